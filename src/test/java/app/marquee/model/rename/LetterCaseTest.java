package app.marquee.model.rename;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Case of names, whatever the language of the computer. */
class LetterCaseTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TITLE | it's o’brien | It's O’brien",
                "TITLE | 2nd lesson-two | 2nd Lesson-Two",
                "TITLE | a\u00a0b | A\u00a0B",
                "SENTENCE | one. two? three! four | One. Two? Three! Four",
                "SENTENCE | version 2.5 of it | Version 2.5 of it",
                "SENTENCE | (one) two | (One) two",
                "SENTENCE | one.\u00a0two, THREE | One.\u00a0Two, three",
                "SENTENCE | …and so on | …And so on",
                "SENTENCE | 3 parts. 4 more | 3 parts. 4 more",
                "SENTENCE | one: two; three | One: two; three",
                "SENTENCE | one.) two | One.) two",
                "UPPER | straße é | STRASSE É",
                "LOWER | ÀÉ İ | àé i̇"
            })
    void eachCase(LetterCase letters, String name, String cased) {
        assertThat(letters.of(name)).isEqualTo(cased);
    }

    @ParameterizedTest
    @CsvSource({"TITLE, e\u0301cole de\u0301, E\u0301cole De\u0301"})
    void aMarkBelongsToItsLetter(LetterCase letters, String name, String cased) {
        assertThat(letters.of(name)).isEqualTo(cased);
    }
}
