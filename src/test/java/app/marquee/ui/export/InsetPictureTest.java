package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.export.PicturePixels;
import app.marquee.export.RasterImage;
import app.marquee.ui.testing.Toolkit;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One part of a view draws itself anew in the size of the picture, where it is seen. */
@Tag("window")
@Tag("painted")
class InsetPictureTest {
    private static final int RED = 0xffff0000;
    private static final int GREEN = 0xff00ff00;
    private static final int BLUE = 0xff0000ff;
    private static final int WIDTH = 60;

    private final Pane view = new Pane();
    private final Region place = new Region();
    private final Region over = new Region();

    @BeforeEach
    void openToolkit() throws TimeoutException {
        Toolkit.start();
    }

    /** Green, in the size of the place and as many pixels as are wanted. */
    private static void green(int scale, java.util.function.Consumer<RasterImage> ready) {
        int[] pixels = new int[20 * scale * 10 * scale];
        Arrays.fill(pixels, GREEN);
        ready.accept(PicturePixels.picture(20 * scale, 10 * scale, scale, pixels));
    }

    private RasterImage picture(int scale, double left, boolean isSeen) throws Exception {
        CompletableFuture<RasterImage> ready = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    view.setBackground(Background.fill(Color.RED));
                    place.setManaged(false);
                    place.resizeRelocate(left, 12, 20, 10);
                    place.setVisible(isSeen);
                    over.setManaged(false);
                    view.getChildren().setAll(place, over);
                    Pane root = new Pane(view);
                    new Scene(root, 100, 100);
                    view.resizeRelocate(15, 5, WIDTH, 30);
                    root.applyCss();
                    new InsetPicture(
                                    view,
                                    () ->
                                            Optional.of(
                                                    new InsetPicture.Part(
                                                            place, InsetPictureTest::green, over)))
                            .make(scale, ready::complete);
                });
        return ready.orTimeout(20, TimeUnit.SECONDS).join();
    }

    private static long green(RasterImage picture) {
        return Arrays.stream(PicturePixels.argb(picture)).filter(pixel -> pixel == GREEN).count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void thePartIsInItsPlaceInEverySize(int scale) throws Exception {
        RasterImage picture = picture(scale, 25, true);
        assertThat(picture.width()).isEqualTo(WIDTH * scale);
        assertThat(picture.height()).isEqualTo(30 * scale);
        assertThat(green(picture)).isEqualTo(20L * 10 * scale * scale);
        int first = 12 * scale * picture.width() + 25 * scale;
        assertThat(PicturePixels.argb(picture)[first]).isEqualTo(GREEN);
        assertThat(PicturePixels.argb(picture)[first - 1]).isEqualTo(RED);
        assertThat(PicturePixels.argb(picture)[first - picture.width()]).isEqualTo(RED);
    }

    @Test
    void whatWouldLieOutsideIsLeftOut() throws Exception {
        assertThat(green(picture(2, WIDTH - 5, true))).isEqualTo(5L * 10 * 4);
        assertThat(green(picture(2, -5, true))).isEqualTo(15L * 10 * 4);
        assertThat(green(picture(2, WIDTH, true))).isZero();
    }

    @Test
    void aPartThatIsNotSeenIsNotInThePicture() throws Exception {
        assertThat(green(picture(2, 25, false))).isZero();
    }

    @Test
    void whatLiesOverThePartStays() throws Exception {
        over.setBackground(Background.fill(Color.BLUE));
        over.resizeRelocate(30, 10, 8, 6);
        RasterImage picture = picture(2, 25, true);
        assertThat(green(picture)).isEqualTo((20L * 10 - 8 * 4) * 4);
        assertThat(Arrays.stream(PicturePixels.argb(picture)).filter(each -> each == BLUE).count())
                .isEqualTo(8L * 6 * 4);
    }
}
