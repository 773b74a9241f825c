package app.marquee.ui.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.util.Locale;

/** What a title says of filters. */
final class FilterWordsTest {
    private final FilterWords words = new FilterWords(Messages.of("analytics", Locale.ENGLISH));

    private String unfiltered(FilterKind... kinds) {
        ReportFilters ignored = ReportFilters.NONE;
        for (FilterKind kind : kinds) {
            ignored = ignored.with(ReportFilter.of(kind, "a"));
        }
        return words.unfiltered("Views", ignored);
    }

    @Test
    void saysOfWhatValuesAreThatIgnoreAFilter() {
        assertThat(unfiltered()).isEqualTo("Views");
        assertThat(unfiltered(FilterKind.SOURCE)).isEqualTo("Views · all sources");
        assertThat(unfiltered(FilterKind.COUNTRY)).isEqualTo("Views · all places");
        assertThat(unfiltered(FilterKind.FOLDER)).isEqualTo("Views · all videos");
        assertThat(unfiltered(FilterKind.PLAYLIST, FilterKind.SOURCE))
                .isEqualTo("Views · all sources · all videos");
    }

    @Test
    void aCustomFieldOfSeveralLinesIsOneLine() {
        assertThat(FilterWords.oneLine(ReportFilter.ofField("Course\nname", "A\r\nB").label()))
                .isEqualTo("Course name: A B");
    }
}
