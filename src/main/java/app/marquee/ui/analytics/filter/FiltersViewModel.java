package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** View model of the filters that all reports of a connection share. FX thread only. */
public final class FiltersViewModel {
    private static final String KEY = "filters";

    private final ViewMemory memory;
    private final ReadOnlyObjectWrapper<ReportFilters> filters;

    public FiltersViewModel(ViewMemory memory) {
        this.memory = memory;
        this.filters = new ReadOnlyObjectWrapper<>(ReportFilters.parse(memory.recall(KEY)));
    }

    public ReadOnlyObjectProperty<ReportFilters> filtersProperty() {
        return filters.getReadOnlyProperty();
    }

    public ReportFilters filters() {
        return filters.get();
    }

    public void add(ReportFilter one) {
        choose(filters().with(one));
    }

    public void remove(ReportFilter one) {
        choose(filters().without(one));
    }

    public void choose(ReportFilters others) {
        memory.keep(KEY, others.text());
        filters.set(others);
    }
}
