package app.marquee.ui.cities;

import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.MetricColumns;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Layout of the map with the table as a drawer at its side. The drawer can be hidden, and its state
 * is remembered. FX thread only.
 */
final class MapWithDrawer extends HBox {
    private static final double WIDTH = 380;

    /** Size of the text in pixels, with which the drawer grows. */
    private static final double TEXT = 13;

    /** Height in ems below which the section scrolls instead. */
    private static final double LEAST_HEIGHT = 22;

    private static final String SHOWN = "table-shown";

    private final CitiesMap map;
    private final PlaceTable table;
    private final VBox side;
    private final String drawer;
    private final ViewMemory memory;
    private final ToggleButton tableShown;
    private @Nullable Region sums;
    private @Nullable FigureStrip tiles;
    private boolean narrow;

    MapWithDrawer(CitiesMap map, PlaceTable table, SectionContext context) {
        this.table = table;
        this.memory = context.memory();
        this.tableShown = button(context.messages());
        setId("cities-map-and-table");
        getStyleClass().add("cities-map-and-table");
        this.side = new VBox(table);
        VBox.setVgrow(table, Priority.ALWAYS);
        table.getStyleClass().add("cities-drawer");
        double width = (WIDTH + MetricColumns.extra(context.messages())) / TEXT;
        this.drawer = "-fx-min-width: %1$sem; -fx-max-width: %1$sem;".formatted(width);
        this.map = map;
        table.setStyle(drawer);
        map.setMinWidth(0);
        setStyle("-fx-min-height: %sem;".formatted(LEAST_HEIGHT));
        setHgrow(map, Priority.ALWAYS);
        getChildren().addAll(map, side);
        tableShown.setSelected(!"false".equals(memory.recall(SHOWN)));
        tableShown.selectedProperty().subscribe(this::keep);
        EffectiveWidth.follow(this, this::adapt);
    }

    private static ToggleButton button(Messages messages) {
        ToggleButton button =
                new ToggleButton(messages.text("table.shown"), new FontIcon("fth-sidebar"));
        button.setId("cities-table-shown");
        button.getStyleClass().add("map-toggle");
        button.setTooltip(new Tooltip(messages.text("table.shown.help")));
        return button;
    }

    /**
     * Takes up the sums: they lie over the map, or above the table in its place.
     *
     * @param strip the tiles among them
     */
    void take(Region taken, FigureStrip strip) {
        sums = taken;
        tiles = strip;
        arrange();
    }

    ToggleButton tableShown() {
        return tableShown;
    }

    void toggleTable() {
        tableShown.setSelected(!tableShown.isSelected());
    }

    void showTable() {
        tableShown.setSelected(true);
    }

    private void keep(boolean shown) {
        memory.keep(SHOWN, Boolean.toString(shown));
        arrange();
    }

    private void adapt(double effective) {
        boolean isNarrow = effective < EffectiveWidth.ONE_PANE;
        if (isNarrow != narrow) {
            narrow = isNarrow;
            arrange();
        }
    }

    /** Where there is no room for both, the table is in place of the map. */
    private void arrange() {
        boolean shown = tableShown.isSelected();
        table.setStyle(narrow ? "" : drawer);
        table.setMaxWidth(narrow ? Double.MAX_VALUE : USE_COMPUTED_SIZE);
        setHgrow(side, narrow ? Priority.ALWAYS : Priority.NEVER);
        Visibility.show(side, shown);
        Visibility.show(map, !(narrow && shown));
        if (sums != null && tiles != null) {
            if (map.isVisible()) {
                map.take(sums, tiles);
            } else {
                side.getChildren().setAll(sums, table);
            }
        }
    }
}
