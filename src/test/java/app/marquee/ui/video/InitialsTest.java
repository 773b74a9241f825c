package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.video.RowPictureFrame.Initials;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands in the place of an image is short, and the same for the same title. */
class InitialsTest {
    @ParameterizedTest
    @CsvSource({
        "Aula 1: luz natural, A1",
        "«Áudio» élan, ÁÉ",
        "Depoimento, D",
        "🎬 Bastidores, B",
        "الدرس 28: مقدمة, ا",
        "ひらがなの書き方, ひ",
        "'  =SUM(A1)', SA",
        "🎉🎉🎉, ''",
        "'', ''"
    })
    void areTheFirstSignsOfTwoWords(String title, String initials) {
        assertThat(Initials.of(title)).isEqualTo(initials);
    }

    @Test
    void aTitleKeepsItsColor() {
        assertThat(Initials.color("Aula 1", 6)).isEqualTo(Initials.color("Aula 1", 6));
        assertThat(Initials.color("Aula 1", 6)).isBetween(0, 5);
        assertThat(Initials.color("", 6)).isBetween(0, 5);
    }
}
