package app.marquee.ui.analytics;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.analytics.PeriodPreset;
import app.marquee.model.Answer;
import app.marquee.model.CityRow;
import app.marquee.model.Counters;
import app.marquee.model.Failure;
import app.marquee.model.Granularity;
import app.marquee.model.RankingRow;
import app.marquee.model.Theme;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.shell.SectionDefinition;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Pictures of the sections in every state, to be looked at; fails when one cannot be shown. */
class AnalyticsPicturesTest extends WindowTest {
    private final FakeReads reads = new FakeReads();
    private final AnalyticsSections sections =
            new AnalyticsSections(reads, new FakeLives(), new FakeThings(), new FakeMemory());

    private void open(TaskRunner tasks, Locale locale, String first) {
        show(
                () ->
                        new WindowStage(tasks, new JobRegistry())
                                .window(
                                        locale,
                                        sections.definitions().stream()
                                                .sorted(
                                                        Comparator.comparing(
                                                                each -> !each.id().equals(first)))
                                                .toArray(SectionDefinition[]::new)));
    }

    private void both(String name) {
        theme(Theme.LIGHT);
        assertThat(picture(name + "-light").width()).isEqualTo(1280);
        theme(Theme.DARK);
        assertThat(picture(name + "-dark").width()).isEqualTo(1280);
        theme(Theme.LIGHT);
    }

    private static List<RankingRow> videos() {
        String[] titles = {
            "Onboarding 01 – Getting started",
            "Como publicar seu primeiro vídeo",
            "Product tour: analytics in five minutes",
            "Ágata e os três desejos (episódio 4)",
            "日本語の長いタイトルの動画",
            "مقدمة في إدارة الفيديو",
            "🎬 Behind the scenes 🎥",
            "=HYPERLINK(\"http://example.com\";\"click\")",
            "A very long title that goes on and on so that it does not fit into the column whatever"
                    + " its width is, and is cut with an ellipsis at the end"
        };
        List<RankingRow> rows = new ArrayList<>();
        for (int i = 0; i < 240; i++) {
            String title = i % 23 == 11 ? null : titles[i % titles.length] + (i < 9 ? "" : " " + i);
            Long views = i % 31 == 30 ? null : 1_234_567L / (i + 1);
            Long viewers = i % 7 == 3 ? null : 800_000L / (i + 1);
            rows.add(video(i, title, views, viewers, "" + 900.125 / (i + 1), "USD"));
        }
        return rows;
    }

    private static List<CityRow> cities() {
        List<CityRow> rows = new ArrayList<>();
        rows.add(city("BR", "São Paulo", "São Paulo", null, 91_234L, -23.5475, -46.6361));
        rows.add(city("BR", "São Paulo", "Campinas", null, 12_034L, -22.9056, -47.0608));
        rows.add(city("BR", "São Paulo", "Santos", null, 8_034L, -46.3336, -23.9608));
        rows.add(city("BR", "Rio de Janeiro", "Rio de Janeiro", null, 60_001L, -22.9, -43.18));
        rows.add(city("BR", "Bahia", "Salvador", null, 30_400L, -12.97, -38.51));
        rows.add(city("BR", "Ceará", "Fortaleza", null, 28_111L, -3.7, -38.5));
        rows.add(city("BR", null, null, null, 411L, null, null));
        rows.add(city("US", "New York", "New York", null, 20_113L, 40.71, -74.0));
        rows.add(city("US", "Ohio", "Nowhere", null, 113L, 0.0, 0.0));
        rows.add(city("PT", "Lisboa", "Lisboa", null, null, 38.72, -9.14));
        rows.add(city("JP", "Tōkyō", "東京", null, 2_113L, 139.69, 35.68));
        rows.add(city("AE", "Dubai", "دبي", null, 1_113L, 25.2, 55.27));
        rows.add(city("Atlantis", "Deep", "Ys", null, 3L, 200.0, 300.0));
        rows.add(city(null, null, null, null, 77L, null, null));
        return rows;
    }

    @Test
    void ranking() {
        reads.videos = videos();
        reads.total = new Counters(9_000_000L, null, null, null);
        open(new InlineRunner(), Locale.ENGLISH, "ranking");
        both("ranking-1-full");
        reads.failure =
                new Failure.ServerError(
                        new Answer(503, "maintenance until 14:00", "{\"errMsg\":1}"));
        click("period-back");
        asked(reads.rankings, 2);
        both("ranking-2-error-over-content");
        reads.failure = null;
        reads.videos = List.of();
        click("error-retry");
        both("ranking-3-empty");
    }

    @Test
    void rankingInPortugueseWithMixedCurrencies() {
        reads.videos = new ArrayList<>(videos());
        reads.videos.add(video(900, "Custo em reais", 9L, 3L, "12.5", "BRL"));
        reads.videos.add(video(901, "Sem moeda", 9L, 3L, "7.25", null));
        open(new InlineRunner(), Locale.of("pt", "BR"), "ranking");
        both("ranking-4-portuguese");
    }

    @Test
    void rankingRefusedDatesAndLoading() {
        HeldRunner held = new HeldRunner();
        reads.videos = videos();
        open(held, Locale.ENGLISH, "ranking");
        both("ranking-5-loading");
        onFx(held::releaseAll);
        type("period-to", "01/02/2020\n");
        both("ranking-6-reversed");
    }

    @Test
    void citiesInEveryState() {
        reads.cities = cities();
        open(new InlineRunner(), Locale.ENGLISH, "cities");
        both("cities-1-full");
        click("cities-expand");
        both("cities-2-expanded");
        onFx(() -> sections.period().choose(Granularity.DAY));
        settle();
        both("cities-3-region-needed");
        List<CityRow> days = new ArrayList<>();
        for (int day = 1; day < 10; day++) {
            days.add(city("BR", "Bahia", "Salvador", "2026-03-0" + day, 100L * day, -12.9, -38.5));
            days.add(city("BR", "Bahia", "Ilhéus", "2026-03-0" + day, 10L * day, -14.8, -39.0));
        }
        reads.cities = days;
        type("cities-region", "Bahia\n");
        asked(reads.questions, 2);
        click("cities-expand");
        both("cities-4-days");
        reads.cities = List.of();
        type("cities-country", "XX\n");
        asked(reads.questions, 3);
        both("cities-5-empty");
    }

    @Test
    void citiesInPortuguese() {
        reads.cities = cities();
        onFx(() -> sections.period().choose(PeriodPreset.THIS_YEAR));
        open(new InlineRunner(), Locale.of("pt", "BR"), "cities");
        click("cities-expand");
        both("cities-6-portuguese");
    }

    @Test
    void citiesWaitingForTheRegion() {
        onFx(() -> sections.period().choose(Granularity.HOUR));
        open(new InlineRunner(), Locale.ENGLISH, "cities");
        both("cities-7-waiting");
    }

    /** Waits until so many questions were asked: choices become one after a moment. */
    private void asked(List<?> questions, int count) {
        await().until(() -> onFx(questions::size) >= count);
        settle();
    }
}
