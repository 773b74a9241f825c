package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartMode;
import app.marquee.text.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;

import java.util.function.Consumer;

/**
 * Head of a chart: the keys of the comparison and of preliminary values, the modes and the switch
 * to the table.
 */
final class ChartHead extends HBox {
    private static final PseudoClass ONLY = PseudoClass.getPseudoClass("only");
    private static final double DASH = 22;

    private final CheckBox share = new CheckBox();
    private final Label compared = new Label();
    private final Label preliminary = new Label();
    private final Line dashes = new Line(0, 0, DASH, 0);

    ChartHead(Messages messages, Consumer<ChartMode> onMode) {
        getStyleClass().add("chart-head");
        dashes.getStyleClass().add("chart-dashes");
        TextScale.follow(this, factor -> dashes.setEndX(DASH * factor));
        key(compared, dashes, messages.text("compared"));
        Region hatch = new Region();
        hatch.getStyleClass().add("chart-hatch");
        key(preliminary, hatch, messages.text("preliminary"));
        share.setId("chart-share");
        share.setText(messages.text("column.share"));
        share.setMinWidth(USE_PREF_SIZE);
        share.selectedProperty()
                .subscribe((_, on) -> onMode.accept(on ? ChartMode.SHARE : ChartMode.ABSOLUTE));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(compared, preliminary, space, share);
        show(false, 0, false);
    }

    private static void key(Label label, Node sample, String text) {
        label.setGraphic(sample);
        label.setText(text);
        label.getStyleClass().add("caption");
        label.setMinWidth(USE_PREF_SIZE);
    }

    /**
     * Shows what there is to choose.
     *
     * @param hasShares whether the values add up to a whole at each place
     * @param lines number of lines of the comparison
     * @param hasPreliminary whether a part of the chart is hatched
     */
    void show(boolean hasShares, int lines, boolean hasPreliminary) {
        dashes.pseudoClassStateChanged(ONLY, lines == 1);
        Visibility.show(share, hasShares);
        Visibility.show(compared, lines > 0);
        Visibility.show(preliminary, hasPreliminary);
    }

    /** Hides the controls in an image. */
    void pictured(boolean taken) {
        share.setOpacity(taken ? 0 : 1);
    }
}
