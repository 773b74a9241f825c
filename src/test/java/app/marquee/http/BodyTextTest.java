package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.Charset;
import java.util.HexFormat;

/** The encoding of a body as its first bytes show, and whether they are text. */
class BodyTextTest {
    @ParameterizedTest
    @CsvSource({
        "feff007b, UTF-16, true",
        "fffe7b00, UTF-16, true",
        "007b007d, UTF-16BE, true",
        "7b007d00, UTF-16LE, true",
        "0000007b, UTF-8, false",
        "7b7d, UTF-8, true",
        "c3a9, UTF-8, true",
        "c3, UTF-8, true",
        "e9e9, UTF-8, false",
        "1f8b0800, UTF-8, false",
        "090d0a0c, UTF-8, true",
    })
    void encodings(String hex, Charset charset, boolean isText) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        assertThat(BodyText.charset(bytes)).isEqualTo(charset);
        assertThat(BodyText.isText(bytes)).isEqualTo(isText);
    }

    @ParameterizedTest
    @CsvSource({
        "a-Z0._~, a-Z0._~",
        "é, %C3%A9",
        "ª², %C2%AA%C2%B2",
        "a b/c?d=e&f, a%20b%2Fc%3Fd%3De%26f",
        "١, %D9%A1",
    })
    void onlyUnreservedAsciiStaysInAUrl(String text, String encoded) {
        assertThat(RequestUrl.encode(text)).isEqualTo(encoded);
    }
}
