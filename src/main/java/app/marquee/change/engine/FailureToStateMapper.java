package app.marquee.change.engine;

import app.marquee.model.Secret;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Collection;

/** Mapping from failures to change states: the whole policy on one page. */
final class FailureToStateMapper {
    private FailureToStateMapper() {}

    static ChangeState state(Failure failure) {
        return switch (failure) {
            // Refused for now, nothing was done: it can be sent again.
            case Failure.RateLimited _,
                    Failure.Unauthorized _,
                    Failure.Forbidden _,
                    Failure.NoToken _ ->
                    ChangeState.STAGED;
            case Failure.Cancelled cancelled ->
                    cancelled.sent() ? ChangeState.UNKNOWN : ChangeState.CANCELLED;
            case Failure.NotFound _,
                    Failure.Conflict _,
                    Failure.Invalid _,
                    Failure.Unavailable _,
                    Failure.ReadOnly _,
                    Failure.Refused _,
                    Failure.Storage _ ->
                    ChangeState.FAILED;
            // Its item may be there, so that it is neither sent nor called undone.
            case Failure.NotCreated notCreated ->
                    notCreated.mayExist() ? ChangeState.UNKNOWN : ChangeState.FAILED;
            case Failure.TimedOut timedOut ->
                    timedOut.sent() ? ChangeState.UNKNOWN : ChangeState.FAILED;
            case Failure.ServerError _,
                    Failure.LostAnswer _,
                    Failure.NotHttp _,
                    Failure.Undecodable _,
                    Failure.Redirected _,
                    Failure.ErrorReported _,
                    Failure.Unexpected _,
                    Failure.NotJson _,
                    Failure.WrongShape _,
                    Failure.TooLarge _,
                    Failure.TooMany _,
                    Failure.Defect _ ->
                    ChangeState.UNKNOWN;
        };
    }

    private static @Nullable Instant notBefore(Failure failure, Instant now) {
        return failure.delay().map(now::plus).orElse(null);
    }

    /** The failure in the words that may be kept: a service may repeat a password in its own. */
    static ChangeAnswer answer(Failure failure, Instant now, Collection<Secret> secrets) {
        String kind = failure.getClass().getSimpleName();
        Answer answer = failure.said().orElse(null);
        String words = words(failure);
        return new ChangeAnswer(
                answer == null ? null : answer.status(),
                words == null ? null : masked(words, secrets),
                kind,
                notBefore(failure, now));
    }

    /** The server's own message; of a redirect its target, since its message says nothing. */
    private static @Nullable String words(Failure failure) {
        return failure instanceof Failure.Redirected(_, _, var location, _, _)
                        && !location.isEmpty()
                ? location
                : failure.said().map(Answer::words).orElse(null);
    }

    private static String masked(String words, Collection<Secret> secrets) {
        String masked = words;
        for (Secret secret : secrets) {
            if (!secret.reveal().isEmpty()) {
                masked = masked.replace(secret.reveal(), Secret.MASK);
            }
        }
        return masked;
    }
}
