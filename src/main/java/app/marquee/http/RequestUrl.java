package app.marquee.http;

import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.HostRole;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * URL of a request at one host of its connection. A variable stays one path segment, and no path
 * leaves the host.
 */
public final class RequestUrl {
    private static final Pattern VARIABLE = Pattern.compile("\\{([^{}/]+)}");
    private static final String UNRESERVED = "-._~";

    /** Servers and proxies read these as steps through the path, even when they are encoded. */
    private static final Set<String> STEPS = Set.of("", ".", "..");

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private RequestUrl() {}

    /** Throws {@link FailureException} for a variable that would lead elsewhere. */
    public static URI of(Connection connection, HostRole role, ApiRequest request) {
        String template =
                connection
                        .routes()
                        .paths()
                        .getOrDefault(request.operation(), request.operation().path());
        if (!template.startsWith("/")) {
            throw new FailureException(
                    new Failure.Defect("The path must start with a slash: " + template));
        }
        String path = VARIABLE.matcher(template).replaceAll(found -> segment(found, request));
        return URI.create(root(connection.url(role)) + path + query(request.query()));
    }

    /** Scheme, host, port and the path in front of everything; never a user or a query. */
    static String root(URI address) {
        String port = address.getPort() < 0 ? "" : ":" + address.getPort();
        @Nullable String path = address.getRawPath();
        String prefix = path == null ? "" : path.replaceAll("/+$", "");
        @Nullable String host = address.getHost();
        return address.getScheme() + "://" + (host == null ? "" : host) + port + prefix;
    }

    private static String segment(MatchResult found, ApiRequest request) {
        String name = found.group(1);
        String value = request.pathVariables().get(name);
        if (value == null) {
            throw new FailureException(
                    new Failure.Defect("The request has no value for {" + name + "} in its path"));
        }
        if (STEPS.contains(value)) {
            throw new FailureException(
                    new Failure.Refused(
                            List.of(new Violation(name, new ValidationResult.NotUuid(value)))));
        }
        return Matcher.quoteReplacement(encode(value));
    }

    private static String query(List<QueryParameter> parameters) {
        return parameters.isEmpty()
                ? ""
                : parameters.stream()
                        .map(RequestUrl::parameter)
                        .collect(Collectors.joining("&", "?", ""));
    }

    private static String parameter(QueryParameter parameter) {
        String name = encode(parameter.name());
        return parameter.value() == null ? name : name + "=" + encode(parameter.value());
    }

    public static String encode(String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte part : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (part & 0xff);
            if (c < 0x80 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0)) {
                encoded.append(c);
            } else {
                encoded.append('%').append(HEX.toHexDigits(part));
            }
        }
        return encoded.toString();
    }
}
