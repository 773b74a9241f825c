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
    record Unauthorized(Answer answer) implements Failure {}

    /** 403: the token lacks permission, or was rejected. */
    record Forbidden(Answer answer) implements Failure {}

    /** 404 or 410. */
    record NotFound(Answer answer) implements Failure {}

    /** 409 or 412. */
    record Conflict(Answer answer) implements Failure {}

    /** 400, 422 and every other 4xx: the server rejected the request. */
    record Invalid(Answer answer) implements Failure {}

    /** 429; the delay is null when the server named none. */
    record RateLimited(Answer answer, @Nullable Duration retryAfter) implements Failure {}

    /**
     * 5xx. A write with this response may have been applied.
     *
     * @param retryAfter the delay that the server named; null when it named none
     */
    record ServerError(Answer answer, @Nullable Duration retryAfter) implements Failure {
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
            implements Failure {
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
    record Unexpected(Answer answer) implements Failure {}

    /** Successful status with a body that reports an error. A write may have been applied. */
    record ErrorReported(Answer answer) implements Failure {}

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
    record NotJson(Answer answer) implements Failure {}

    /**
     * JSON of an unreadable form.
     *
     * @param where a JSON pointer into the answer; empty for the whole
     * @param expected what would have been understood
     */
    record WrongShape(Answer answer, String where, ExpectedContent expected) implements Failure {}

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

    /** What the service said, where it answered at all. */
    default Optional<Answer> said() {
        return switch (this) {
            case Unauthorized(var answer) -> Optional.of(answer);
            case Forbidden(var answer) -> Optional.of(answer);
            case NotFound(var answer) -> Optional.of(answer);
            case Conflict(var answer) -> Optional.of(answer);
            case Invalid(var answer) -> Optional.of(answer);
            case RateLimited(var answer, _) -> Optional.of(answer);
            case ServerError(var answer, _) -> Optional.of(answer);
            case Redirected(var answer, _, _, _, _) -> Optional.of(answer);
            case Unexpected(var answer) -> Optional.of(answer);
            case ErrorReported(var answer) -> Optional.of(answer);
            case NotJson(var answer) -> Optional.of(answer);
            case WrongShape(var answer, _, _) -> Optional.of(answer);
            case Unavailable _,
                    TimedOut _,
                    LostAnswer _,
                    NotHttp _,
                    Undecodable _,
                    TooLarge _,
                    TooMany _,
                    Cancelled _,
                    ReadOnly _,
                    Refused _,
                    NoToken _,
                    Storage _,
                    NotCreated _,
                    Defect _ ->
                    Optional.empty();
        };
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
        return this instanceof Unauthorized
                || this instanceof NoToken
                || this instanceof Cancelled
                || this instanceof Unavailable;
    }

    /** Whether a write that failed so may nevertheless have been applied. */
    default boolean mayHaveBeenApplied() {
        return switch (this) {
            case ServerError error -> true;
            case LostAnswer lost -> true;
            case NotHttp notHttp -> true;
            case Undecodable undecodable -> true;
            case Redirected redirected -> true;
            case ErrorReported reported -> true;
            case TooLarge large -> true;
            case TooMany many -> true;
            case NotJson notJson -> true;
            case WrongShape shape -> true;
            case TimedOut timedOut -> timedOut.sent();
            case Cancelled cancelled -> cancelled.sent();
            case Unauthorized unauthorized -> false;
            case Forbidden forbidden -> false;
            case NotFound notFound -> false;
            case Conflict conflict -> false;
            case Invalid invalid -> false;
            case RateLimited limited -> false;
            case Unexpected unexpected -> true;
            case Unavailable unavailable -> false;
            case ReadOnly readOnly -> false;
            case Refused refused -> false;
            case NoToken noToken -> false;
            case Storage storage -> false;
            case NotCreated notCreated -> false;
            case Defect defect -> true;
        };
    }
}
