package app.marquee.ui.chart;

import app.marquee.analytics.chart.Trend;
import app.marquee.drawing.Box;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** Small chart of a trend, as in a table. FX thread only. */
public final class Sparkline extends Region {
    private static final double WIDTH = 120;
    private static final double HEIGHT = 18;

    private final Label color = new Label();
    private final Pane shapes = new Pane();
    private Trend trend = Trend.NONE;

    public Sparkline() {
        getStyleClass().add("sparkline");
        color.getStyleClass().add("sparkline-color");
        Visibility.show(color, false);
        color.textFillProperty().subscribe((_, _) -> requestLayout());
        shapes.setManaged(false);
        getChildren().addAll(color, shapes);
        setMouseTransparent(true);
    }

    public void show(Trend shown) {
        trend = shown;
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        trend.draw(
                new ShapeDrawing(shapes.getChildren()),
                new Box(0, 0, getWidth(), getHeight()),
                FxText.rgba(color.getTextFill()));
    }
}
