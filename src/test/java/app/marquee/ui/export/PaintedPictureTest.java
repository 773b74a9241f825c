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

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/** What is painted lies below what is rendered, pixel by pixel. */
@Tag("window")
@Tag("painted")
class PaintedPictureTest {
    private static final int WIDTH = 40;
    private static final int HEIGHT = 30;
    private static final int PAINTED = 20;
    private static final int GREEN = 0xff00ff00;
    private static final int RED = 0xffff0000;

    private final AtomicBoolean taken = new AtomicBoolean();

    @BeforeEach
    void openToolkit() throws TimeoutException {
        Toolkit.start();
    }

    /** Red on the left, half of red on the right below the middle, and nothing elsewhere. */
    private static Region parts() {
        Pane above = new Pane();
        above.resize(WIDTH, HEIGHT);
        above.getChildren().add(part(0, 0, 10, HEIGHT, Color.RED));
        above.getChildren().add(part(30, 15, 10, 15, Color.color(1, 0, 0, 0.5)));
        return above;
    }

    private static Region part(double x, double y, double width, double height, Color colour) {
        Region part = new Region();
        part.setManaged(false);
        part.setBackground(Background.fill(colour));
        part.resizeRelocate(x, y, width, height);
        return part;
    }

    private final class Green implements PaintedPicture.Ground {
        private final Region above = parts();

        Green() {
            above.setManaged(false);
            new Scene(new Pane(above), WIDTH, HEIGHT).getRoot().applyCss();
        }

        @Override
        public Region above() {
            return above;
        }

        @Override
        public void taken() {
            taken.set(true);
        }

        @Override
        public PaintedPicture.Painted painted(int scale) {
            return new PaintedPicture.Painted(
                    PAINTED * scale, (_, into) -> Arrays.fill(into, GREEN));
        }
    }

    private RasterImage picture(int scale) throws Exception {
        CompletableFuture<RasterImage> ready = new CompletableFuture<>();
        Platform.runLater(() -> new PaintedPicture(Green::new).make(scale, ready::complete));
        return ready.orTimeout(20, TimeUnit.SECONDS).join();
    }

    private static int at(RasterImage picture, int x, int y) {
        int scale = picture.scale();
        return PicturePixels.argb(picture)[(y * scale + 1) * picture.width() + x * scale + 1];
    }

    @Test
    void whatIsAboveCoversWhatIsPainted() throws Exception {
        RasterImage picture = picture(2);
        assertThat(taken).isTrue();
        assertThat(picture.width()).isEqualTo(WIDTH * 2);
        assertThat(picture.height()).isEqualTo(HEIGHT * 2);
        assertThat(at(picture, 5, 5)).isEqualTo(RED);
        assertThat(at(picture, 20, 5)).isEqualTo(GREEN);
        assertThat(at(picture, 35, 5)).isEqualTo(GREEN);
    }

    @Test
    void whatIsHalfTransparentLetsTheGroundThrough() throws Exception {
        int mixed = at(picture(2), 35, 17);
        assertThat(mixed >>> 24).isEqualTo(0xff);
        assertThat((mixed >> 16) & 0xff).isBetween(0x7c, 0x84);
        assertThat((mixed >> 8) & 0xff).isBetween(0x7c, 0x84);
    }

    /** What is said below the map has no ground. */
    @Test
    void belowWhatIsPaintedOnlyWhatIsAboveIsThere() throws Exception {
        RasterImage picture = picture(1);
        assertThat(PicturePixels.argb(picture)[25 * WIDTH + 5]).isEqualTo(RED);
        assertThat(PicturePixels.argb(picture)[25 * WIDTH + 20]).isZero();
    }
}
