package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartLook;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;
import app.marquee.ui.control.Visibility;

import javafx.scene.Group;
import javafx.scene.control.Label;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Colors and font of a chart from the style sheets, taken up by hidden labels because a drawing has
 * no style. FX thread only.
 */
final class ChartStyle extends Group {
    private static final int LINES = 6;

    private final Label grid = probe("chart-grid");
    private final Label text = probe("chart-text");
    private final Label muted = probe("chart-muted");
    private final Label ground = probe("chart-ground");
    private final Label area = probe("chart-area");
    private final List<Label> lines =
            IntStream.rangeClosed(1, LINES)
                    .mapToObj(number -> probe("chart-line-" + number))
                    .toList();

    /**
     * @param changed is called when a color or font changed
     */
    ChartStyle(Runnable changed) {
        Visibility.show(this, false);
        List<Label> probes = new ArrayList<>(lines);
        probes.addAll(List.of(grid, text, muted, ground, area));
        getChildren().addAll(probes);
        probes.forEach(
                probe -> {
                    probe.textFillProperty().subscribe((_, _) -> changed.run());
                    probe.fontProperty().subscribe((_, _) -> changed.run());
                });
    }

    private static Label probe(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        return label;
    }

    private static Rgba color(Label probe) {
        return FxText.rgba(probe.getTextFill());
    }

    /** The height of its letters. */
    double size() {
        return text.getFont().getSize();
    }

    /** The font of texts beside charts. */
    FontFace body() {
        return FxText.face(muted.getFont());
    }

    /** As the style sheets are now. */
    ChartLook look() {
        return new ChartLook(
                lines.stream().map(ChartStyle::color).toList(),
                color(area),
                color(grid),
                color(text),
                color(muted),
                color(ground),
                FxText.face(text.getFont()));
    }
}
