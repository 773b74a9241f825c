package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.ReportFilters;

import java.util.Map;

/**
 * Period, comparison and filters under a name. Immutable.
 *
 * @param period as the settings have it
 */
public record SavedView(String name, Map<String, String> period, ReportFilters filters) {
    public SavedView {
        period = Map.copyOf(period);
    }
}
