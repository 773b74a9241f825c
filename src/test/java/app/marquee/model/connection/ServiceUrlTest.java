package app.marquee.model.connection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/** What users type as the URL of a server. */
class ServiceUrlTest {
    /** A line for each URL of a report; a bar may be part of the URL. */
    static Stream<String> lines() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        ServiceUrlTest.class.getResourceAsStream(
                                "/app/marquee/corpus/http/urls.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.startsWith("#") && !line.isBlank())
                            .toList()
                            .stream();
        }
    }

    private static String words(ServiceUrl read) {
        return switch (read) {
            case ServiceUrl.Found(var url) -> url.toString();
            case ServiceUrl.Refused(var reason, var detail) -> (reason + " " + detail).strip();
        };
    }

    @ParameterizedTest
    @MethodSource("lines")
    void everyUrlIsReadOrRefusedWithItsReason(String line) {
        int bar = line.lastIndexOf(" | ");
        String typed = line.substring(0, bar).replace('␠', ' ').replace('⍽', '\u00a0');
        ServiceUrl read = ServiceUrl.read(typed);
        assertThat(words(read)).isEqualTo(line.substring(bar + 3).strip());
        assertThat(read.toString()).doesNotContain("canary");
        if (read instanceof ServiceUrl.Found(URI url)) {
            assertThat(ServiceUrl.read(url.toString())).isEqualTo(read);
        }
    }
}
