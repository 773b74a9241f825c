package app.marquee.ui.control.font;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.tour.Screenshot;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A text that is drawn as outlines looks as if the canvas had written it. */
@EnabledOnOs(OS.LINUX)
@Tag("painted")
class CanvasTextTest extends WindowTest {
    private static final String TEXT = "مرحبا Title שלום";
    private static final int WIDTH = 360;
    private static final int HEIGHT = 60;

    @ParameterizedTest
    @CsvSource({"LEFT, BASELINE", "CENTER, CENTER", "RIGHT, BASELINE", "LEFT, TOP"})
    void itLooksAsOnTheCanvas(TextAlignment align, VPos baseline) {
        int[] ours = ink(align, baseline, pen -> CanvasText.fill(pen, TEXT, WIDTH / 2.0, 30));
        int[] theirs = ink(align, baseline, pen -> pen.fillText(TEXT, WIDTH / 2.0, 30));

        assertThat(CanvasText.isOutlined(TEXT)).isTrue();
        assertThat(IntStream.of(theirs).sum()).isGreaterThan(200);
        assertThat(difference(ours, theirs)).isLessThan(IntStream.of(theirs).sum() / 8);
    }

    @ParameterizedTest
    @CsvSource({"LEFT, BASELINE", "RIGHT, CENTER"})
    void soDoItsLines(TextAlignment align, VPos baseline) {
        int[] ours = ink(align, baseline, pen -> CanvasText.stroke(pen, TEXT, WIDTH / 2.0, 30));
        int[] theirs = ink(align, baseline, pen -> pen.strokeText(TEXT, WIDTH / 2.0, 30));

        assertThat(difference(ours, theirs)).isLessThan(IntStream.of(theirs).sum() / 8);
    }

    /** Of the pixels of each row and column; letters may begin within a pixel. */
    private static int difference(int[] one, int[] other) {
        return IntStream.range(1, one.length - 1)
                .map(
                        at ->
                                IntStream.rangeClosed(at - 1, at + 1)
                                        .map(near -> Math.abs(one[at] - other[near]))
                                        .min()
                                        .orElseThrow())
                .sum();
    }

    /** The painted pixels of each column, then of each row. */
    private int[] ink(TextAlignment align, VPos baseline, Consumer<GraphicsContext> written) {
        Screenshot shot =
                Objects.requireNonNull(
                        onFx(
                                () -> {
                                    Canvas canvas = new Canvas(WIDTH, HEIGHT);
                                    GraphicsContext pen = canvas.getGraphicsContext2D();
                                    pen.setFont(Font.font(Typeface.text(), 20));
                                    pen.setFill(Color.BLACK);
                                    pen.setStroke(Color.BLACK);
                                    pen.setTextAlign(align);
                                    pen.setTextBaseline(baseline);
                                    written.accept(pen);
                                    return Screenshot.of(canvas);
                                }));
        int background = shot.argb(0, 0);
        IntStream columns =
                IntStream.range(0, shot.width())
                        .map(
                                x ->
                                        (int)
                                                IntStream.range(0, shot.height())
                                                        .filter(y -> shot.argb(x, y) != background)
                                                        .count());
        IntStream rows =
                IntStream.range(0, shot.height())
                        .map(
                                y ->
                                        (int)
                                                IntStream.range(0, shot.width())
                                                        .filter(x -> shot.argb(x, y) != background)
                                                        .count());
        return IntStream.concat(columns, rows).toArray();
    }
}
