package app.marquee.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Locale;
import java.util.stream.Stream;

/** One form of dates, zones, numbers and amounts in each language. */
class LocaleFormatTest {
    private static final LocalDate MAY = LocalDate.of(2026, 5, 18);
    private static final LocalDate JUNE = LocalDate.of(2026, 6, 14);

    private static LocaleFormat in(String tag) {
        return new LocaleFormat(Locale.forLanguageTag(tag));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | May 18, 2026 | May 18 | May 18 – Jun 14, 2026 | May 2026 | May",
                "pt-BR | 18 de mai. de 2026 | 18 de mai. | 18 de mai. – 14 de jun. de 2026"
                        + " | maio de 2026 | maio",
                "es-419 | 18 may 2026 | 18 may | 18 may – 14 jun 2026 | mayo de 2026 | mayo"
            })
    void aDayIsWrittenAsInAWholeDate(
            String tag, String date, String day, String days, String month, String name) {
        LocaleFormat form = in(tag);
        assertThat(form.date(MAY)).isEqualTo(date);
        assertThat(form.day(MAY)).isEqualTo(day);
        assertThat(form.days(MAY, JUNE)).isEqualTo(days);
        assertThat(form.days(MAY, MAY)).isEqualTo(date);
        assertThat(form.month(YearMonth.of(2026, 5))).isEqualTo(month);
        assertThat(form.month(Month.MAY)).isEqualTo(name);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aDayBeginsAWholeDateInEveryMonth(Language language) {
        LocaleFormat form = new LocaleFormat(language.locale(Locale.ENGLISH));
        for (Month month : Month.values()) {
            LocalDate date = LocalDate.of(2026, month, 28);
            assertThat(form.date(date)).startsWith(form.day(date)).contains("2026");
            assertThat(form.day(date)).doesNotContain("2026").matches(".*[\\p{L}.\\d]");
        }
    }

    @Test
    void daysOfTwoYearsHaveBoth() {
        assertThat(in("en").days(LocalDate.of(2025, 12, 30), LocalDate.of(2026, 1, 2)))
                .isEqualTo("Dec 30, 2025 – Jan 2, 2026");
    }

    @ParameterizedTest
    @CsvSource({
        "en, Z, UTC",
        "en, Etc/UTC, UTC",
        "es-419, UTC, UTC",
        "en, America/Sao_Paulo, Brasilia Time",
        "pt-BR, America/Sao_Paulo, Horário de Brasília",
        "es-419, America/Sao_Paulo, hora de Brasilia",
        "en, Africa/Abidjan, Abidjan Time",
        "en, -03:00, -03:00"
    })
    void aZoneHasItsNameInTheLanguage(String tag, String id, String name) {
        assertThat(in(tag).zone(ZoneId.of(id))).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | 1,234,567 | 1,234.57 | 1.5K | 29.9% | R$1,234.50",
                "pt-BR | 1.234.567 | 1.234,57 | 1,5 mil | 29,9% | R$ 1.234,50",
                "es-419 | 1,234,567 | 1,234.57 | 1.5 k | 29.9% | R$1,234.50"
            })
    void numbersHaveTheSignsOfTheLanguage(
            String tag,
            String integer,
            String decimal,
            String compact,
            String percent,
            String money) {
        LocaleFormat form = in(tag);
        assertThat(form.integer(1_234_567)).isEqualTo(integer);
        assertThat(form.decimal(1_234.5678, 2)).isEqualTo(decimal);
        assertThat(plain(form.compact(1_500))).isEqualTo(compact);
        assertThat(plain(form.percent(0.299))).isEqualTo(percent);
        assertThat(plain(form.percent(0.3)))
                .isEqualTo(percent.replace("29", "30").replace('9', '0'));
        assertThat(plain(form.money(new BigDecimal("1234.5"), Currency.getInstance("BRL"), 2, 4)))
                .isEqualTo(money);
        assertThat(form.parse(decimal)).contains(new BigDecimal("1234.57"));
        assertThat(form.parse(decimal + "x")).isEmpty();
    }

    private static String plain(String text) {
        return text.replace('\u00a0', ' ').replace('\u202f', ' ');
    }

    @Test
    void littleIsMoreThanNothing() {
        assertThat(in("en").percent(0)).isEqualTo("0.0%");
        assertThat(in("en").percent(0.0001)).isEqualTo("<0.1%");
        assertThat(in("en").decimal(3, 2, 2)).isEqualTo("3.00");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | May 18, 2026, 4:05 PM | May 18, 2026, 4:05:06 PM | 4:05 PM | 4:05:06 PM | 7%",
                "pt-BR | 18 de mai. de 2026 16:05 | 18 de mai. de 2026 16:05:06 | 16:05"
                        + " | 16:05:06 | 7%"
            })
    void aTimeIsWrittenToTheMinuteOrSecond(
            String tag, String dateTime, String moment, String minute, String second, String part) {
        LocaleFormat form = in(tag);
        Instant time = Instant.parse("2026-05-18T19:05:06Z");
        ZoneId zone = ZoneId.of("America/Sao_Paulo");
        assertThat(
                        Stream.of(
                                        form.dateTime(time, zone),
                                        form.moment(time, zone),
                                        form.minute(time, zone),
                                        form.second(time, zone),
                                        form.wholePercent(0.066))
                                .map(text -> text.replaceAll("[\\u00a0\\u202f]", " ")))
                .containsExactly(dateTime, moment, minute, second, part);
    }
}
