package app.marquee.canary.ui.chart;

import javafx.scene.canvas.GraphicsContext;

/** Canary: a drawing whose texts JavaFX lays out on the thread that renders. */
final class WritesOnACanvas {
    private WritesOnACanvas() {}

    static void write(GraphicsContext pen) {
        pen.fillText("Text", 0, 0);
    }
}
