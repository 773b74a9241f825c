package app.marquee.http;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import java.net.http.HttpHeaders;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Check of the headers that say where a body ends (RFC 9112, 6.3). The client takes the first of
 * several lengths, and a length before chunks, so that the rest would be read as content.
 */
final class Framing {
    private static final List<String> NAMES = List.of("Transfer-Encoding", "Content-Length");

    private Framing() {}

    /** Throws {@link FailureException} unless the end of the body is certain. */
    static void require(HttpHeaders headers) {
        List<String> codings =
                headers.allValues("Transfer-Encoding").stream()
                        .filter(coding -> !coding.equalsIgnoreCase("identity"))
                        .toList();
        long lengths = headers.allValues("Content-Length").stream().distinct().count();
        boolean isChunked = codings.stream().allMatch(coding -> coding.equalsIgnoreCase("chunked"));
        if (!isChunked || codings.size() + lengths > 1) {
            throw new FailureException(new Failure.NotHttp(named(headers)));
        }
    }

    private static String named(HttpHeaders headers) {
        return NAMES.stream()
                .flatMap(name -> named(name, headers.allValues(name)))
                .collect(Collectors.joining(", "));
    }

    private static Stream<String> named(String name, List<String> values) {
        return values.stream().map(value -> name + ": " + ServiceWords.plain(value));
    }
}
