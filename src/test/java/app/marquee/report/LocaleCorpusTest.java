package app.marquee.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.drawing.Rgba;
import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.FileContent;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.http.FilePart;
import app.marquee.model.LocaleFormat;
import app.marquee.model.settings.Language;
import app.marquee.model.video.PictureData;
import app.marquee.report.html.HtmlReport;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What computers of many languages and countries show, and the files that they write. */
class LocaleCorpusTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static final LocalDate FIRST = LocalDate.of(2026, 10, 1);
    private static final LocalDate LAST = LocalDate.of(2026, 10, 31);
    private static final Pattern YEAR = Pattern.compile("2026");

    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @CsvFileSource(
            resources = "/app/marquee/corpus/locales/computers.txt",
            delimiter = '|',
            numLinesToSkip = 1)
    void aReportIsInOneLocale(
            String computer, String lang, String days, String sentence, String amount)
            throws Exception {
        Locale.setDefault(Locale.forLanguageTag(computer));
        ReportWords words = ReportWords.of(Language.SYSTEM.locale(Locale.getDefault()));

        assertThat(words.days(FIRST, LAST)).isEqualTo(days);
        assertThat(
                        words.text(
                                "summary.less",
                                words.days(new Period(FIRST, LAST)),
                                words.number(216_333),
                                words.percent(0.204),
                                words.daysWithin(
                                        new Period(FIRST.minusMonths(1), FIRST.minusDays(1)))))
                .isEqualTo(sentence);
        assertThat(words.money(new BigDecimal("1234.5"), "EUR").replace('\u00a0', ' '))
                .isEqualTo(amount);
        assertThat(html(words))
                .startsWith("<!DOCTYPE html>\n<html lang=\"" + lang + "\" dir=\"ltr\">");
    }

    private static String html(ReportWords words) throws Exception {
        Period period = new Period(FIRST, LAST);
        return written(
                new HtmlReport(
                        new ClientReport(
                                new ClientReport.ReportHead(
                                        "Report",
                                        "",
                                        "",
                                        period,
                                        words.days(period),
                                        ZONE,
                                        Instant.parse("2026-11-01T10:00:00Z"),
                                        words.language(),
                                        Rgba.of(0x3b57d0),
                                        null),
                                List.of())));
    }

    private static String written(FileContent file) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        file.write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvFileSource(
            resources = "/app/marquee/corpus/locales/computers.txt",
            delimiter = '|',
            numLinesToSkip = 1)
    void filesDoNotFollowTheComputer(String computer) throws Exception {
        Locale.setDefault(Locale.forLanguageTag(computer));
        Sheet<Duration> sheet =
                new Sheet<>(
                        new Sheet.SheetWords("Videos", "About", "Rows", "Left out", "unknown"),
                        List.of(
                                new SheetColumn<>("length", "Length", length -> length),
                                SheetColumn.time("at", "At", _ -> Instant.EPOCH)),
                        List.of(Duration.ofSeconds(3725)),
                        List.of(),
                        ZONE);

        assertThat(written(new CsvFile<>(sheet, CsvForm.FIXED)))
                .contains("1:02:05,1969-12-31T21:00:00-03:00");
        assertThat(written(new CsvFile<>(sheet, CsvForm.of(Locale.US))))
                .contains("1:02:05,1969-12-31 21:00:00");
        assertThat(
                        new FilePart(new PictureData(new byte[12]), "a.png", "image/png", "0")
                                .described()
                                .toString())
                .contains("12");
    }

    static Stream<Locale> spoken() {
        return Stream.of(Locale.getAvailableLocales())
                .filter(locale -> Set.of("en", "pt", "es").contains(locale.getLanguage()))
                .map(Language::spoken)
                .distinct();
    }

    /** Nothing dangles, both days are there, and the year once. */
    @ParameterizedTest
    @MethodSource("spoken")
    void daysOfOneYearAreReadBack(Locale locale) {
        LocaleFormat form = new LocaleFormat(locale);
        for (int month = 1; month <= 12; month++) {
            LocalDate first = YearMonth.of(2026, month).atDay(3);
            LocalDate last = YearMonth.of(2026, month).atDay(28);
            String days = form.days(first, last);
            String[] ends = days.split(" – ", -1);
            assertThat(ends).as(days).hasSize(2);
            assertThat(YEAR.matcher(days).results()).as(days).hasSize(1);
            assertThat(ends[0]).as(days).isEqualTo(form.day(first)).matches(".*[\\p{L}\\d].?");
            assertThat(ends[0]).as(days).doesNotMatch(".*[/,-]$").contains("3");
            assertThat(ends[1]).as(days).contains("28", "2026");
            // The last day is written like the first one, with its year beside it.
            assertThat(ends[1]).as(days).contains(form.day(last));
        }
    }
}
