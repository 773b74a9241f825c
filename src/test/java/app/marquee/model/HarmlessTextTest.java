package app.marquee.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is escaped before a text reaches a terminal or a window. */
class HarmlessTextTest {
    @ParameterizedTest
    @CsvSource({
        "1B, \\u001B",
        "9B, \\u009B",
        "7F, \\u007F",
        "0, \\u0000",
        "AD, \\u00AD",
        "200B, \\u200B",
        "200E, \\u200E",
        "202E, \\u202E",
        "2066, \\u2066",
        "2028, \\u2028",
        "2029, \\u2029",
        "61C, \\u061C",
        "FEFF, \\uFEFF",
        "E0041, \\uDB40\\uDC41",
        "A, \\n",
        "D, \\r",
        "9, \\t"
    })
    void whatATerminalObeysIsEscaped(String codePoint, String escape) {
        String text = "a" + Character.toString(Integer.parseInt(codePoint, 16)) + "b";
        assertThat(HarmlessText.of(text)).isEqualTo("a" + escape + "b");
        assertThat(HarmlessText.quoted(text)).isEqualTo("\"a" + escape + "b\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ação – 100 % \"livre\" \\ <img>",
                "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
                "\u0915\u094d\u200d\u0937",
                "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
                "\u2764\ufe0f\u200d\ud83d\udd25"
            })
    void wordsAndEmojiStayAsTheyAre(String text) {
        assertThat(HarmlessText.of(text)).isEqualTo(text);
        assertThat(HarmlessText.lines(text)).isEqualTo(text);
        assertThat(HarmlessText.without(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200dab", "ab\u200d", "1\u200d2", "a \u200db", "a\u200d\u200db"})
    void aJoinerThatJoinsNothingIsEscaped(String text) {
        assertThat(HarmlessText.of(text)).isEqualTo(text.replace("\u200d", "\\u200D"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"say \"no\"|\"say \\\"no\\\"\"", "back\\slash|\"back\\\\slash\""})
    void aQuotedTextEndsAtItsLastQuote(String text, String quoted) {
        assertThat(HarmlessText.quoted(text)).isEqualTo(quoted);
    }

    @ParameterizedTest
    @CsvSource({"A, A", "9, 9", "1B, ''", "9B, ''", "AD, ''", "200E, 200E", "202E, ''", "2029, ''"})
    void aWindowShowsNothingInItsPlace(String codePoint, String left) {
        String expected = left.isEmpty() ? "" : Character.toString(Integer.parseInt(left, 16));
        assertThat(
                        HarmlessText.without(
                                "a" + Character.toString(Integer.parseInt(codePoint, 16)) + "b"))
                .isEqualTo("a" + expected + "b");
    }

    /** A carriage return alone would write over what stands there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"a\\nb\\tc|a\\nb\\tc", "a\\r\\nb|a\\r\\nb", "a\\rb|a\\\\rb"})
    void linesKeepTheirBreaks(String lines, String printed) {
        assertThat(HarmlessText.lines(lines.translateEscapes()))
                .isEqualTo(printed.translateEscapes());
    }
}
