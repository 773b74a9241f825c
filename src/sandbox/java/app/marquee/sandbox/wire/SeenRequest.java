package app.marquee.sandbox.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Recorded request for assertions on what was really sent. {@code bodyTaken} is false where a fault
 * ended the exchange before the body was read. Its text form omits the headers, which hold the
 * token.
 */
@SuppressWarnings("ArrayRecordComponent") // Passed on unchanged and never compared.
public record SeenRequest(
        HostRole host,
        String method,
        String path,
        String rawQuery,
        Map<String, List<String>> headers,
        byte[] body,
        boolean bodyTaken) {

    /** The first value of a header, whatever the case of its name. */
    public Optional<String> header(String name) {
        Map<String, List<String>> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        byName.putAll(headers);
        return Optional.ofNullable(byName.get(name)).flatMap(values -> values.stream().findFirst());
    }

    /** The path with its query, as it stood in the request line. */
    public String target() {
        return rawQuery.isEmpty() ? path : path + "?" + rawQuery;
    }

    @Override
    public String toString() {
        return method + " " + target() + " (" + host + ", " + body.length + " bytes)";
    }
}
