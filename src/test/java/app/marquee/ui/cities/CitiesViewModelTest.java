package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.filter.FiltersViewModel;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The cities without a window: the question, the rule of the region, the tree of lines. */
class CitiesViewModelTest {
    private final FakeReads reads = new FakeReads();
    private final PeriodViewModel period =
            new PeriodViewModel(reads::today, FakeMemory.withoutComparison());
    private final FiltersViewModel filters = new FiltersViewModel(new FakeMemory());
    private final HeldRunner held = new HeldRunner();

    CitiesViewModelTest() {
        reads.cities =
                List.of(
                        city("BR", "São Paulo", "Santos", 5L),
                        city("BR", "São Paulo", "Osasco", 9L),
                        city("BR", "Bahia", "Salvador", 2L),
                        city("US", "Ohio", "Dayton", null, 40L, null, null));
    }

    private CitiesViewModel model(TaskRunner tasks) {
        return new CitiesViewModel(
                reads,
                tasks,
                Messages.of(List.of("cities", "analytics"), Locale.ENGLISH),
                filters,
                period,
                Runnable::run);
    }

    private CitiesViewModel shown() {
        CitiesViewModel model = model(new InlineRunner());
        model.shown();
        return model;
    }

    private void country(String name) {
        filters.add(ReportFilter.of(FilterKind.COUNTRY, name));
    }

    private void region(String name) {
        filters.add(ReportFilter.of(FilterKind.REGION, name));
    }

    private static List<String> lines(CitiesViewModel model) {
        return model.linesProperty().get().lines().stream()
                .map(line -> "  ".repeat(line.depth()) + model.names().of(line.place()))
                .toList();
    }

    private static PlaceLine line(CitiesViewModel model, String name) {
        return model.linesProperty().get().lines().stream()
                .filter(line -> model.names().of(line.place()).equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void asksWhenItIsInFront() {
        CitiesViewModel model = model(new InlineRunner());
        assertThat(reads.questions).isEmpty();
        model.shown();
        assertThat(reads.questions)
                .containsExactly(
                        new CityQuestion(
                                PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY),
                                Granularity.TOTAL,
                                null,
                                null));
        assertThat(lines(model)).containsExactly("United States", "Brazil");
    }

    @Test
    void countryAndRegionAreAskedForAsTheyAreWritten() {
        shown();
        country("BR");
        region("São Paulo");
        CityQuestion last = reads.questions.getLast();
        assertThat(last.country()).isEqualTo("BR");
        assertThat(last.region()).isEqualTo("São Paulo");
        filters.choose(ReportFilters.NONE);
        assertThat(reads.questions.getLast().country()).isNull();
        assertThat(reads.questions.getLast().region()).isNull();
    }

    @Test
    void placesOpenAndClose() {
        CitiesViewModel model = shown();
        model.expand(line(model, "Brazil").key(), true);
        assertThat(lines(model))
                .containsExactly("United States", "Brazil", "  São Paulo", "  Bahia");
        model.expand(line(model, "São Paulo").key(), true);
        assertThat(lines(model))
                .containsExactly(
                        "United States",
                        "Brazil",
                        "  São Paulo",
                        "    Osasco",
                        "    Santos",
                        "  Bahia");
        model.refresh();
        assertThat(lines(model)).hasSize(6);
        model.expand(line(model, "Brazil").key(), false);
        assertThat(lines(model)).containsExactly("United States", "Brazil");
        model.expandAll();
        assertThat(lines(model)).hasSize(2 + 3 + 4);
        model.collapseAll();
        assertThat(lines(model)).hasSize(2);
    }

    @Test
    void aPlaceThatIsAloneIsOpen() {
        reads.cities =
                List.of(
                        city("BR", "Bahia", "Salvador", "2026-03-01", 1L, -12.9, -38.5),
                        city("BR", "Bahia", "Salvador", "2026-03-02", 2L, -12.9, -38.5));
        CitiesViewModel model = shown();
        assertThat(lines(model)).containsExactly("Brazil", "  Bahia", "    Salvador");
        model.expand(line(model, "Salvador").key(), true);
        assertThat(lines(model)).endsWith("      Mar 1, 2026", "      Mar 2, 2026");
    }

    @Test
    void filtersByEveryNameAndOpensWhatIsFound() {
        CitiesViewModel model = shown();
        model.filter("brazil sao");
        assertThat(lines(model))
                .containsExactly("Brazil", "  São Paulo", "    Osasco", "    Santos");
        CitiesContent content = Objects.requireNonNull(model.contentProperty().get());
        assertThat(content.shown().sums().views().known()).isEqualTo(14);
        assertThat(content.all().sums().views().known()).isEqualTo(56);
        model.filter("us dayton");
        assertThat(lines(model)).containsExactly("United States", "  Ohio", "    Dayton");
        model.filter("nowhere");
        assertThat(lines(model)).isEmpty();
        model.filter("");
        assertThat(lines(model)).containsExactly("United States", "Brazil");
        assertThat(reads.questions).hasSize(1);
    }

    @Test
    void whatASearchOpenedCanBeClosed() {
        CitiesViewModel model = shown();
        model.filter("brazil");
        model.expand(line(model, "São Paulo").key(), false);
        assertThat(lines(model))
                .containsExactly("Brazil", "  São Paulo", "  Bahia", "    Salvador");
    }

    @Test
    void onlyCitiesWithoutCoordinates() {
        CitiesViewModel model = shown();
        model.unplacedOnly(true);
        assertThat(lines(model)).containsExactly("United States", "  Ohio", "    Dayton");
        model.unplacedOnly(false);
        assertThat(lines(model)).hasSize(2);
    }

    @Test
    void sortsWithinThePlaceAround() {
        CitiesViewModel model = shown();
        model.expandAll();
        model.sort(new PlaceSort(CounterMetric.VIEWS, false));
        assertThat(lines(model))
                .containsExactly(
                        "Brazil",
                        "  Bahia",
                        "    Salvador",
                        "  São Paulo",
                        "    Santos",
                        "    Osasco",
                        "United States",
                        "  Ohio",
                        "    Dayton");
        model.sort(new PlaceSort(null, true));
        assertThat(lines(model)).startsWith("United States");
    }

    @Test
    void aFilterTypedWhileLoadingHoldsForTheAnswer() {
        CitiesViewModel model = model(held);
        model.shown();
        model.filter("dayton");
        held.releaseAll();
        assertThat(lines(model)).containsExactly("United States", "  Ohio", "    Dayton");
    }

    @Test
    void theLatestRequestWins() {
        CitiesViewModel model = model(held);
        model.shown();
        country("BR");
        held.releaseNewest();
        held.releaseAll();
        assertThat(
                        Objects.requireNonNull(model.contentProperty().get())
                                .report()
                                .question()
                                .country())
                .isEqualTo("BR");
    }

    @Test
    void aFailureKeepsWhatIsThere() {
        CitiesViewModel model = shown();
        reads.failure = new Failure.Invalid(new Answer(400, "no", "{}"));
        country("XX");
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Failed.class);
        assertThat(lines(model)).hasSize(2);
        assertThat(model.isOfAnotherQuestion()).isTrue();
    }

    private static final Period BEFORE =
            Comparison.PREVIOUS
                    .of(PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY), PeriodPreset.LAST_28_DAYS)
                    .orElseThrow();

    @Test
    void comparesWithOtherDays() {
        reads.citiesOf.put(
                BEFORE,
                List.of(city("BR", "São Paulo", "Santos", 9L), city("PT", "Lisboa", "Lisboa", 3L)));
        CitiesViewModel model = shown();
        period.compare(Comparison.PREVIOUS);
        assertThat(reads.questions).hasSize(2);
        assertThat(reads.questions.getLast().period()).isEqualTo(BEFORE);
        assertThat(lines(model)).containsExactly("United States", "Brazil", "Portugal");
        CitiesContent content = Objects.requireNonNull(model.contentProperty().get());
        assertThat(content.isCompared()).isTrue();
        assertThat(change(content, line(model, "Brazil")).difference()).isEqualTo(7);
        assertThat(change(content, line(model, "Portugal")).kind()).isEqualTo(Mover.Kind.LEFT);
        model.sort(new PlaceSort(CounterMetric.VIEWS, false, PlaceSort.By.CHANGE));
        assertThat(lines(model)).containsExactly("Portugal", "Brazil", "United States");
        period.compare(Comparison.NONE);
        assertThat(lines(model)).doesNotContain("Portugal");
        assertThat(reads.questions).hasSize(2);
    }

    private static Change change(CitiesContent content, PlaceLine line) {
        return Objects.requireNonNull(content.changes().of(line.key(), CounterMetric.VIEWS));
    }

    @Test
    void otherDaysThatCannotBeReadLeaveTheAnswer() {
        reads.failing = BEFORE;
        CitiesViewModel model = shown();
        period.compare(Comparison.PREVIOUS);
        CitiesContent content = Objects.requireNonNull(model.contentProperty().get());
        assertThat(content.compared()).isInstanceOf(ComparisonResult.Failed.class);
        assertThat(lines(model)).containsExactly("United States", "Brazil");
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
        reads.failing = null;
        model.refresh();
        assertThat(Objects.requireNonNull(model.contentProperty().get()).isCompared()).isTrue();
    }
}
