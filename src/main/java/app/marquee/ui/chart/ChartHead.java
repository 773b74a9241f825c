package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartMode;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/**
 * Head of a chart: the keys of the comparison and of preliminary values, the modes and the switch
 * to the table.
 */
final class ChartHead extends HBox {
    private static final PseudoClass ONLY = PseudoClass.getPseudoClass("only");
    private static final double DASH = 22;

    private final Messages messages;
    private final HBox modes = new HBox();
    private final ToggleButton asTable = new ToggleButton("", new FontIcon("fth-list"));
    private final Label compared = new Label();
    private final Label preliminary = new Label();
    private final Line dashes = new Line(0, 0, DASH, 0);

    /**
     * @param id of the chart
     */
    ChartHead(String id, Messages messages, Consumer<ChartMode> onMode, Consumer<Boolean> onTable) {
        this.messages = messages;
        getStyleClass().add("chart-head");
        dashes.getStyleClass().add("chart-dashes");
        TextScale.follow(this, factor -> dashes.setEndX(DASH * factor));
        key(compared, dashes, messages.text("compared"));
        Region hatch = new Region();
        hatch.getStyleClass().add("chart-hatch");
        key(preliminary, hatch, messages.text("preliminary"));
        modes.getStyleClass().add("chart-modes");
        ToggleGroup group = new ToggleGroup();
        for (ChartMode mode : ChartMode.values()) {
            ToggleButton button = mode(id, mode);
            button.setToggleGroup(group);
            button.setOnAction(
                    _ -> {
                        button.setSelected(true);
                        onMode.accept(mode);
                    });
            modes.getChildren().add(button);
        }
        buildTable(id, onTable);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(compared, preliminary, space, modes, asTable);
        show(false, 0, false);
    }

    private static void key(Label label, Node sample, String text) {
        label.setGraphic(sample);
        label.setText(text);
        label.getStyleClass().add("caption");
        label.setMinWidth(USE_PREF_SIZE);
    }

    private ToggleButton mode(String id, ChartMode mode) {
        String name =
                switch (mode) {
                    case ABSOLUTE -> "values";
                    case SHARE -> "share";
                    case INDEXED -> "indexed";
                };
        ToggleButton button =
                new ToggleButton(
                        messages.text(
                                switch (mode) {
                                    case ABSOLUTE -> "mode.values";
                                    case SHARE -> "column.share";
                                    case INDEXED -> "mode.indexed";
                                }));
        button.setId(id + "-" + name);
        button.getStyleClass().add("chart-mode");
        button.setMinWidth(USE_PREF_SIZE);
        button.setSelected(mode == ChartMode.ABSOLUTE);
        if (mode == ChartMode.INDEXED) {
            button.setTooltip(new Tooltip(messages.text("mode.indexed.hint")));
        }
        return button;
    }

    private void buildTable(String id, Consumer<Boolean> onTable) {
        String text = messages.text("table.show");
        asTable.setId(id + "-as-table");
        asTable.getStyleClass().add("chart-mode");
        asTable.setMinWidth(USE_PREF_SIZE);
        asTable.setAccessibleText(text);
        asTable.setTooltip(new Tooltip(text));
        asTable.selectedProperty().subscribe((_, on) -> onTable.accept(on));
    }

    /**
     * Shows what there is to choose.
     *
     * @param lines number of lines of the comparison
     * @param hasPreliminary whether a part of the chart is hatched
     */
    void show(boolean hasModes, int lines, boolean hasPreliminary) {
        dashes.pseudoClassStateChanged(ONLY, lines == 1);
        Visibility.show(modes, hasModes);
        Visibility.show(compared, lines > 0);
        Visibility.show(preliminary, hasPreliminary);
    }

    void toggleTable() {
        asTable.fire();
    }

    /** Hides the controls in an image. */
    void pictured(boolean taken) {
        modes.setOpacity(taken ? 0 : 1);
        asTable.setOpacity(taken ? 0 : 1);
    }
}
