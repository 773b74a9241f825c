package app.marquee.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class ReportFiltersTest {
    private static final ReportFilter BRAZIL = ReportFilter.of(FilterKind.COUNTRY, "BR");
    private static final ReportFilter BAHIA = ReportFilter.of(FilterKind.REGION, "Bahia");
    private static final ReportFilter FOLDER = new ReportFilter(FilterKind.FOLDER, "1", "A/B & C");
    private static final ReportFilter FIELD = ReportFilter.ofField("client", "Acme: é");

    @Test
    void anotherCountryReplacesTheCountryAndItsRegion() {
        ReportFilters filters = ReportFilters.NONE.with(BRAZIL).with(BAHIA).with(FOLDER);
        assertThat(filters.country()).isEqualTo("BR");
        assertThat(filters.region()).isEqualTo("Bahia");
        ReportFilters other = filters.with(ReportFilter.of(FilterKind.COUNTRY, "US"));
        assertThat(other.country()).isEqualTo("US");
        assertThat(other.region()).isNull();
        assertThat(other.segments().all()).containsExactly(FOLDER);
    }

    @Test
    void aFilterIsThereOnce() {
        ReportFilter renamed = new ReportFilter(FilterKind.FOLDER, "1", "Z");
        assertThat(ReportFilters.NONE.with(FOLDER).with(renamed).all()).containsExactly(renamed);
        assertThat(ReportFilters.NONE.with(FOLDER).without(renamed).isEmpty()).isTrue();
    }

    @Test
    void oneOfEachDimensionHasToMatch() {
        ReportFilter globex = ReportFilter.ofField("client", "Globex");
        ReportFilter spring = ReportFilter.ofField("season", "Spring");
        assertThat(
                        ReportFilters.NONE
                                .with(FIELD)
                                .with(spring)
                                .with(FOLDER)
                                .with(globex)
                                .byDimension())
                .containsExactlyInAnyOrder(
                        List.of(FIELD, globex), List.of(spring), List.of(FOLDER));
    }

    @Test
    void survivesTheSettings() {
        ReportFilters filters = ReportFilters.NONE.with(BRAZIL).with(FOLDER).with(FIELD);
        assertThat(ReportFilters.parse(filters.text())).isEqualTo(filters);
        assertThat(ReportFilters.parse(null)).isEqualTo(ReportFilters.NONE);
        assertThat(ReportFilters.parse("planet/Mars/Mars&%/%/%&country/BR/BR").all())
                .containsExactly(BRAZIL);
    }
}
