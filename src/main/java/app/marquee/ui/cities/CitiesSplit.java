package app.marquee.ui.cities;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Split pane of map and table. The map can be hidden, and its state is remembered. FX thread only.
 */
final class CitiesSplit extends SplitPane {
    private static final String SHOWN = "map-shown";
    private static final double MIDDLE = 0.48;

    private final CitiesMap map;
    private final PlaceTable table;
    private final ViewMemory memory;
    private final ToggleButton mapShown;

    CitiesSplit(CitiesMap map, PlaceTable table, SectionContext context) {
        this.map = map;
        this.table = table;
        this.memory = context.memory();
        this.mapShown = button(context.messages());
        setId("cities-split");
        getStyleClass().add("cities-split");
        table.setMinWidth(0);
        mapShown.setSelected(!"false".equals(memory.recall(SHOWN)));
        mapShown.selectedProperty().subscribe(this::arrange);
        SplitMemory.attach(this, memory, MIDDLE);
    }

    private static ToggleButton button(Messages messages) {
        ToggleButton button = new ToggleButton(messages.text("map.shown"), new FontIcon("fth-map"));
        button.setId("cities-map-shown");
        button.getStyleClass().add("map-toggle");
        return button;
    }

    ToggleButton mapShown() {
        return mapShown;
    }

    private void arrange(boolean withMap) {
        memory.keep(SHOWN, Boolean.toString(withMap));
        if (withMap) {
            getItems().setAll(map, table);
        } else {
            getItems().setAll(table);
        }
    }
}
