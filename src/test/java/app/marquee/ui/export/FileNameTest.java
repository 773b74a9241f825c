package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

/** Titles of videos may hold anything; names of files may not. */
class FileNameTest {
    @Test
    void whatNamesCannotHoldIsADash() {
        assertThat(FileName.of("Aula 3/4: \"o quê?\" \n<a>|*")).isEqualTo("Aula 3-4- -o quê- -a-");
        assertThat(FileName.of(" .. ")).isEqualTo("..");
    }

    /** A name that reads as another one, such as {@code invoice fdp.exe}. */
    @Test
    void directionMarksAreLeftOut() {
        assertThat(FileName.of("invoice \u202efdp\u2066.exe\u2069\u061c"))
                .isEqualTo("invoice fdp.exe");
    }

    @Test
    void aLongNameEndsWhereSystemsTakeItWithoutHalfALetter() {
        String film = "🎬";
        String name = FileName.of(film.repeat(300));
        assertThat(name.codePoints().allMatch(one -> one == film.codePointAt(0))).isTrue();
        assertThat(name.getBytes(StandardCharsets.UTF_8).length).isLessThan(250);
    }
}
