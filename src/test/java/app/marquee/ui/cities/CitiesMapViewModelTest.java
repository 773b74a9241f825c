package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.filter.FiltersViewModel;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The places on the map by one metric, without a window. */
class CitiesMapViewModelTest {
    private final FakeReads reads = new FakeReads();
    private final PeriodViewModel period =
            new PeriodViewModel(reads::today, FakeMemory.withoutComparison());
    private final FakeMemory memory = new FakeMemory();
    private final Messages messages = Messages.of(List.of("cities", "analytics"), Locale.ENGLISH);
    private final CitiesViewModel cities =
            new CitiesViewModel(
                    reads,
                    new InlineRunner(),
                    messages,
                    new FiltersViewModel(new FakeMemory()),
                    period,
                    Runnable::run);

    CitiesMapViewModelTest() {
        reads.cities =
                List.of(
                        city("BR", "São Paulo", "Santos", 50L),
                        city("US", "Ohio", "Dayton", null, 40L, 39.7, -84.2));
        Period days = PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY);
        reads.citiesOf.put(days.shift(-1), List.of(city("BR", "São Paulo", "Santos", 20L)));
    }

    private CitiesMapViewModel model(TaskRunner tasks) {
        return new CitiesMapViewModel(cities, tasks, messages, memory);
    }

    private CitiesMapViewModel shown() {
        CitiesMapViewModel model = model(new InlineRunner());
        cities.shown();
        return model;
    }

    private static MapPlaces places(CitiesMapViewModel model) {
        return Objects.requireNonNull(model.placesProperty().get());
    }

    @Test
    void placesAreMadeAnewByAnotherMetricWhichIsRemembered() {
        CitiesMapViewModel model = shown();
        MapPlaces before = places(model);
        assertThat(before.metric()).isEqualTo(CounterMetric.VIEWS);
        model.metric(CounterMetric.VIEWS);
        assertThat(places(model)).as("as it was").isSameAs(before);
        model.metric(CounterMetric.PLAYS);
        assertThat(places(model).metric()).isEqualTo(CounterMetric.PLAYS);
        assertThat(model(new InlineRunner()).metric()).isEqualTo(CounterMetric.PLAYS);
        memory.keep("map-metric", "of a newer version");
        assertThat(model(new InlineRunner()).metric()).isEqualTo(CounterMetric.VIEWS);
    }

    /** The wish stays while there is nothing to compare with. */
    @Test
    void differencesAreShownWhileThereIsAComparison() {
        CitiesMapViewModel model = shown();
        assertThat(model.comparableProperty().get()).isFalse();
        model.difference(true);
        assertThat(places(model).differences()).isNull();
        period.compare(Comparison.PREVIOUS);
        assertThat(model.comparableProperty().get()).isTrue();
        assertThat(places(model).differences()).isNotNull();
        assertThat(model(new InlineRunner()).isDifferenceWanted()).isTrue();
        model.difference(false);
        assertThat(places(model).differences()).isNull();
    }

    @Test
    void theComparedReportIsBesideThisOneUnlessDifferencesAreShown() {
        CitiesMapViewModel model = shown();
        period.compare(Comparison.PREVIOUS);
        assertThat(model.before()).isNull();
        model.swipe(true);
        MapPlaces before = Objects.requireNonNull(model.before());
        assertThat(before.of().sums().views().known()).isEqualTo(20);
        assertThat(before.all().sums().views().known()).isEqualTo(20);
        model.difference(true);
        assertThat(model.before()).isNull();
        model.difference(false);
        model.swipe(false);
        assertThat(model.before()).isNull();
    }

    /** A search narrows both, and shares are still parts of all. */
    @Test
    void whatIsNarrowedIsAPartOfAll() {
        CitiesMapViewModel model = shown();
        cities.filter("dayton");
        assertThat(places(model).of().sums().views().known()).isEqualTo(40);
        assertThat(places(model).all().sums().views().known()).isEqualTo(90);
    }

    @Test
    void theLatestChoiceWins() {
        HeldRunner held = new HeldRunner();
        CitiesMapViewModel model = model(held);
        cities.shown();
        model.metric(CounterMetric.PLAYS);
        model.metric(CounterMetric.UNIQUE_PLAYS);
        held.releaseNewest();
        held.releaseAll();
        assertThat(places(model).metric()).isEqualTo(CounterMetric.UNIQUE_PLAYS);
    }

    @Test
    void outlinesAreReadOnceAndInDetailOnRequest() {
        HeldRunner held = new HeldRunner();
        CitiesMapViewModel model = model(held);
        model.readDetail();
        assertThat(held.waiting()).as("nothing to refine yet").isEmpty();
        cities.shown();
        cities.filter("dayton");
        assertThat(held.waiting().stream().filter("Loading map"::equals).toList().size())
                .isLessThanOrEqualTo(1);
        held.releaseAll();
        Object coarse = Objects.requireNonNull(model.outlinesProperty().get());
        model.readDetail();
        model.readDetail();
        assertThat(held.waiting()).hasSize(1);
        held.releaseAll();
        assertThat(model.outlinesProperty().get()).isNotSameAs(coarse);
    }

    @Test
    void afterClosingNothingIsPlaced() {
        CitiesMapViewModel model = shown();
        MapPlaces before = places(model);
        model.close();
        cities.filter("dayton");
        assertThat(places(model)).isSameAs(before);
    }
}
