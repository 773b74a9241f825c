package app.marquee.sandbox.wire;

/**
 * Answers the calls of an operation, on the request's own thread. A {@link Refusal} is an answer
 * too.
 */
@FunctionalInterface
public interface Handler {
    Answer answer(Call call);
}
