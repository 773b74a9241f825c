package app.marquee.ui.cities;

import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.MetricColumns;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.css.PseudoClass;
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
    private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");

    /** Widths of the drawer in pixels at the usual text size. */
    private static final double LEAST_WIDTH = 470;

    /** With 280 pixels for the names of places. */
    private static final double MOST_WIDTH = 648;

    /** Part of the width that the drawer has in between. */
    private static final double PART = 0.457;

    /** Height in ems below which a map makes the section scroll instead. */
    private static final String LEAST_HEIGHT = "-fx-min-height: 15em;";

    private static final String SHOWN = "table-shown";

    /** The same where the table would take the place of the map; the map is the answer. */
    private static final String SHOWN_ALONE = "table-shown-alone";

    private final CitiesMap map;
    private final PlaceTable table;
    private final VBox side;
    private final double extra;
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
        this.extra = MetricColumns.extra(context.messages());
        this.map = map;
        map.setMinWidth(0);
        setHgrow(map, Priority.ALWAYS);
        getChildren().addAll(map, side);
        recall();
        tableShown.selectedProperty().subscribe(this::keep);
        EffectiveWidth.follow(this, this::adapt);
        widthProperty().subscribe((_, _) -> fit());
        TextScale.follow(this, _ -> fit());
    }

    /** The names of places have room where the map has enough, too. */
    private void fit() {
        double scale = TextScale.now(this);
        double least = (LEAST_WIDTH + extra) * scale;
        double width = Math.clamp(getWidth() * PART, least, (MOST_WIDTH + extra) * scale);
        table.setMinWidth(narrow ? 0 : width);
        table.setMaxWidth(narrow ? Double.MAX_VALUE : width);
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
        memory.keep(narrow ? SHOWN_ALONE : SHOWN, Boolean.toString(shown));
        arrange();
    }

    private void recall() {
        tableShown.setSelected(
                narrow
                        ? "true".equals(memory.recall(SHOWN_ALONE))
                        : !"false".equals(memory.recall(SHOWN)));
    }

    private void adapt(double effective) {
        boolean isNarrow = effective < EffectiveWidth.ONE_PANE;
        if (isNarrow != narrow) {
            narrow = isNarrow;
            recall();
            arrange();
        }
    }

    /** Where there is no room for both, the table is in place of the map. */
    private void arrange() {
        boolean shown = tableShown.isSelected();
        fit();
        table.pseudoClassStateChanged(ALONE, narrow);
        setHgrow(side, narrow ? Priority.ALWAYS : Priority.NEVER);
        Visibility.show(side, shown);
        Visibility.show(map, !(narrow && shown));
        setStyle(map.isVisible() ? LEAST_HEIGHT : "");
        if (sums != null && tiles != null) {
            if (map.isVisible()) {
                map.take(sums, tiles);
            } else {
                side.getChildren().setAll(sums, table);
            }
        }
    }
}
