package app.marquee.ui.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;

/** Saved views without a window. */
class SavedViewsTest {
    private static final ReportFilter BRAZIL = ReportFilter.of(FilterKind.COUNTRY, "BR");

    private final FakeMemory memory = new FakeMemory();
    private final PeriodViewModel period =
            new PeriodViewModel(() -> LocalDate.of(2026, 3, 18), memory);
    private final FiltersViewModel filters = new FiltersViewModel(memory);
    private SavedViews views = new SavedViews(memory, period, filters);

    private List<String> names() {
        return views.allProperty().get().stream().map(SavedView::name).toList();
    }

    @Test
    void aViewBringsBackPeriodComparisonAndFilters() {
        period.choose(PeriodPreset.LAST_MONTH);
        filters.add(BRAZIL);
        views.save(" Brazil & co ");
        SavedView view = views.allProperty().get().getFirst();
        assertThat(views.isOpen(view)).isTrue();
        period.choose(PeriodPreset.TODAY);
        filters.choose(ReportFilters.NONE);
        assertThat(views.isOpen(view)).isFalse();
        views.open(view);
        assertThat(period.state().preset()).isEqualTo(PeriodPreset.LAST_MONTH);
        assertThat(filters.filters().all()).containsExactly(BRAZIL);
        assertThat(views.isOpen(view)).isTrue();
    }

    @Test
    void aViewWithAComparisonThatIsOfferedNoMoreSaysSoOnce() {
        memory.keep("saved-views", "compared=kept&filters=&name=Old&period=last-month");
        views = new SavedViews(memory, period, filters);
        views.open(views.allProperty().get().getFirst());
        assertThat(period.state().other().comparison()).isEqualTo(Comparison.PREVIOUS);
        SavedView renewed = views.allProperty().get().getFirst();
        assertThat(renewed.name()).isEqualTo("Old");
        assertThat(renewed.period()).containsEntry("compared", "previous");
        assertThat(views.isOpen(renewed)).isTrue();
    }

    @Test
    void viewsAndFiltersAreThereAfterARestart() {
        filters.add(BRAZIL);
        views.save("One & two");
        FiltersViewModel later = new FiltersViewModel(memory);
        assertThat(later.filters().all()).containsExactly(BRAZIL);
        assertThat(new SavedViews(memory, period, later).allProperty().get())
                .isEqualTo(views.allProperty().get());
    }

    @Test
    void aViewIsReplacedAndDeleted() {
        views.save("One");
        views.save("Two");
        views.save("One");
        assertThat(names()).containsExactly("Two", "One");
        views.delete(views.allProperty().get().getFirst());
        assertThat(names()).containsExactly("One");
        views.save("  ");
        assertThat(names()).containsExactly("One");
    }
}
