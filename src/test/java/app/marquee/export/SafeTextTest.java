package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that a spreadsheet could run, also where it takes another separator. */
final class SafeTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '^',
            value = {
                "=1+1 ~ '=1+1",
                "Foo;=1+1 ~ Foo;'=1+1",
                "Foo,=HYPERLINK(1) ~ Foo,'=HYPERLINK(1)",
                "Foo|@SUM(A1) ~ Foo|'@SUM(A1)",
                "a;\"=1\" ~ a;\"'=1\"",
                "a;'=1 ~ a;''=1",
                "'=1 ~ ''=1",
                "a;;-1;+2 ~ a;;'-1;'+2",
                "a;＝1 ~ a;'＝1"
            })
    void whatCouldBeAFormulaIsMarked(String text, String harmless) {
        assertThat(SafeText.harmless(text)).isEqualTo(harmless);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '^',
            value = {"1.\\n=2 ~ 1.\\n'=2", "1.\\t-2 ~ 1.\\t'-2", "\\t=1 ~ '\\t'=1", "\\n1 ~ '\\n1"})
    void lineBreaksAndTabsBeginACellToo(String text, String harmless) {
        assertThat(SafeText.harmless(text.translateEscapes()))
                .isEqualTo(harmless.translateEscapes());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Topics:\n- one\n+ two",
                "Reuniões, - parte 2",
                "a-b=c+d@e",
                "10; 20",
                "it's",
                "'quoted'",
                "a,'b"
            })
    void otherTextsStayAsTheyAre(String text) {
        assertThat(SafeText.harmless(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1",
                "'=1",
                "''=1",
                "a;=1",
                "a;'=1",
                "a;\"'=1",
                "\t=1",
                "'\t=1",
                "'\t'=1",
                "\n- a",
                "a\n- b",
                "a\n'- b",
                "a\r\n=b",
                ",,=",
                ";'",
                "'",
                "",
                "a,\n=1;;@"
            })
    void theTextComesBack(String text) {
        assertThat(SafeText.original(SafeText.harmless(text))).isEqualTo(text);
    }
}
