package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.BackgroundLoader;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Days are loaded in the background, one request each, the newest first, and kept. */
class CityDaysViewModelTest {
    private static final LocalDate FIRST = LocalDate.of(2026, 3, 1);
    private static final CityQuestion QUESTION =
            new CityQuestion(new Period(FIRST, FIRST.plusDays(2)), Granularity.TOTAL, null, null);

    private final SavingReads reads = new SavingReads();
    private final Messages messages = Messages.of(List.of("cities", "analytics"), Locale.ENGLISH);
    private BackgroundLoader loader = loader(new InlineRunner());
    private final List<LocalDate> shown = new ArrayList<>();
    private final CityDaysViewModel model = model(new InlineRunner(), loader);

    private static BackgroundLoader loader(TaskRunner tasks) {
        return new BackgroundLoader(BackgroundBudget.of(() -> 60_000), tasks);
    }

    private CityDaysViewModel model(TaskRunner tasks, BackgroundLoader with) {
        return new CityDaysViewModel(
                reads,
                with,
                tasks,
                messages,
                report -> {
                    if (report != null) {
                        shown.add(report.question().period().start());
                    }
                });
    }

    /** The view is in front. */
    private void show() throws InterruptedException {
        loader.shown();
        model.show(content(QUESTION), CounterMetric.VIEWS);
    }

    private CitiesContent content(CityQuestion question) throws InterruptedException {
        for (int day = 0; day < 3; day++) {
            reads.citiesOf.put(
                    Period.of(FIRST.plusDays(day)),
                    List.of(city("BR", "Bahia", "Salvador", null, 10L + day, -12.97, -38.5)));
        }
        reads.cities = List.of(city("BR", "Bahia", "Salvador", null, 33L, -12.97, -38.5));
        PlaceNarrowing all = PlaceNarrowing.none(new PlaceNames(messages, reads.zone()));
        return CitiesContent.of(reads.cities(question), all);
    }

    private List<Double> values() {
        return model.daysProperty().get().days().stream().map(CityDays.Day::value).toList();
    }

    @Test
    void nothingIsLoadedBehindAnotherView() throws InterruptedException {
        model.show(content(QUESTION), CounterMetric.VIEWS);
        assertThat(reads.sent).isEmpty();
        assertThat(values()).containsExactly(Double.NaN, Double.NaN, Double.NaN);
        assertThat(model.daysProperty().get().missing()).hasSize(3);
        assertThat(model.cost()).as("at 60 requests per minute").hasSeconds(3);
        model.load();
        assertThat(reads.sent).as("the user asks for it").hasSize(3);
    }

    @Test
    void eachDayIsOneRequestTheNewestFirstAndKept() throws InterruptedException {
        show();
        assertThat(reads.sent).containsExactly(FIRST.plusDays(2), FIRST.plusDays(1), FIRST);
        assertThat(values()).containsExactly(10.0, 11.0, 12.0);
        loader.hidden();
        model.shown();
        model.show(content(QUESTION), CounterMetric.PLAYS);
        assertThat(reads.sent).as("never asked for again").hasSize(3);
    }

    /** A day that the platform still counts is loaded once a day. */
    @Test
    void whatWasLoadedTodayIsNotLoadedAgainUnasked() throws InterruptedException {
        reads.at = FIRST.plusDays(3).atTime(12, 0).toInstant(ZoneOffset.UTC);
        reads.now = reads.at;
        show();
        assertThat(reads.sent).hasSize(3);
        model.show(content(QUESTION), CounterMetric.PLAYS);
        assertThat(reads.sent).hasSize(3);
        reads.now = reads.at.plus(Duration.ofDays(1));
        model.shown();
        assertThat(reads.sent).as("only preliminary ones").hasSizeBetween(4, 5);
    }

    @Test
    void aFailureIsSaidQuietlyAndRetried() throws InterruptedException {
        reads.isDown = true;
        show();
        assertThat(reads.sent).hasSize(1);
        assertThat(model.failedProperty().get()).isTrue();
        model.show(content(QUESTION), CounterMetric.PLAYS);
        assertThat(reads.sent).as("not again by itself").hasSize(1);
        reads.isDown = false;
        model.retry();
        assertThat(reads.sent).hasSize(4);
        assertThat(model.failedProperty().get()).isFalse();
        assertThat(model.daysProperty().get().missing()).isEmpty();
    }

    /** At one in the morning of UTC it is still the day before where the account is. */
    @Test
    void aDayIsPreliminaryByTheZoneOfTheAccount() throws InterruptedException {
        LocalDate last = FIRST.plusDays(2);
        reads.at = last.plusDays(reads.settlingDays()).atTime(1, 0).toInstant(ZoneOffset.UTC);
        reads.now = last.plusDays(9).atTime(1, 0).toInstant(ZoneOffset.UTC);
        content(QUESTION);
        QUESTION.period()
                .start()
                .datesUntil(last.plusDays(1))
                .forEach(day -> reads.keep(QUESTION.of(Period.of(day))));
        model.show(content(QUESTION), CounterMetric.VIEWS);
        assertThat(model.daysProperty().get().missing()).containsExactly(last);
        assertThat(model.daysProperty().get().days())
                .extracting(CityDays.Day::isYoung)
                .containsExactly(false, false, true);
        assertThat(values()).doesNotContain(Double.NaN);
    }

    /** A day without rows has no views; of one whose rows give none nothing is known. */
    @Test
    void aDayWithoutRowsIsZeroAndOneWithoutValuesIsUnknown() throws InterruptedException {
        CitiesContent whole = content(QUESTION);
        reads.citiesOf.put(Period.of(FIRST), List.of());
        reads.citiesOf.put(
                Period.of(FIRST.plusDays(1)),
                List.of(city("BR", "Bahia", "Salvador", null, null, -12.97, -38.5)));
        loader.shown();
        model.show(whole, CounterMetric.VIEWS);
        assertThat(values()).containsExactly(0.0, Double.NaN, 12.0);
        model.choose(FIRST.plusDays(1));
        model.shown();
        assertThat(model.chosenProperty().get()).as("nothing of it can be shown").isNull();
    }

    @Test
    void aReportByDayHasNoDaysOfItsOwn() throws InterruptedException {
        CityQuestion byDay = new CityQuestion(QUESTION.period(), Granularity.DAY, null, null);
        loader.shown();
        model.show(content(byDay), CounterMetric.VIEWS);
        assertThat(values()).isEmpty();
        assertThat(reads.sent).isEmpty();
    }

    @Test
    void anotherMetricHasOtherValues() throws InterruptedException {
        CitiesContent whole = content(QUESTION);
        loader.shown();
        model.show(whole, CounterMetric.VIEWS);
        model.show(whole, CounterMetric.PLAYS);
        assertThat(values()).containsExactly(7.0, 7.0, 8.0);
    }

    @Test
    void aDayWhoseCopyIsGoneWhenItIsChosenIsTheWholePeriod() throws InterruptedException {
        show();
        reads.saved.clear();
        model.choose(FIRST);
        assertThat(model.chosenProperty().get()).isNull();
        assertThat(shown).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 2", "92, 92", "93, 0"})
    void someDaysAreTooFewOrTooMany(int days, int shown) throws InterruptedException {
        Period period = new Period(FIRST, FIRST.plusDays(days - 1L));
        CityQuestion question = new CityQuestion(period, Granularity.TOTAL, null, null);
        model.show(content(question), CounterMetric.VIEWS);
        assertThat(values()).hasSize(shown);
    }

    @Test
    void oneLoadAtATime() throws InterruptedException {
        HeldRunner held = new HeldRunner();
        CityDaysViewModel slow = model(held, loader(held));
        slow.show(content(QUESTION), CounterMetric.VIEWS);
        held.releaseAll();
        slow.load();
        assertThat(slow.loadingProperty().get()).isTrue();
        slow.load();
        held.releaseAll();
        assertThat(reads.sent).hasSize(3);
        assertThat(slow.loadingProperty().get()).isFalse();
    }

    /** What is narrowed or compared otherwise has the same days. */
    @Test
    void aChosenDayDoesNotPutTheDaysTogetherAgain() throws InterruptedException {
        HeldRunner held = new HeldRunner();
        CityDaysViewModel slow = model(held, loader(held));
        CitiesContent whole = content(QUESTION);
        slow.show(whole, CounterMetric.VIEWS);
        held.releaseAll();
        CityQuestion day = QUESTION.of(Period.of(FIRST));
        PlaceNarrowing narrowed = whole.narrowing().on(new ChosenDay(reads.cities(day)));
        CitiesContent chosen = whole.by(narrowed, whole.compared());
        assertThat(chosen.shown().sums().views().known()).isEqualTo(10);
        assertThat(chosen.all().sums().views().known()).isEqualTo(10);
        assertThat(chosen.shownReport().question()).isEqualTo(day);
        slow.show(chosen, CounterMetric.VIEWS);
        assertThat(held.waiting()).isEmpty();
        CitiesContent again = chosen.by(whole.narrowing(), whole.compared());
        assertThat(again.day()).isNull();
        assertThat(again.shown().sums().views().known()).isEqualTo(33);
    }

    /** A day of another period would be shown below its dates. */
    @Test
    void aDayOutsideTheReportIsNotShown() throws InterruptedException {
        CitiesContent whole = content(QUESTION);
        CityQuestion later = QUESTION.of(Period.of(FIRST.plusDays(9)));
        PlaceNarrowing narrowed = whole.narrowing().on(new ChosenDay(reads.cities(later)));
        assertThat(whole.by(narrowed, whole.compared()).day()).isNull();
        assertThat(CitiesContent.of(whole.report(), narrowed).day()).isNull();
    }

    /** Saved copies are removed when they take too much room. */
    @Test
    void aDayWhoseCopyIsGoneIsNotShown() throws InterruptedException {
        show();
        model.choose(FIRST);
        loader.hidden();
        reads.saved.clear();
        model.show(content(QUESTION), CounterMetric.PLAYS);
        assertThat(values()).containsOnly(Double.NaN);
        assertThat(model.chosenProperty().get()).isNull();
    }

    @Test
    void theStepBackFromThePeriodIsToItsLastDay() throws InterruptedException {
        show();
        model.step(-1);
        assertThat(model.chosenProperty().get()).isEqualTo(FIRST.plusDays(2));
    }

    /** Country, region and city have a line once their days are there. */
    @Test
    void placesHaveTheirValuesByDay() throws InterruptedException {
        model.show(content(QUESTION), CounterMetric.VIEWS);
        assertThat(model.daysProperty().get().places()).isEmpty();
        model.load();
        CityDays days = model.daysProperty().get();
        assertThat(days.places()).hasSize(3);
        assertThat(days.places().values())
                .allSatisfy(line -> assertThat(line).containsExactly(10, 11, 12));
        assertThat(days.places().keySet())
                .allSatisfy(place -> assertThat(days.trend(place)).isPresent());
    }

    @Test
    void aPlaceThatIsNotThereHasNoViewsOnKnownDaysOnly() throws InterruptedException {
        PlaceDays days = new PlaceDays(4, CounterMetric.VIEWS);
        days.add(0, places("Salvador"));
        days.add(2, places("Ilhéus"));
        days.add(3, places("Salvador"));
        assertThat(days.values().values().stream().map(Arrays::toString))
                .as("Brazil and Bahia, Salvador, Ilhéus; the second day is unknown")
                .containsExactlyInAnyOrder(
                        "[5.0, NaN, 5.0, 5.0]",
                        "[5.0, NaN, 5.0, 5.0]",
                        "[5.0, NaN, 0.0, 5.0]",
                        "[0.0, NaN, 5.0, 0.0]");
    }

    private static PlaceNode places(String city) throws InterruptedException {
        List<CityRow> rows = List.of(city("BR", "Bahia", city, null, 5L, -12.97, -38.5));
        return new Places(Neighbourhoods.of(rows), BucketReader.hours(ZoneOffset.UTC)).of(rows);
    }

    @Test
    void stepsGoRoundThroughTheKnownDays() throws InterruptedException {
        model.show(content(QUESTION), CounterMetric.VIEWS);
        model.step(1);
        assertThat(model.chosenProperty().get()).isNull();
        model.load();
        model.step(1);
        assertThat(model.chosenProperty().get()).isEqualTo(FIRST);
        model.step(-1);
        assertThat(model.chosenProperty().get()).isEqualTo(FIRST.plusDays(2));
        assertThat(shown).containsExactly(FIRST, FIRST.plusDays(2));
        model.choose(null);
        assertThat(model.chosenProperty().get()).isNull();
    }
}
