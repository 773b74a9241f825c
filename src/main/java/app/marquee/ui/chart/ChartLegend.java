package app.marquee.ui.chart;

import app.marquee.analytics.series.Series;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.shape.Line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Legend of the lines, each with its color and dashes. FX thread only. */
final class ChartLegend extends FlowPane {
    private static final double LENGTH = 24;
    private static final int LONGEST = 60;

    private final ChartStyle style;

    ChartLegend(ChartStyle style) {
        this.style = style;
        getStyleClass().add("chart-legend");
    }

    void show(List<Series> series) {
        List<Node> names = new ArrayList<>();
        for (int number = 0; number < series.size(); number++) {
            names.add(name(number, series.get(number).name()));
        }
        getChildren().setAll(names);
    }

    private Label name(int number, String text) {
        Line line = new Line(0, 0, LENGTH, 0);
        line.setStrokeWidth(2);
        line.setStroke(style.line(number));
        line.getStrokeDashArray().setAll(Arrays.stream(style.dashes(number)).boxed().toList());
        line.getStyleClass().add("chart-stroke-" + (number % 6 + 1));
        Label label =
                new Label(text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text, line);
        label.setContentDisplay(ContentDisplay.LEFT);
        label.getStyleClass().add("chart-name");
        return label;
    }
}
