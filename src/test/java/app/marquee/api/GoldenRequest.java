package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.http.FilePart;
import app.marquee.http.JsonBody;
import app.marquee.http.QueryParameter;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A request and what has to be seen of it: method, host role, path and query in one line, the body
 * byte for byte in the next.
 */
record GoldenRequest(String name, ApiRequest request, String line, String body) {
    static String lineOf(ApiRequest request) {
        String path = request.operation().path();
        for (Map.Entry<String, String> variable : request.pathVariables().entrySet()) {
            path = path.replace("{" + variable.getKey() + "}", variable.getValue());
        }
        String query =
                request.query().stream().map(GoldenRequest::text).collect(Collectors.joining("&"));
        return "%s %s %s%s"
                .formatted(
                        request.operation().method(),
                        request.operation().host(),
                        path,
                        query.isEmpty() ? "" : "?" + query);
    }

    static String bodyOf(ApiRequest request) {
        FilePart file = request.file();
        if (file != null) {
            return new String(file.multipart(), StandardCharsets.ISO_8859_1);
        }
        JsonBody body = request.body();
        return body == null ? "" : body.json();
    }

    private static String text(QueryParameter parameter) {
        return parameter.value() == null
                ? parameter.name()
                : parameter.name() + "=" + parameter.value();
    }

    @Override
    public String toString() {
        return name;
    }
}
