package app.marquee.http;

import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Redirected.Target;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpHeaders;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/**
 * Redirect of a request, compared with the URL that was asked to find out what to correct in the
 * connection.
 *
 * @param asked the URL of the request
 * @param root the URL of the connection in front of its path
 */
record Redirect(URI asked, URI root) {
    private static final Set<Integer> STATUSES = Set.of(301, 302, 303, 307, 308);

    static boolean isOne(int status) {
        return STATUSES.contains(status);
    }

    Failure failure(Answer answer, HttpHeaders headers) {
        String named = ServiceWords.plain(text(headers.firstValue("Location").orElse("")));
        if (named.isEmpty()) {
            return failure(answer, Target.NONE, "", "");
        }
        URI target = target(named);
        if (target == null) {
            return failure(answer, Target.UNREADABLE, named, "");
        }
        String location = RequestUrl.root(target) + (endsInSlash(target) ? "/" : "");
        if (!ServiceAddress.isAllowed(target)) {
            return failure(answer, Target.INSECURE, location, "");
        }
        String base = base(target);
        if (base == null) {
            return failure(answer, Target.OTHER_PATH, location, "");
        }
        if (!base.equals(base(asked))) {
            return failure(answer, Target.OTHER_BASE, location, base);
        }
        boolean isSame = endsInSlash(target) == endsInSlash(asked);
        return failure(answer, isSame ? Target.SAME : Target.OTHER_PATH, location, "");
    }

    private Failure failure(Answer answer, Target target, String location, String base) {
        return new Failure.Redirected(answer, target, location, RequestUrl.root(root), base);
    }

    /** Of a header, whose bytes stand for characters one by one. */
    private static String text(String header) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(header.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString();
        } catch (CharacterCodingException _) {
            return header;
        }
    }

    private @Nullable URI target(String location) {
        try {
            // A query alone keeps the path (RFC 3986, section 5.2.2), which Java's rule cuts.
            String whole = location.startsWith("?") ? asked.getRawPath() + location : location;
            URI target = asked.resolve(new URI(whole.replace(" ", "%20")));
            String scheme = target.getScheme().toLowerCase(Locale.ROOT);
            boolean isWeb = scheme.equals("https") || scheme.equals("http");
            return isWeb && target.getHost() != null ? target : null;
        } catch (URISyntaxException | IllegalArgumentException _) {
            return null;
        }
    }

    /** The URL of a connection whose path for this request would be the target; null without. */
    private @Nullable String base(URI target) {
        String prefix = root.getRawPath().replaceAll("/+$", "");
        String operation = withoutSlash(asked.getRawPath().substring(prefix.length()));
        String path = withoutSlash(target.getRawPath());
        return path.endsWith(operation)
                ? origin(target) + path.substring(0, path.length() - operation.length())
                : null;
    }

    private static String origin(URI url) {
        String scheme = url.getScheme().toLowerCase(Locale.ROOT);
        int usual = scheme.equals("https") ? 443 : 80;
        boolean isUsual = url.getPort() < 0 || url.getPort() == usual;
        return scheme
                + "://"
                + url.getHost().toLowerCase(Locale.ROOT)
                + (isUsual ? "" : ":" + url.getPort());
    }

    private static boolean endsInSlash(URI url) {
        return url.getRawPath().endsWith("/");
    }

    private static String withoutSlash(String path) {
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }
}
