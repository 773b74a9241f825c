package app.marquee.ui.cities;

import app.marquee.analytics.geo.LayerChoice;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

import java.util.function.Consumer;

/** Segmented control for what the map draws its values as, which is remembered. FX thread only. */
final class LayerSwitch extends HBox {
    private static final String KEY = "map-layer";

    /**
     * @param choose receives the choice, also the remembered one
     */
    LayerSwitch(Messages messages, ViewMemory memory, Consumer<LayerChoice> choose) {
        setId(KEY);
        getStyleClass().add("segmented");
        ToggleGroup group = new ToggleGroup();
        String kept = memory.recall(KEY);
        for (LayerChoice each : LayerChoice.values()) {
            ToggleButton button = new ToggleButton(messages.text("map.layer." + each.key()));
            button.setId(KEY + "-" + each.key());
            button.setToggleGroup(group);
            button.setMinWidth(USE_PREF_SIZE);
            button.setTooltip(new Tooltip(messages.text("map.layer." + each.key() + ".help")));
            button.setOnAction(_ -> button.setSelected(true));
            button.selectedProperty()
                    .subscribe(
                            on -> {
                                if (on) {
                                    memory.keep(KEY, each.key());
                                    choose.accept(each);
                                }
                            });
            getChildren().add(button);
            if (each == LayerChoice.AUTO || each.key().equals(kept)) {
                button.setSelected(true);
            }
        }
    }
}
