package app.marquee.sandbox.wire;

/**
 * Handler of an operation's calls, on the request's own thread. A {@link Refusal} becomes a
 * response, too.
 */
@FunctionalInterface
public interface Handler {
    Answer answer(Call call);
}
