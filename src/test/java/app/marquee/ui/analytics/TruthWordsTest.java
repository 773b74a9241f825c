package app.marquee.ui.analytics;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.PlaceSort;
import app.marquee.analytics.RankingMetric;
import app.marquee.model.Counters;
import app.marquee.model.Granularity;
import app.marquee.service.CityQuestion;
import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** The truth line, word by word. */
class TruthWordsTest {
    private static final Period MARCH =
            new Period(LocalDate.of(2026, 3, 1), LocalDate.of(2026, 3, 10));

    private final FakeReads reads = new FakeReads();

    private static TruthWords words(Locale locale) {
        return new TruthWords(
                Messages.of("analytics", locale), Clock.fixed(FakeShell.NOW, ZoneOffset.UTC));
    }

    @Test
    void ofARanking() throws InterruptedException {
        reads.videos =
                List.of(
                        FakeReads.video(1, "One", 10L, null, "5", "USD"),
                        FakeReads.video(1, "One", null, null, null, null));
        reads.total = new Counters(1_200L, null, null, null);
        RankingContent content =
                RankingContent.of(reads.ranking(MARCH, _ -> {}), RankingMetric.VIEWS);
        assertThat(words(Locale.ENGLISH).of(content, false).replace('\u202f', ' '))
                .isEqualTo(
                        "GET /ranking at data.example.com · asked at 11:57:50 AM, 2 minutes ago ·"
                            + " Mar 1, 2026 – Mar 10, 2026, UTC · 2 rows · Views: total 1,200, not"
                            + " in any row 1,190 · unknown: Views in 1, Unique views in 1, Plays in"
                            + " 1, Unique plays in all rows, Unique viewers in all rows, Bandwidth"
                            + " cost in 1 · 1 row repeats a video");
        assertThat(words(Locale.ENGLISH).of(content, true)).startsWith("Older answer");
        assertThat(words(Locale.of("pt", "BR")).of(content, true))
                .startsWith("Resposta anterior")
                .contains("Visualizações: total 1.200, fora de todas as linhas 1.190");
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
                        question,
                        reads.cities(question, _ -> {}),
                        new PlaceNarrowing(
                                new PlaceNames(
                                        Messages.of("analytics", Locale.ENGLISH), reads.zone()),
                                "",
                                false,
                                PlaceSort.USUAL));
        assertThat(words(Locale.ENGLISH).of(content, false).replace('\u202f', ' '))
                .isEqualTo(
                        "GET /city at data.example.com · asked at 11:57:50 AM, 2 minutes ago · Mar"
                            + " 1, 2026 – Mar 10, 2026, UTC · By day · country BR · region Bahia ·"
                            + " 4 rows · unknown: Views in 1, Unique views in 1, Plays in 1, Unique"
                            + " plays in 1 · 1 city without coordinates · 1 city with coordinates"
                            + " that cannot be · 1 row repeats another · 1 total of a city beside"
                            + " its days or hours, not counted twice");
    }
}
