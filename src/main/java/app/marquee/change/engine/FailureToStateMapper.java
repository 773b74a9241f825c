package app.marquee.change.engine;

import app.marquee.model.Secret;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Collection;

/** Mapping from failures to change states. */
final class FailureToStateMapper {
    private FailureToStateMapper() {}

    static ChangeState state(Failure failure) {
        // Its item may be there, so that it is neither sent nor called undone.
        if (failure instanceof Failure.NotCreated(_, var mayExist) && mayExist) {
            return ChangeState.UNKNOWN;
        }
        return switch (failure.type().write()) {
            case LATER -> ChangeState.STAGED;
            case NOT_APPLIED -> ChangeState.FAILED;
            case MAYBE_APPLIED -> ChangeState.UNKNOWN;
            case IF_SENT -> failure.mayHaveBeenApplied() ? ChangeState.UNKNOWN : unsent(failure);
        };
    }

    private static ChangeState unsent(Failure failure) {
        return failure instanceof Failure.Cancelled ? ChangeState.CANCELLED : ChangeState.FAILED;
    }

    private static @Nullable Instant notBefore(Failure failure, Instant now) {
        return failure.delay().map(now::plus).orElse(null);
    }

    /** The failure in the words that may be kept: a service may repeat a password in its own. */
    static ChangeAnswer answer(Failure failure, Instant now, Collection<Secret> secrets) {
        Answer answer = failure.said().orElse(null);
        String words = words(failure);
        return new ChangeAnswer(
                answer == null ? null : answer.status(),
                words == null ? null : masked(words, secrets),
                failure.type().recorded(),
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
