package app.marquee.ui.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;

import org.junit.jupiter.api.Test;

import java.util.EnumSet;
import java.util.Map;

/** What a view applies of the filters, and why not the others. */
class FilterScopeTest {
    private static final ReportFilters ALL =
            ReportFilters.NONE
                    .with(ReportFilter.of(FilterKind.COUNTRY, "BR"))
                    .with(ReportFilter.of(FilterKind.SOURCE, "CHANNEL:search"))
                    .with(ReportFilter.of(FilterKind.FOLDER, "f"));

    @Test
    void everyKindThatIsNotAppliedHasItsReason() {
        FilterScope scope =
                FilterScope.of(EnumSet.of(FilterKind.COUNTRY, FilterKind.FUNNEL, FilterKind.FIELD));
        assertThat(scope.refused())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                FilterKind.REGION, "filter.refused.place",
                                FilterKind.SOURCE, "filter.refused.source",
                                FilterKind.FOLDER, "filter.refused.segment",
                                FilterKind.PLAYLIST, "filter.refused.segment"));
        assertThat(scope.notes()).isEmpty();
        assertThat(scope.applies(FilterKind.COUNTRY)).isTrue();
        assertThat(scope.applies(FilterKind.SOURCE)).isFalse();
        assertThat(scope.ignored(ALL).all())
                .extracting(ReportFilter::kind)
                .containsExactly(FilterKind.SOURCE, FilterKind.FOLDER);
    }

    @Test
    void aViewOfPartsRefusesNoneAndHasANoteOnEach() {
        FilterScope scope = FilterScope.ofParts();
        assertThat(scope.refused()).isEmpty();
        assertThat(scope.ignored(ALL).isEmpty()).isTrue();
        assertThat(scope.notes())
                .containsOnlyKeys(FilterKind.values())
                .containsEntry(FilterKind.REGION, "filter.part.place")
                .containsEntry(FilterKind.SOURCE, "filter.part.source")
                .containsEntry(FilterKind.FIELD, "filter.part.segment");
    }
}
