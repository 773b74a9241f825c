package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Options of a filter, from what is kept on this computer. Blocking. */
@FunctionalInterface
public interface FilterOptions {
    /**
     * @param chosen filters that narrow them: a country has its own regions
     */
    List<Option> of(FilterKind kind, ReportFilters chosen);

    /**
     * @param videos number of its known videos; null where it isn't a segment
     */
    record Option(ReportFilter filter, @Nullable Integer videos) {}
}
