package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.TreeTable;
import app.marquee.ui.analytics.filter.FiltersViewModel;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** View model of the city report and its expanded places. FX thread only. */
final class CitiesViewModel extends ReportViewModel<CityQuestion, CityRow, CitiesContent>
        implements TreeTable.Model<PlaceKey> {
    private final FiltersViewModel filters;
    private final Expansion expansion = new Expansion();
    private final ReadOnlyObjectWrapper<PlaceLines> lines =
            new ReadOnlyObjectWrapper<>(new PlaceLines(List.of()));
    private PlaceNarrowing narrowing;

    CitiesViewModel(
            Reports reports,
            TaskRunner tasks,
            Messages messages,
            FiltersViewModel filters,
            PeriodViewModel period,
            ReportPacing pacing) {
        PlaceNarrowing first = PlaceNarrowing.none(new PlaceNames(messages, reports.zone()));
        super(
                new ReportSource<>(reports, ReportType.CITIES),
                first,
                new Jobs(
                        tasks,
                        messages.text("cities.job"),
                        messages.text("cities.job.refresh"),
                        messages.text("cities.job.order"),
                        messages.text("cities.job.compare"),
                        messages.text("cities.job.keep")),
                period,
                pacing);
        this.narrowing = first;
        this.filters = filters;
        following(
                contentProperty()
                        .subscribe(this::show)
                        .and(filters.filtersProperty().subscribe((_, _) -> questionChanged())));
    }

    PlaceNames names() {
        return narrowing.names();
    }

    /** The lines of the table; another list each time something changed. */
    ReadOnlyObjectProperty<PlaceLines> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    @Override
    protected Optional<CityQuestion> question() {
        return period().period()
                .map(
                        days ->
                                new CityQuestion(
                                        days,
                                        Granularity.TOTAL,
                                        filters.filters().country(),
                                        filters.filters().region()));
    }

    private void narrowBy(PlaceNarrowing by) {
        narrowing = by;
        narrow(by);
    }

    /** Shows only cities whose names, or those of the places around them, hold every word. */
    void filter(String typed) {
        narrowBy(narrowing.withTyped(typed));
    }

    /** Shows only these places with what is inside them. */
    void within(PlaceScope scope) {
        if (!scope.equals(narrowing.scope())) {
            narrowBy(narrowing.within(scope));
        }
    }

    /** Shows a day of the period, in map, tiles and table alike; null for the whole period. */
    void day(@Nullable Report<CityQuestion, CityRow> report) {
        narrowBy(narrowing.on(report == null ? null : new ChosenDay(report)));
    }

    /** Shows only cities without coordinates that can be believed. */
    void unplacedOnly(boolean only) {
        narrowBy(narrowing.withUnplacedOnly(only));
    }

    @Override
    public void sort(PlaceSort sort) {
        narrowBy(narrowing.withSort(sort));
    }

    private void show(@Nullable CitiesContent content) {
        if (content != null) {
            Set<PlaceKey> open = expansion.in(content.shown(), content.narrowing().searches());
            lines.set(new PlaceLines(PlaceLine.of(content.shown(), open)));
        }
    }

    @Override
    public void expand(PlaceKey key, boolean expanded) {
        expansion.set(key, expanded);
        show(content());
    }

    /** Opens the places around one. */
    void reveal(PlaceKey key) {
        revealAll(List.of(key));
    }

    /** Opens the places around all of these. */
    void revealAll(List<PlaceKey> keys) {
        for (PlaceKey key : keys) {
            for (PlaceKey around = key.parent(); around != null; around = around.parent()) {
                expansion.set(around, true);
            }
        }
        show(content());
    }

    @Override
    public void expandAll() {
        CitiesContent content = content();
        if (content != null) {
            expansion.openAll(content.shown());
            show(content);
        }
    }

    @Override
    public void collapseAll() {
        expansion.closeAll();
        show(content());
    }
}
