package app.marquee.ui.analytics;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.PlaceKey;
import app.marquee.analytics.PlaceLevel;
import app.marquee.analytics.PlaceLine;
import app.marquee.analytics.PlaceSort;
import app.marquee.analytics.Sum;
import app.marquee.ui.control.Column;
import app.marquee.ui.control.DataTable;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.SectionContext;

import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Places as a tree of lines: country, region, city, and days or hours inside. Arrow keys, Enter and
 * the mouse open and close; columns sort within the place around.
 */
final class PlaceTable extends VBox {
    private static final double PLACE_WIDTH = 256;
    private static final double FIGURE_WIDTH = 112;
    private static final double CITIES_WIDTH = 84;

    /** In sizes of the text. */
    private static final double ROOM_FOR_WORDS = 34;

    private static final double LOCATION_WIDTH = 200;
    private static final double CHANGE_WIDTH = 150;
    private static final String PLACE = "place";
    private static final String CHANGE = "-change";
    private static final String LOCATION = "coordinates";

    private final CitiesViewModel model;
    private final Messages messages;
    private final FigureWords figures;
    private final DataTable<PlaceLine> table;
    private @Nullable PlaceKey revealed;
    private final ChangeWords changes;
    private final List<Consumer<List<PlaceKey>>> listeners = new ArrayList<>();
    private boolean settling;
    private boolean comparing;

    PlaceTable(CitiesViewModel model, SectionContext context) {
        this.model = model;
        this.messages = context.messages();
        this.figures = new FigureWords(messages);
        this.changes = new ChangeWords(messages);
        this.table =
                new DataTable<PlaceLine>("cities-table", messages, context.tasks())
                        .columns(place())
                        .keyedBy(PlaceLine::key)
                        .onOpen(line -> expand(line, !line.expanded()));
        for (CounterMetric metric : CounterMetric.values()) {
            table.columns(figure(metric), change(metric), changeShare(metric));
        }
        table.columns(cities(), location());
        cells(PLACE, () -> new PlaceCell(model.names(), messages, this::expand));
        cells(LOCATION, () -> new LocationCell(messages));
        table.emptyTextProperty().set(messages.text("cities.filter.empty"));
        view().setAccessibleText(messages.text("cities.title"));
        view().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        view().itemsProperty().subscribe(_ -> selectRevealed());
        view().getSelectionModel()
                .getSelectedItems()
                .addListener((InvalidationListener) _ -> selectionChanged());
        buildFoot();
        buildSort(context);
        VBox.setVgrow(table, Priority.ALWAYS);
        getStyleClass().add("report-table");
        getChildren().add(table);
    }

    private TableView<PlaceLine> view() {
        return table.table();
    }

    private Column<PlaceLine> place() {
        return Column.<PlaceLine>text(
                        PLACE,
                        messages.text("column.place"),
                        line -> model.names().of(line.place()))
                .width(PLACE_WIDTH);
    }

    private Column<PlaceLine> figure(CounterMetric metric) {
        String title = messages.text("metric." + metric.key());
        return Column.<PlaceLine, String>of(
                        metric.key(), title, line -> words(line, metric), words -> words)
                .alignedRight()
                .width(HeaderWidth.of(title, FIGURE_WIDTH));
    }

    private @Nullable String words(PlaceLine line, CounterMetric metric) {
        Sum sum = line.place().sums().of(metric);
        return figures.sum(sum, metric.isAdditive());
    }

    private Column<PlaceLine> change(CounterMetric metric) {
        String title = messages.text("column.change", messages.text("metric." + metric.key()));
        return Column.<PlaceLine, String>of(
                        metric.key() + CHANGE,
                        title,
                        line -> changes.of(change(line, metric)),
                        words -> words)
                .alignedRight()
                .width(HeaderWidth.of(title, CHANGE_WIDTH))
                .hidden();
    }

    private Column<PlaceLine> changeShare(CounterMetric metric) {
        String title =
                messages.text("column.change-share", messages.text("metric." + metric.key()));
        return Column.<PlaceLine, String>of(
                        metric.key() + CHANGE + "-share",
                        title,
                        line -> changes.share(change(line, metric)),
                        words -> words)
                .alignedRight()
                .width(HeaderWidth.of(title, FIGURE_WIDTH))
                .hidden();
    }

    /** Around a filter the figures are of what is left, and the other answer's are not. */
    private @Nullable Change change(PlaceLine line, CounterMetric metric) {
        CitiesContent content = model.contentProperty().get();
        if (content == null
                || line.place().level() == PlaceLevel.BUCKET
                || (content.narrowing().narrows() && line.place().level() != PlaceLevel.CITY)) {
            return null;
        }
        return content.changes().of(line.key(), metric);
    }

    /** The change of the views comes and goes with the comparison; the others can be chosen. */
    private void compared(boolean any) {
        for (CounterMetric metric : CounterMetric.values()) {
            column(metric.key() + CHANGE)
                    .ifPresent(
                            column ->
                                    column.setVisible(
                                            any
                                                    && (column.isVisible()
                                                            || metric == CounterMetric.VIEWS)));
        }
    }

    private Column<PlaceLine> cities() {
        return Column.<PlaceLine, String>of(
                        "cities",
                        messages.text("column.cities"),
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

    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    private void cells(String id, Supplier<TableCell<PlaceLine, PlaceLine>> cell) {
        column(id)
                .ifPresent(
                        column ->
                                ((TableColumn<PlaceLine, PlaceLine>) column)
                                        .setCellFactory(_ -> cell.get()));
    }

    private Optional<TableColumn<PlaceLine, ?>> column(String id) {
        return view().getColumns().stream().filter(each -> id.equals(each.getId())).findFirst();
    }

    private void buildFoot() {
        Node count = table.foot().getChildren().getFirst();
        count.setVisible(false);
        count.setManaged(false);
        Label single = new Label(messages.text("table.single", BoundedSelection.MOST));
        single.getStyleClass().add("caption");
        BoundedSelection.attach(view(), single);
        Button expand =
                button(
                        "cities-expand",
                        messages.text("cities.expand"),
                        "fth-chevrons-down",
                        model::expandAll);
        Button collapse =
                button(
                        "cities-collapse",
                        messages.text("cities.collapse"),
                        "fth-chevrons-up",
                        model::collapseAll);
        table.foot().getChildren().addAll(1, List.of(expand, collapse, single));
        table.foot().widthProperty().subscribe(_ -> fit(List.of(expand, collapse)));
    }

    /** Where there is no room for words, the icons stay and say them under the mouse. */
    private void fit(List<Button> buttons) {
        for (Button button : buttons) {
            boolean narrow = table.foot().getWidth() < ROOM_FOR_WORDS * button.getFont().getSize();
            button.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        }
    }

    private static Button button(String id, String text, String icon, Runnable action) {
        Button button = new Button(text, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("flat");
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Tooltip(text));
        button.setAccessibleText(text);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** The sort is the model's: lines stay inside the place around them. */
    private void buildSort(SectionContext context) {
        column("cities").ifPresent(column -> column.setSortable(false));
        column(LOCATION).ifPresent(column -> column.setSortable(false));
        for (CounterMetric metric : CounterMetric.values()) {
            column(metric.key() + CHANGE + "-share").ifPresent(column -> column.setSortable(false));
        }
        view().setSortPolicy(_ -> sort());
        table.remember(context.memory())
                .rememberSelected(context.memory(), line -> line.key().toString());
        if (view().getSortOrder().isEmpty()) {
            column(CounterMetric.VIEWS.key())
                    .ifPresent(
                            views -> {
                                views.setSortType(TableColumn.SortType.DESCENDING);
                                view().getSortOrder().add(views);
                            });
        } else {
            sort();
        }
    }

    private boolean sort() {
        model.sort(
                view().getSortOrder().stream().findFirst().map(this::sort).orElse(PlaceSort.USUAL));
        return true;
    }

    private PlaceSort sort(TableColumn<PlaceLine, ?> by) {
        boolean descending = by.getSortType() == TableColumn.SortType.DESCENDING;
        boolean byChange = by.getId().endsWith(CHANGE);
        return Arrays.stream(CounterMetric.values())
                .filter(metric -> (metric.key() + (byChange ? CHANGE : "")).equals(by.getId()))
                .findFirst()
                .map(metric -> new PlaceSort(metric, descending, byChange))
                .orElse(new PlaceSort(null, descending));
    }

    private void expand(PlaceLine line, boolean expanded) {
        if (line.isExpandable()) {
            model.expand(line.key(), expanded);
        }
    }

    private void onKey(KeyEvent event) {
        PlaceLine line = view().getSelectionModel().getSelectedItem();
        if (line == null || event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        switch (event.getCode()) {
            case RIGHT -> inwards(line, event);
            case LEFT -> outwards(line, event);
            default -> {}
        }
    }

    /** Opens, and then goes to the first place inside. */
    private void inwards(PlaceLine line, KeyEvent event) {
        if (line.isExpandable() && !line.expanded()) {
            expand(line, true);
        } else if (line.expanded()) {
            select(view().getSelectionModel().getSelectedIndex() + 1);
        }
        event.consume();
    }

    /** Closes, and then goes to the place around. */
    private void outwards(PlaceLine line, KeyEvent event) {
        if (line.expanded()) {
            expand(line, false);
        } else {
            PlaceKey around = line.key().parent();
            List<PlaceLine> lines = view().getItems();
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).key().equals(around)) {
                    select(i);
                }
            }
        }
        event.consume();
    }

    private void select(int index) {
        view().getSelectionModel().clearAndSelect(index);
        view().getFocusModel().focus(index);
        view().scrollTo(Math.max(0, index - 2));
    }

    void show(PlaceLines lines) {
        CitiesContent content = model.contentProperty().get();
        boolean any = content != null && content.isCompared();
        if (any != comparing) {
            comparing = any;
            compared(any);
        }
        table.rows(lines.lines());
    }

    /** Is told the keys of what is selected, each time it is something else. */
    void onSelected(Consumer<List<PlaceKey>> selected) {
        listeners.add(selected);
    }

    private void selectionChanged() {
        if (!settling) {
            settling = true;
            Platform.runLater(this::tell);
        }
    }

    /** Once, when all that belongs to one change of the selection has happened. */
    private void tell() {
        settling = false;
        List<PlaceKey> keys =
                List.copyOf(view().getSelectionModel().getSelectedItems()).stream()
                        .filter(Objects::nonNull)
                        .map(PlaceLine::key)
                        .toList();
        listeners.forEach(listener -> listener.accept(keys));
    }

    /** Opens the places around, selects the line and shows it. */
    void reveal(PlaceKey key) {
        revealed = key;
        model.reveal(key);
        selectRevealed();
    }

    /** Opens the places around all of them and selects their lines. */
    void revealAll(List<PlaceKey> keys) {
        model.revealAll(keys);
        Set<PlaceKey> wanted = Set.copyOf(keys);
        List<PlaceLine> lines = view().getItems();
        int[] places =
                IntStream.range(0, lines.size())
                        .filter(at -> wanted.contains(lines.get(at).key()))
                        .toArray();
        view().getSelectionModel().clearSelection();
        if (places.length > 0) {
            view().getSelectionModel().selectIndices(places[0], places);
            view().scrollTo(Math.max(0, places[0] - 2));
        }
    }

    /** Now, or when its line has arrived. */
    private void selectRevealed() {
        PlaceKey key = revealed;
        if (key == null) {
            return;
        }
        List<PlaceLine> lines = view().getItems();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).key().equals(key)) {
                revealed = null;
                select(i);
                return;
            }
        }
    }

    void selectNothing() {
        view().getSelectionModel().clearSelection();
    }
}
