package app.marquee.http;

import app.marquee.http.proxy.ProxyLogin;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.model.connection.Authority;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.TimedOut.Phase;
import app.marquee.model.failure.Failure.Unavailable.Cause;

import org.jspecify.annotations.Nullable;

import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpHeaders;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;

/** Mapping of statuses and network exceptions to failures: the whole policy on one page. */
final class FailureMapper {
    /** How the JDK's client says that a server never looked at a request (RFC 9113, 6.8). */
    private static final String NOT_PROCESSED = "request not processed by peer";

    /** How it says that a connection has as many requests under way as the service takes. */
    private static final String NO_ROOM = "too many concurrent streams";

    /** How it says that the other side does not speak TLS at all. */
    private static final String NO_TLS = "SSL message";

    /** How it says that a proxy let nothing through. */
    private static final String NO_TUNNEL = "Tunnel failed";

    /** How it says that a body came in chunks that were none. */
    private static final String CHUNK = "chunk";

    /** How it says that a response without content has some. */
    private static final String NO_CONTENT_LENGTH = "content length header";

    private final Timeouts timeouts;

    FailureMapper(Timeouts timeouts) {
        this.timeouts = timeouts;
    }

    static Failure ofStatus(Answer answer, @Nullable Duration retryAfter) {
        int status = answer.status();
        return switch (status) {
            case 401 -> new Failure.Unauthorized(answer);
            case 403 -> new Failure.Forbidden(answer);
            case 404, 410 -> new Failure.NotFound(answer);
            case 409, 412 -> new Failure.Conflict(answer);
            case 429 -> new Failure.RateLimited(answer, retryAfter);
            default -> {
                if (status >= 400 && status < 500) {
                    yield new Failure.Invalid(answer);
                }
                yield status >= 500 && status < 600
                        ? new Failure.ServerError(answer, retryAfter)
                        : new Failure.Unexpected(answer);
            }
        };
    }

    /**
     * What stood in the way before any status came back.
     *
     * @param sent whether the service may have received the request
     */
    Failure ofException(IOException thrown, boolean sent) {
        if (find(thrown, HttpConnectTimeoutException.class) != null) {
            return new Failure.TimedOut(Phase.CONNECT, timeouts.connect(), false);
        }
        if (find(thrown, HttpTimeoutException.class) != null) {
            return new Failure.TimedOut(Phase.HEADERS, timeouts.headers(), sent);
        }
        Cause cause = says(thrown, NO_TUNNEL) ? Cause.PROXY : cause(thrown);
        if (cause != null) {
            return new Failure.Unavailable(cause, detail(thrown));
        }
        if (sent && isNotHttp(thrown)) {
            return new Failure.NotHttp(detail(thrown));
        }
        return sent && !says(thrown, NOT_PROCESSED)
                ? new Failure.LostAnswer(detail(thrown))
                : new Failure.Unavailable(
                        find(thrown, SSLException.class) == null ? Cause.OTHER : Cause.TLS,
                        detail(thrown));
    }

    /** What broke a body while it arrived. */
    static Failure ofBody(Throwable thrown) {
        return isNotHttp(thrown)
                ? new Failure.NotHttp(detail(thrown))
                : new Failure.LostAnswer(detail(thrown));
    }

    private static boolean isNotHttp(Throwable thrown) {
        boolean isCut = find(thrown, EOFException.class) != null;
        return find(thrown, ProtocolException.class) != null
                || says(thrown, NO_CONTENT_LENGTH)
                || (!isCut && says(thrown, CHUNK));
    }

    /** Whether the client kept a request back, since its connection takes no more at present. */
    static boolean isTurnedAway(IOException thrown) {
        return says(thrown, NO_ROOM);
    }

    /** A proxy asked for a login: it got none, or one that it rejected. */
    static Failure ofLogin(ProxyRoute.Through proxy, HttpHeaders headers) {
        ProxyLogin login = proxy.login();
        String schemes =
                headers.allValues("Proxy-Authenticate").stream()
                        .map(value -> value.strip().split("[\\s,]", 2)[0])
                        .filter(scheme -> !scheme.isEmpty())
                        .distinct()
                        .collect(Collectors.joining(", "));
        String more = schemes.isEmpty() ? "" : " (" + schemes + ")";
        return login == null
                ? new Failure.Unavailable(Cause.PROXY_LOGIN, proxy.name() + more)
                : new Failure.Unavailable(Cause.PROXY_REJECTED, login.source() + more);
    }

    /** The same, where the proxy and not the service was on the other side. */
    static Failure behind(String proxy, Failure failure) {
        return switch (failure) {
            case Failure.Unavailable(var cause, var detail)
                    when cause == Cause.REFUSED
                            || cause == Cause.NO_SUCH_HOST
                            || cause == Cause.NO_ROUTE ->
                    new Failure.Unavailable(Cause.PROXY, proxy + ": " + detail);
            case Failure.TimedOut(var phase, var _, var _) when phase == Phase.CONNECT ->
                    new Failure.Unavailable(Cause.PROXY, proxy + " doesn't respond");
            default -> failure;
        };
    }

    /** The same, where an authority was given that should have helped. */
    static Failure despite(Authority given, Failure failure) {
        return failure instanceof Failure.Unavailable(var cause, var detail)
                        && cause == Cause.TLS_UNTRUSTED
                ? new Failure.Unavailable(
                        Cause.TLS_OTHER_AUTHORITY,
                        given.name() + " didn't sign this certificate: " + detail)
                : failure;
    }

    /** What surely happened before anything was sent; null for everything else. */
    private static @Nullable Cause cause(IOException thrown) {
        if (find(thrown, UnresolvedAddressException.class) != null
                || find(thrown, UnknownHostException.class) != null) {
            return Cause.NO_SUCH_HOST;
        }
        if (find(thrown, SSLHandshakeException.class) != null
                || find(thrown, SSLPeerUnverifiedException.class) != null
                || says(thrown, NO_TLS)) {
            return TlsCause.of(thrown);
        }
        if (find(thrown, NoRouteToHostException.class) != null) {
            return Cause.NO_ROUTE;
        }
        ConnectException connecting = find(thrown, ConnectException.class);
        return connecting == null ? null : cause(detail(connecting));
    }

    private static Cause cause(String detail) {
        String text = detail.toLowerCase(Locale.ROOT);
        if (text.contains("refused")) {
            return Cause.REFUSED;
        }
        return text.contains("unreachable") || text.contains("no route")
                ? Cause.NO_ROUTE
                : Cause.OTHER;
    }

    private static boolean says(Throwable thrown, String words) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (String.valueOf(each.getMessage()).contains(words)) {
                return true;
            }
        }
        return false;
    }

    /** The innermost message: the outer ones only repeat it or say nothing. */
    private static String detail(Throwable thrown) {
        String detail = thrown.getClass().getSimpleName();
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            String message = each.getMessage();
            detail = message == null || message.isBlank() ? detail : message;
        }
        return detail;
    }

    private static <X> @Nullable X find(Throwable thrown, Class<X> type) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (type.isInstance(each)) {
                return type.cast(each);
            }
        }
        return null;
    }

    /** Classifier of certificate errors, as far as the JDK's exceptions show the cause. */
    private static final class TlsCause {
        /** There is no type for it; these are the words of its only place in the JDK. */
        private static final List<String> OTHER_HOST =
                List.of("No subject alternative", "No name matching", "doesn't match");

        private TlsCause() {}

        static Cause of(Throwable thrown) {
            Cause cause = Cause.TLS;
            for (Throwable each = thrown; each != null; each = each.getCause()) {
                if (each instanceof CertificateExpiredException
                        || each instanceof CertificateNotYetValidException) {
                    return Cause.TLS_EXPIRED;
                }
                if (each instanceof CertPathBuilderException || isForged(each)) {
                    cause = Cause.TLS_UNTRUSTED;
                }
                String message = String.valueOf(each.getMessage());
                if (OTHER_HOST.stream().anyMatch(message::contains)) {
                    return Cause.TLS_OTHER_HOST;
                }
            }
            return cause;
        }

        /** Signed with another key than that of the authority whose name it says. */
        private static boolean isForged(Throwable thrown) {
            return thrown instanceof CertPathValidatorException invalid
                    && invalid.getReason()
                            == CertPathValidatorException.BasicReason.INVALID_SIGNATURE;
        }
    }
}
