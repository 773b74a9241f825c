package app.marquee.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.ReferrerRow;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/** Referrers of the chosen sources. */
class SourceFilterTest {
    private static final GroupStep SEARCH = new GroupStep(GroupKind.CHANNEL, "search");
    private static final GroupStep SOCIAL = new GroupStep(GroupKind.CHANNEL, "social");
    private static final GroupStep SITE = new GroupStep(GroupKind.SITE, "a:b.example");
    private static final GroupStep UNKNOWN = new GroupStep(GroupKind.UNKNOWN, "");

    private static final Grouping CHANNELS =
            text ->
                    switch (text) {
                        case null -> List.of(UNKNOWN);
                        case "one" -> List.of(SEARCH, SITE);
                        case "two" -> List.of(SOCIAL, SITE);
                        default -> List.of(SOCIAL);
                    };

    private final List<ReferrerRow> rows = List.of(row("one"), row("two"), row("three"), row(null));

    private static ReferrerRow row(@Nullable String name) {
        return new ReferrerRow(name, null, Counters.UNKNOWN, UnknownMembers.NONE);
    }

    private List<ReferrerRow> of(GroupStep... steps) {
        ReportFilters filters = ReportFilters.NONE;
        for (GroupStep step : steps) {
            filters = filters.with(SourceFilter.of(step));
        }
        return new SourceFilter(CHANNELS, filters).of(rows);
    }

    @Test
    void aRowIsInWhenOneOfTheSourcesIsItsOwn() {
        assertThat(of()).isSameAs(rows);
        assertThat(of(SEARCH)).containsExactly(rows.get(0));
        assertThat(of(SOCIAL)).containsExactly(rows.get(1), rows.get(2));
        assertThat(of(SITE)).containsExactly(rows.get(0), rows.get(1));
        assertThat(of(UNKNOWN)).containsExactly(rows.get(3));
        assertThat(of(SEARCH, UNKNOWN)).containsExactly(rows.get(0), rows.get(3));
        assertThat(of(new GroupStep(GroupKind.SITE, "search"))).isEmpty();
    }

    /** Also a name that has the character between the two parts. */
    @ParameterizedTest
    @EnumSource(GroupKind.class)
    void aSourceIsReadAsItWasWritten(GroupKind kind) {
        for (String name : List.of("", "a", ":", "a:b:c")) {
            GroupStep step = new GroupStep(kind, name);
            assertThat(SourceFilter.step(SourceFilter.of(step))).contains(step);
            assertThat(SourceFilter.of(step).label()).isEqualTo(name);
        }
    }

    @Test
    void aSourceOfANewerVersionHasNoRows() {
        for (String value : List.of("HOLOGRAM:a", "nothing", ":a", "")) {
            ReportFilter newer = new ReportFilter(FilterKind.SOURCE, value, "A");
            assertThat(SourceFilter.step(newer)).as("“%s”", value).isEmpty();
            assertThat(new SourceFilter(CHANNELS, ReportFilters.NONE.with(newer)).of(rows))
                    .isEmpty();
        }
    }
}
