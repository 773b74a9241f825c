package app.marquee.ui.analytics.report;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.cities.CitiesContent;
import app.marquee.ui.cities.CitiesProvenance;
import app.marquee.ui.cities.PlaceNames;
import app.marquee.ui.cities.PlaceNarrowing;
import app.marquee.ui.ranking.RankingContent;
import app.marquee.ui.ranking.RankingProvenance;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** The truth line, word by word. */
class ProvenanceTextTest {
    private static final Period MARCH =
            new Period(LocalDate.of(2026, 3, 1), LocalDate.of(2026, 3, 10));

    private static final BucketReader DAYS = BucketReader.days(ZoneOffset.UTC);

    private final FakeReads reads = new FakeReads();

    private static ProvenanceText words(Locale locale) {
        return new ProvenanceText(
                Messages.of(List.of("cities", "analytics"), locale),
                Clock.fixed(FakeShell.NOW, ZoneOffset.UTC));
    }

    @Test
    void ofARanking() throws InterruptedException {
        reads.videos =
                List.of(
                        FakeReads.video(1, "One", 10L, null, "5", "USD"),
                        FakeReads.video(1, "One", null, null, null, null));
        reads.total = new Counters(1_200L, null, null, null);
        RankingContent content = RankingContent.of(reads.ranking(MARCH), RankingMetric.VIEWS);
        assertThat(
                        RankingProvenance.of(words(Locale.ENGLISH), content, false, null)
                                .joined()
                                .replace('\u202f', ' '))
                .as("in the window, whose period is in sight")
                .isEqualTo("Loaded 8:57 AM · 10 days, Brasilia Time · last 3 days preliminary");
        assertThat(RankingProvenance.of(words(Locale.ENGLISH), content, true, null).joined())
                .startsWith("Loaded")
                .as("the period in sight is another one")
                .contains("Mar 1 – Mar 10, 2026");
        assertThat(
                        RankingProvenance.of(words(Locale.ENGLISH).lasting(), content, false, null)
                                .joined()
                                .replace('\u202f', ' '))
                .as("in a file, which is read later")
                .isEqualTo(
                        "Loaded Mar 10, 2026, 8:57 AM · Mar 1 – Mar 10, 2026, Brasilia Time · 2"
                            + " rows · Views: 1,200 total, 10 in rows, 1,190 not in any row · data"
                            + " from Mar 8, 2026 on is preliminary · not provided: Views in 1 row,"
                            + " Unique views in 1 row, Plays in 1 row, Unique plays in all rows,"
                            + " Unique viewers in all rows, Bandwidth cost in 1 row · 1 duplicate"
                            + " row · GET /ranking at data.example.com");
        assertThat(
                        RankingProvenance.of(
                                        words(Locale.of("pt", "BR")).lasting(), content, true, null)
                                .joined())
                .startsWith("Carregado")
                .contains("Visualizações: 1.200 no total, 10 nas linhas, 1.190 fora das linhas");
    }

    @Test
    void aSingleDayIsNamedOnce() throws InterruptedException {
        LocalDate day = MARCH.start();
        RankingContent content =
                RankingContent.of(reads.ranking(new Period(day, day)), RankingMetric.VIEWS);
        assertThat(
                        RankingProvenance.of(words(Locale.ENGLISH).lasting(), content, false, null)
                                .joined())
                .contains(" · Mar 1, 2026, Brasilia Time · ");
    }

    @Test
    void eachDetailHasALineUnderItsSubjectAndTheRequestIsLast() throws InterruptedException {
        RankingContent content = RankingContent.of(reads.ranking(MARCH), RankingMetric.VIEWS);
        List<ProvenanceDetail> details =
                new Provenance(
                                words(Locale.ENGLISH),
                                words -> RankingProvenance.of(words, content, false, null),
                                () -> "Country: Brazil")
                        .details(List.of("Trend (unknown)"));
        assertThat(details)
                .extracting(each -> each.label() + "|" + each.text().replace('\u202f', ' '))
                .startsWith(
                        "Loaded|Mar 10, 2026, 8:57 AM",
                        "Period|Mar 1 – Mar 10, 2026, Brasilia Time",
                        "Data|0 rows",
                        "Data|No overall total provided")
                .endsWith(
                        "Filters|Not filtered by Country: Brazil (no such data in this report)",
                        "Hidden columns|Trend (unknown)",
                        "Request|GET /ranking at data.example.com");
    }

    @Test
    void ofCities() throws InterruptedException {
        reads.cities =
                List.of(
                        city("BR", "Bahia", "Salvador", "2026-03-01", 1L, null, null),
                        city("BR", "Bahia", "Salvador", "2026-03-01", 1L, null, null),
                        city("BR", "Bahia", "Salvador", null, 2L, null, null),
                        city("BR", "Bahia", "Ilhéus", "2026-03-02", null, 0.0, 0.0));
        CityQuestion question = new CityQuestion(MARCH, Granularity.DAY, "BR", "Bahia");
        CitiesContent content =
                CitiesContent.of(
                        reads.cities(question),
                        PlaceNarrowing.none(
                                new PlaceNames(
                                        Messages.of("analytics", Locale.ENGLISH), reads.zone())));
        assertThat(
                        CitiesProvenance.of(words(Locale.ENGLISH).lasting(), content, false, null)
                                .joined()
                                .replace('\u202f', ' '))
                .isEqualTo(
                        "Loaded Mar 10, 2026, 8:57 AM · Mar 1 – Mar 10, 2026, Brasilia Time · Daily"
                            + " · country: BR · region: Bahia · 4 rows · no overall total provided"
                            + " · last day with data Mar 2, 2026 · data from Mar 8, 2026 on is"
                            + " preliminary · not provided: Views in 1 row, Unique views in 1 row,"
                            + " Plays in 1 row, Unique plays in 1 row · 1 city without coordinates"
                            + " · 1 city with unreliable coordinates · 1 duplicate row · 1 total"
                            + " row not added to daily or hourly values · GET /city at"
                            + " data.example.com");
    }

    @Test
    void whatChangedSinceTheQuestionWasAskedBefore() throws InterruptedException {
        List<CityRow> before =
                List.of(
                        city("BR", "Bahia", "Salvador", "2026-03-01", 1L, null, null),
                        city("BR", "Bahia", "Salvador", "2026-03-02", 2L, null, null));
        List<CityRow> now =
                List.of(
                        city("BR", "Bahia", "Salvador", "2026-03-01", 1L, null, null),
                        city("BR", "Bahia", "Salvador", "2026-03-02", 3L, null, null),
                        city("BR", "Bahia", "Salvador", "2026-03-03", 1L, null, null));
        Drift drift = Drift.between(FakeShell.NOW.minusSeconds(7200), before, now, DAYS);
        assertThat(drift.changed()).containsExactly("2026-03-02", "2026-03-03");
        Drift still = Drift.between(FakeShell.NOW.minus(Duration.ofDays(2)), now, now, DAYS);
        assertThat(still.changed()).isEmpty();
        RankingContent content = RankingContent.of(reads.ranking(MARCH), RankingMetric.VIEWS);
        assertThat(RankingProvenance.of(words(Locale.ENGLISH), content, false, drift).joined())
                .contains("2 values changed since ")
                .contains("Mar 2, 2026, Mar 3, 2026");
        assertThat(RankingProvenance.of(words(Locale.ENGLISH), content, false, still).joined())
                .contains("unchanged since ");
        assertThat(
                        RankingProvenance.of(
                                        words(Locale.ENGLISH),
                                        content,
                                        false,
                                        Drift.between(
                                                FakeShell.NOW.minusSeconds(7200), now, now, DAYS))
                                .joined())
                .as("the same for two hours says nothing")
                .doesNotContain("unchanged");
        assertThat(
                        RankingProvenance.of(
                                        words(Locale.ENGLISH),
                                        content,
                                        false,
                                        new Drift(FakeShell.NOW, List.of("")))
                                .joined())
                .contains("values changed since ");
    }

    @Test
    void otherDaysAreCountedWhereTheyAreMoreOrFewer() throws InterruptedException {
        RankingContent content = RankingContent.of(reads.ranking(MARCH), RankingMetric.VIEWS);
        assertThat(against(content, MARCH.shift(-1)))
                .contains("compared with")
                .doesNotContain("days");
        assertThat(against(content, new Period(MARCH.start().minusDays(7), MARCH.end())))
                .contains("10 days compared with 17 days");
    }

    private String against(RankingContent content, Period other) throws InterruptedException {
        return RankingProvenance.of(
                        words(Locale.ENGLISH).lasting(),
                        content.by(
                                content.narrowing(),
                                new ComparisonResult.Answer<>(reads.ranking(other))),
                        false,
                        null)
                .joined();
    }

    /** Of a period that begins after the first preliminary day. */
    @Test
    void preliminaryDaysAreThoseOfThePeriod() {
        LocalDate day = MARCH.end().minusDays(1);
        assertThat(words(Locale.ENGLISH).lasting().preliminary(Period.of(day), MARCH.end()))
                .contains("data from Mar 9, 2026 on is preliminary");
        assertThat(words(Locale.ENGLISH).preliminary(MARCH, MARCH.end().plusDays(9))).isEmpty();
    }

    @Test
    void threeTimesThatChangedAreNamedAndOfMoreTheFirst() {
        List<String> four = List.of("2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04");
        String named = "Mar 1, 2026, Mar 2, 2026, Mar 3, 2026";
        assertThat(changed(four.subList(0, 3))).endsWith(named);
        assertThat(changed(four)).contains(named).doesNotEndWith(named).doesNotContain("Mar 4");
    }

    private String changed(List<String> times) {
        return words(Locale.ENGLISH)
                .finality(
                        reads.cities(new CityQuestion(MARCH, Granularity.DAY, null, null)),
                        null,
                        new Drift(FakeShell.NOW, times));
    }

    /** At one in the morning of UTC it is still the day before there. */
    @Test
    void theLastDayIsADayOfTheAccount() {
        assertThat(
                        words(Locale.ENGLISH)
                                .finality(
                                        reads.cities(
                                                new CityQuestion(
                                                        MARCH, Granularity.DAY, null, null)),
                                        Instant.parse("2026-03-02T01:00:00Z"),
                                        null))
                .startsWith("last day with data Mar 1, 2026");
    }
}
