package app.marquee.ui.playlists.edit;

import app.marquee.model.failure.Failure;
import app.marquee.model.playlist.LinkReport;
import app.marquee.model.playlist.LinkReport.End;
import app.marquee.model.playlist.LinkReport.Hop;
import app.marquee.text.Messages;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Formatter of the report of a URL check. Immutable. */
record LinkWords(Messages messages) {
    /** The outcome first, then the redirects, then possible issues for a visitor. */
    String of(LinkReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(outcome(report));
        if (report.hops().size() > 1) {
            lines.add(
                    messages.text(
                            "link.way",
                            report.hops().stream()
                                    .map(LinkWords::hop)
                                    .collect(Collectors.joining(" → "))));
        }
        if (!report.isSecure()) {
            lines.add(messages.text("link.insecure"));
        }
        return String.join("\n", lines);
    }

    private static String hop(Hop hop) {
        return hop.address() + " (" + hop.status() + ")";
    }

    private String outcome(LinkReport report) {
        return switch (report.end()) {
            case End.Arrived() -> arrived(report.hops().getLast());
            case End.TooFar() -> messages.text("link.far", report.hops().size() - 1);
            case End.Nowhere(String location) when location.isBlank() ->
                    messages.text("link.nowhere", report.hops().getLast().status());
            case End.Nowhere(String location) -> messages.text("link.elsewhere", location);
            case End.PrivateAddress(URI address) -> messages.text("link.private", address);
            case End.Failed(URI address, Failure failure) ->
                    messages.text("link.failed", address, messages.text(reason(failure)));
        };
    }

    private String arrived(Hop last) {
        int status = last.status();
        String key =
                switch (status) {
                    case 401, 403, 405, 429 -> "link.refused";
                    case 404, 410 -> "link.gone";
                    default ->
                            status / 100 == 2
                                    ? "link.works"
                                    : status >= 500 ? "link.broken" : "link.strange";
                };
        return messages.text(key, status);
    }

    private static String reason(Failure failure) {
        return switch (failure) {
            case Failure.TimedOut _ -> "link.reason.time";
            case Failure.Unavailable unavailable -> reason(unavailable.cause());
            default -> "link.reason.other";
        };
    }

    /**
     * The reason of a failure; foreign URLs are checked without the connection's additional
     * certificate authority.
     */
    private static String reason(Failure.Unavailable.Cause cause) {
        return switch (cause) {
            case TLS_OTHER_AUTHORITY -> "link.reason.tls_untrusted";
            case PROXY_TYPE, PROXY_URL, PROXY_PORT -> "link.reason.proxy_unusable";
            case PROXY_LOGIN, PROXY_REJECTED -> "link.reason.proxy_login";
            case URL -> "link.reason.other";
            default -> "link.reason." + cause.name().toLowerCase(Locale.ROOT);
        };
    }
}
