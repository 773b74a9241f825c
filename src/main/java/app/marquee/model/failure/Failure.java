package app.marquee.model.failure;

import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Failure of an operation. Sealed, so that every place that words a failure covers all of them. */
public sealed interface Failure {
    /** 401: the token was rejected. */
    record Unauthorized(Answer answer) implements Answered {}

    /** 403: the token lacks permission, or was rejected. */
    record Forbidden(Answer answer) implements Answered {}

    /** 404 or 410. */
    record NotFound(Answer answer) implements Answered {}

    /** 409 or 412. */
    record Conflict(Answer answer) implements Answered {}

    /** 400, 422 and every other 4xx: the server rejected the request. */
    record Invalid(Answer answer) implements Answered {}

    /** 429; the delay is null when the server named none. */
    record RateLimited(Answer answer, @Nullable Duration retryAfter) implements Answered {}

    /**
     * 5xx. A write with this response may have been applied.
     *
     * @param retryAfter the delay that the server named; null when it named none
     */
    record ServerError(Answer answer, @Nullable Duration retryAfter) implements Answered {
        /** Without a delay. */
        public ServerError(Answer answer) {
            this(answer, null);
        }
    }

    /**
     * Redirect, which is never followed: the token belongs to the URL that was asked.
     *
     * @param location the target without user, query and fragment; empty when none was named
     * @param oldBase the URL of the connection that was used
     * @param newBase the URL that would fit in its place; empty unless the target is another base
     */
    record Redirected(Answer answer, Target target, String location, String oldBase, String newBase)
            implements Answered {
        /** Target of a redirect. */
        public enum Target {
            /** The same operation below another URL. */
            OTHER_BASE,
            /** Another path. */
            OTHER_PATH,
            /** The URL that was asked. */
            SAME,
            /** Plain http to another computer: the token would be readable on the way. */
            INSECURE,
            /** No URL with a host. */
            UNREADABLE,
            /** There was no target. */
            NONE
        }
    }

    /** Status that is neither success, nor a redirect, nor a known error. */
    record Unexpected(Answer answer) implements Answered {}

    /** Successful status with a body that reports an error. A write may have been applied. */
    record ErrorReported(Answer answer) implements Answered {}

    /** Response that breaks the rules of HTTP. A write may have been applied. */
    record NotHttp(String detail) implements Failure {}

    /**
     * Response whose content coding could not be undone.
     *
     * @param coding the name of the coding, or the names
     * @param damaged whether Marquee knows the coding and the data is wrong
     */
    record Undecodable(String coding, boolean damaged) implements Failure {}

    /** Connection that could not be made: nothing was sent. */
    record Unavailable(Cause cause, String detail) implements Failure {
        /** Cause of a connection failure. */
        public enum Cause {
            REFUSED,
            NO_SUCH_HOST,
            NO_ROUTE,
            /** The secure connection failed otherwise than below. */
            TLS,
            /** No authority that this computer trusts signed the certificate. */
            TLS_UNTRUSTED,
            /** The same, although the connection has an authority of its own: it is another one. */
            TLS_OTHER_AUTHORITY,
            /** The certificate, or one above it, is not valid any more, or not yet. */
            TLS_EXPIRED,
            /** The certificate is for another host. */
            TLS_OTHER_HOST,
            /** The proxy cannot be reached, or refuses. */
            PROXY,
            /** A proxy of another type than http, such as SOCKS. */
            PROXY_TYPE,
            /** The URL of the proxy can't be read. */
            PROXY_URL,
            /** The port of the proxy isn't one. */
            PROXY_PORT,
            /** The proxy wants a login, and there is none. */
            PROXY_LOGIN,
            /** The proxy rejected its login. */
            PROXY_REJECTED,
            /** Plain http to another computer: the token would be readable on the way. */
            INSECURE,
            /** The URL of the connection has no host, or a port that isn't one. */
            URL,
            OTHER
        }
    }

    /** Timeout; {@code sent} says whether the server may have received the request. */
    record TimedOut(Phase phase, Duration limit, boolean sent) implements Failure {
        /** Phase of a request that timed out. */
        public enum Phase {
            CONNECT,
            HEADERS,
            BODY
        }
    }

    /** Request that was sent without a complete response. A write may have been applied. */
    record LostAnswer(String detail) implements Failure {}

    /** Successful status with a body that is not JSON. */
    record NotJson(Answer answer) implements Answered {}

    /**
     * JSON of an unreadable form.
     *
     * @param where a JSON pointer into the answer; empty for the whole
     * @param expected what would have been understood
     */
    record WrongShape(Answer answer, String where, ExpectedContent expected) implements Answered {}

    /** Response that is larger than the limit. */
    record TooLarge(long limitBytes) implements Failure {}

    /** Response with more rows, or single values beside them, than the limit. */
    record TooMany(int most) implements Failure {}

    /**
     * Request cancelled by the user or by closing the view; {@code sent} says whether the server
     * may have received it.
     */
    record Cancelled(boolean sent) implements Failure {}

    /** Read-only connection: nothing was sent. */
    record ReadOnly(Operation operation) implements Failure {}

    /** Request that breaks the contract: nothing was sent. */
    record Refused(List<Violation> violations) implements Failure {
        public Refused {
            violations = List.copyOf(violations);
        }
    }

    /** Connection without a token: nothing was sent. */
    record NoToken() implements Failure {}

    /** Read or write error on this computer. */
    record Storage(String what, String detail) implements Failure {}

    /**
     * Change for an item that an earlier change was to create: nothing was sent.
     *
     * @param mayExist whether the item may have been created without its ID being known
     */
    record NotCreated(String item, boolean mayExist) implements Failure {}

    /** Defect of the program itself. */
    record Defect(String detail) implements Failure {}

    /** Failure with a response of the server. */
    sealed interface Answered extends Failure {
        Answer answer();
    }

    /** The row of the table that says what follows from it. */
    default FailureType type() {
        return switch (this) {
            case Unauthorized _ -> FailureType.UNAUTHORIZED;
            case Forbidden _ -> FailureType.FORBIDDEN;
            case NotFound _ -> FailureType.NOT_FOUND;
            case Conflict _ -> FailureType.CONFLICT;
            case Invalid _ -> FailureType.INVALID;
            case RateLimited _ -> FailureType.RATE_LIMITED;
            case ServerError _ -> FailureType.SERVER_ERROR;
            case Redirected _ -> FailureType.REDIRECTED;
            case Unexpected _ -> FailureType.UNEXPECTED;
            case ErrorReported _ -> FailureType.ERROR_REPORTED;
            case NotHttp _ -> FailureType.NOT_HTTP;
            case Undecodable _ -> FailureType.UNDECODABLE;
            case Unavailable _ -> FailureType.UNAVAILABLE;
            case TimedOut _ -> FailureType.TIMED_OUT;
            case LostAnswer _ -> FailureType.LOST_ANSWER;
            case NotJson _ -> FailureType.NOT_JSON;
            case WrongShape _ -> FailureType.WRONG_SHAPE;
            case TooLarge _ -> FailureType.TOO_LARGE;
            case TooMany _ -> FailureType.TOO_MANY;
            case Cancelled _ -> FailureType.CANCELLED;
            case ReadOnly _ -> FailureType.READ_ONLY;
            case Refused _ -> FailureType.REFUSED;
            case NoToken _ -> FailureType.NO_TOKEN;
            case Storage _ -> FailureType.STORAGE;
            case NotCreated _ -> FailureType.NOT_CREATED;
            case Defect _ -> FailureType.DEFECT;
        };
    }

    /** What the service said, where it answered at all. */
    default Optional<Answer> said() {
        return this instanceof Answered answered
                ? Optional.of(answered.answer())
                : Optional.empty();
    }

    /** The delay that the server named before the next request. */
    default Optional<Duration> delay() {
        return switch (this) {
            case RateLimited(_, var wait) -> Optional.ofNullable(wait);
            case ServerError(_, var wait) -> Optional.ofNullable(wait);
            default -> Optional.empty();
        };
    }

    /** Whether the next request of many would fail in the same way. */
    default boolean endsAll() {
        return type().has(FailureType.Trait.ENDS_ALL);
    }

    /** Whether nothing but another token helps. */
    default boolean needsToken() {
        return type().has(FailureType.Trait.NEEDS_TOKEN);
    }

    /** Whether it passes after a delay, whether or not the server named one. */
    default boolean passes() {
        return type().has(FailureType.Trait.PASSES) || delay().isPresent();
    }

    /** Whether the server said nothing in time. */
    default boolean isSilence() {
        return type().has(FailureType.Trait.SILENCE);
    }

    /** Whether a server that doesn't know the operation may fail so, too. */
    default boolean mayBeOtherServer() {
        return type().has(FailureType.Trait.OTHER_SERVER);
    }

    /** Whether a write that failed so may nevertheless have been applied. */
    default boolean mayHaveBeenApplied() {
        return switch (type().write()) {
            case LATER, NOT_APPLIED -> false;
            case MAYBE_APPLIED -> true;
            case IF_SENT -> isSent();
        };
    }

    private boolean isSent() {
        return switch (this) {
            case TimedOut timedOut -> timedOut.sent();
            case Cancelled cancelled -> cancelled.sent();
            default -> true;
        };
    }
}
