package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;

class XlsxTextTest {

    @ParameterizedTest
    @CsvSource({
        "clip_x1080_final, clip_x005F_x1080_final",
        "_x005F_x1080_, _x005F_x005F_x005F_x1080_",
        "_x0041_x0042_, _x005F_x0041_x005F_x0042_",
        "_x00_ _xyzwv_ _X0041_, _x00_ _xyzwv_ _X0041_",
        "_x000d_, _x005F_x000d_"
    })
    void onlyWhatStandsForACharacterIsEscaped(String text, String encoded) {
        assertThat(XlsxText.encode(text)).isEqualTo(encoded);
        assertThat(XlsxText.decode(encoded)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"_x000D_\n", "_x000d_\n"})
    void lineBreaksOfWindowsAreDecoded(String encoded) {
        assertThat(XlsxText.decode(encoded)).isEqualTo("\r\n");
    }

    @Test
    void everyTextComesBack() {
        String letters = "_x0041F\u0001\u001f\ufffe\r\n\t é";
        Random random = new Random(5);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int at = random.nextInt(30); at > 0; at--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            assertThat(XlsxText.decode(XlsxText.encode(text.toString())))
                    .isEqualTo(text.toString());
        }
    }
}
