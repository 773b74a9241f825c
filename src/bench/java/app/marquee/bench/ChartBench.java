package app.marquee.bench;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.series.Series;
import app.marquee.text.Messages;
import app.marquee.ui.chart.SeriesChart;

import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * How long a chart of up to 40 lines with 400 points each keeps the FX thread: all of it, and a
 * step of the crosshair. In the processor time of the thread. Prints, too, how long it takes until
 * its pixels are there.
 */
public final class ChartBench {
    private static final int POINTS = 400;
    private static final int ROUNDS = 100;
    private static final int WARM_UP = 30;
    private static final double WIDTH = 1_200;
    private static final double HEIGHT = 420;
    private static final double FRAME_MILLIS = 16;

    private final Timing timing = new Timing();
    private final SeriesChart chart =
            new SeriesChart("chart", Messages.of("analytics", Locale.ENGLISH), "Views");
    private final WritableImage pixels = new WritableImage((int) WIDTH, (int) HEIGHT);

    private ChartBench() {
        StackPane root = new StackPane(chart);
        root.resize(WIDTH, HEIGHT);
        new Scene(root, WIDTH, HEIGHT);
    }

    public static void main(String[] args) throws Exception {
        Toolkit.start();
        double worst = Toolkit.call(() -> new ChartBench().all());
        System.out.printf(
                Locale.ROOT,
                "chart: %.1f ms p99 on the FX thread, a frame has %.0f ms : %s%n",
                worst,
                FRAME_MILLIS,
                worst <= FRAME_MILLIS ? "holds" : "falls short");
        if (worst > FRAME_MILLIS) {
            System.exit(1);
        }
    }

    private double all() throws Exception {
        System.out.println("lines  what        median ms   p99 ms");
        double worst = 0;
        for (int lines : List.of(1, 6, 40)) {
            worst = Math.max(worst, size(lines));
        }
        return worst;
    }

    private double size(int lines) throws Exception {
        double[] drawn = new double[ROUNDS];
        double[] moved = new double[ROUNDS];
        double[] shown = new double[ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            ChartContent content = content(lines, round);
            double draw =
                    timing.of(
                            () -> {
                                chart.show(content);
                                layout();
                            });
            double move = timing.of(this::move);
            long begun = System.nanoTime();
            chart.snapshot(null, pixels);
            double show = (System.nanoTime() - begun) / 1e6;
            if (round >= 0) {
                drawn[round] = draw;
                moved[round] = move;
                shown[round] = show;
            }
        }
        row(lines, "draw", drawn);
        row(lines, "crosshair", moved);
        row(lines, "pixels", shown);
        return Math.max(Timing.at(drawn, 0.99), Timing.at(moved, 0.99));
    }

    private void layout() {
        chart.getParent().applyCss();
        chart.getParent().layout();
    }

    private void move() {
        chart.fireEvent(
                new KeyEvent(
                        KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
        layout();
    }

    private static ChartContent content(int lines, int seed) {
        Random random = new Random(seed);
        return new ChartContent(
                IntStream.range(0, lines).mapToObj(line -> line(line, random)).toList(),
                ChartContent.Axis.DAYS,
                ZoneOffset.UTC);
    }

    private static Series line(int number, Random random) {
        double[] x = IntStream.range(0, POINTS).mapToDouble(day -> day * 86_400.0).toArray();
        double[] y = new double[POINTS];
        double level = 10_000.0 / (1 + number);
        for (int i = 0; i < POINTS; i++) {
            level *= 1 + random.nextGaussian() * 0.05;
            y[i] = Math.rint(level);
        }
        return new Series("site-" + number + ".com", x, y, 100_000);
    }

    private static void row(int lines, String what, double[] millis) {
        System.out.printf(
                Locale.ROOT,
                "%5d  %-10s %10.1f %8.1f%n",
                lines,
                what,
                Timing.at(millis, 0.5),
                Timing.at(millis, 0.99));
    }
}
