package app.marquee.ui.cities;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.MetricColumns;
import app.marquee.ui.analytics.TreeCell;
import app.marquee.ui.analytics.TreeTable;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.OverrunStyle;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/** Tree table of countries, regions and cities, with days or hours inside. */
final class PlaceTable extends TreeTable<PlaceKey, PlaceLine> {
    private static final double PLACE_WIDTH = 200;
    private static final double CITIES_WIDTH = 84;
    private static final double LOCATION_WIDTH = 200;
    private static final String PLACE = "place";
    private static final String CITIES = "cities";
    private static final String LOCATION = "coordinates";

    private final CitiesViewModel model;
    private final Messages messages;
    private final PlaceSelection selection;

    PlaceTable(CitiesViewModel model, SectionContext context) {
        super(
                "cities-table",
                model,
                new MetricColumns<>(
                        context.messages(), (line, metric) -> change(model, line, metric)),
                context);
        this.model = model;
        this.messages = context.messages();
        add(List.of(place()));
        addMetrics();
        add(List.of(cities(), location()));
        names(PLACE, this::name);
        cells(LOCATION, () -> new LocationCell(messages));
        emptyText(messages.text("cities.filter.empty"));
        view().setAccessibleText(messages.text("title"));
        this.selection = new PlaceSelection(this, model);
        ready("cities", Set.of(CITIES, LOCATION), context);
    }

    PlaceSelection selection() {
        return selection;
    }

    private TreeCell.Name name(PlaceLine line) {
        return new TreeCell.Name(
                model.names().of(line.place()),
                line.place().level() == PlaceLevel.COUNTRY,
                line.place().name() == null,
                OverrunStyle.ELLIPSIS);
    }

    private Column<PlaceLine> place() {
        return Column.<PlaceLine>text(
                        PLACE,
                        messages.text("column.place"),
                        line -> model.names().of(line.place()))
                .width(PLACE_WIDTH)
                .takesRoom();
    }

    private Column<PlaceLine> cities() {
        FigureWords figures = new FigureWords(messages);
        return Column.<PlaceLine, String>of(
                        CITIES,
                        messages.text("title"),
                        line ->
                                line.place().level().compareTo(PlaceLevel.CITY) < 0
                                        ? figures.count(line.place().facts().cities())
                                        : "",
                        words -> words)
                .alignedRight()
                .width(CITIES_WIDTH);
    }

    private Column<PlaceLine> location() {
        return Column.<PlaceLine, String>of(
                        LOCATION,
                        messages.text("column.coordinates"),
                        line -> LocationCell.words(messages, line),
                        words -> words)
                .width(LOCATION_WIDTH);
    }

    /** A partly filtered place has no comparable values in the other report. */
    private static @Nullable Change change(
            CitiesViewModel model, PlaceLine line, CounterMetric metric) {
        CitiesContent content = model.contentProperty().get();
        if (content == null
                || line.place().level() == PlaceLevel.BUCKET
                || !content.changes().isWhole(line.key(), line.place().sums())) {
            return null;
        }
        return content.changes().of(line.key(), metric);
    }

    void show(PlaceLines lines) {
        CitiesContent content = model.contentProperty().get();
        showLines(
                lines.lines(),
                content != null && content.isCompared(),
                content == null ? Changes.none() : content.changes());
    }
}
