package app.marquee.ui.chart;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Colors and fonts of a chart from the style sheets, taken up by hidden labels because a canvas has
 * no style. Lines differ by dashes too, for users who can't distinguish colors. FX thread only.
 */
final class ChartStyle extends Group {
    private static final int LINES = 6;
    private static final double[][] DASHES = {{}, {8, 4}, {2, 3}, {10, 3, 2, 3}, {4, 4}, {14, 4}};

    private final Label grid = probe("chart-grid");
    private final Label text = probe("chart-text");
    private final Label cursor = probe("chart-cursor");
    private final Label area = probe("chart-area");
    private final List<Label> lines =
            IntStream.rangeClosed(1, LINES)
                    .mapToObj(number -> probe("chart-line-" + number))
                    .toList();

    /**
     * @param changed is called when a color or font changed
     */
    ChartStyle(Runnable changed) {
        setVisible(false);
        setManaged(false);
        List<Label> probes = new ArrayList<>(lines);
        probes.addAll(List.of(grid, text, cursor, area));
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

    Paint grid() {
        return grid.getTextFill();
    }

    /** Below a line. */
    Paint area() {
        return area.getTextFill();
    }

    Paint text() {
        return text.getTextFill();
    }

    Font font() {
        return text.getFont();
    }

    Paint cursor() {
        return cursor.getTextFill();
    }

    Paint line(int number) {
        return lines.get(number % LINES).getTextFill();
    }

    double[] dashes(int number) {
        return DASHES[number % LINES].clone();
    }
}
