package app.marquee.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.model.report.BlockType;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Texts of reports: complete in every language, with the same places. */
class ReportWordsTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    private static Properties texts(String tag) throws IOException {
        Properties texts = new Properties();
        try (Reader reader =
                new InputStreamReader(
                        Objects.requireNonNull(
                                ReportWords.class.getResourceAsStream(
                                        "messages" + tag + ".properties")),
                        StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }

    @Test
    void everyLanguageHasTheSameKeysAndPlaces() throws IOException {
        Properties english = texts("");
        for (String tag : List.of("_pt", "_es")) {
            Properties other = texts(tag);
            assertThat(other.stringPropertyNames())
                    .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
            for (String key : english.stringPropertyNames()) {
                // The singular of 0 and 1 needs the number where English writes “1”.
                assertThat(places(other.getProperty(key)))
                        .as(key)
                        .containsAll(places(english.getProperty(key)));
            }
        }
    }

    private static List<String> places(String text) {
        return PLACE.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    @Test
    void everyBlockHasATitle() {
        ReportWords words = ReportWords.of(Locale.ENGLISH);
        for (BlockType type : BlockType.values()) {
            assertThat(words.has("block." + type.key())).as(type.key()).isTrue();
        }
    }

    @Test
    void periodsAndAmountsAreWrittenByLanguage() {
        ReportWords english = ReportWords.of(Locale.ENGLISH);
        ReportWords portuguese = ReportWords.of(Locale.of("pt", "BR"));
        Period may = new Period(LocalDate.of(2026, 5, 1), LocalDate.of(2026, 5, 31));
        assertThat(english.days(may)).isEqualTo("May 2026");
        assertThat(portuguese.days(may)).isEqualTo("Maio de 2026");
        assertThat(portuguese.daysWithin(may)).isEqualTo("maio de 2026");
        assertThat(english.money(new BigDecimal("1234.5"), "USD")).contains("1,234.50");
        assertThat(english.money(BigDecimal.ONE, null)).isEqualTo("1.00");
        assertThat(english.money(BigDecimal.ONE, "points")).isEqualTo("1.00 points");
        assertThat(english.percent(0.0001)).isEqualTo("<0.1%");
    }
}
