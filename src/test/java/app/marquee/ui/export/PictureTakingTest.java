package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.export.PicturePixels;
import app.marquee.export.RasterImage;
import app.marquee.ui.control.SnapshotAware;
import app.marquee.ui.testing.Toolkit;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/** A picture is taken in bands and has no seam. */
@Tag("window")
@Tag("painted")
class PictureTakingTest {
    private static final int RED = 0xffff0000;
    private static final int BLUE = 0xff0000ff;

    @BeforeEach
    void openToolkit() throws TimeoutException {
        Toolkit.start();
    }

    /** Of a part that lies somewhere in a view, in a scene without a window. */
    private static RasterImage taken(Region part, int width, int height, int scale) {
        CompletableFuture<RasterImage> taken = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    part.setMinSize(width, height);
                    part.setMaxSize(width, height);
                    part.relocate(31, 17);
                    Pane around = new Pane(part);
                    around.setBackground(Background.fill(Color.BLUE));
                    Scene scene = new Scene(around, 1000, 800);
                    around.applyCss();
                    around.layout();
                    assertThat(scene.getRoot()).isEqualTo(around);
                    PictureTaking.of(part, scale, taken::complete);
                });
        return taken.join();
    }

    private static Region filled(BackgroundFill... fills) {
        Region region = new Region();
        region.setBackground(new Background(fills));
        return region;
    }

    @Test
    void itHasAsManyPixelsAsWasAskedFor() {
        RasterImage picture = taken(filled(), 70, 30, 4);
        assertThat(picture.width()).isEqualTo(280);
        assertThat(picture.height()).isEqualTo(120);
        assertThat(picture.scale()).isEqualTo(4);
    }

    @Test
    void whatLiesBehindInTheWindowLiesBehindInThePicture() {
        RasterImage picture = taken(filled(), 70, 30, 1);
        assertThat(Arrays.stream(PicturePixels.argb(picture))).allMatch(pixel -> pixel == BLUE);
    }

    /** Red, and blue while a picture is taken; tells what it hears. */
    private static final class Changing extends Pane implements SnapshotAware {
        private final List<String> heard = new CopyOnWriteArrayList<>();

        Changing() {
            setBackground(Background.fill(Color.RED));
        }

        @Override
        public void pictured(boolean taken) {
            heard.add(taken ? "pictured" : "taken");
            setBackground(Background.fill(taken ? Color.BLUE : Color.RED));
        }
    }

    @Test
    void whatIsAnotherOneInPicturesIsToldBeforeAndAfter() {
        Changing seen = new Changing();
        Changing hidden = new Changing();
        hidden.setVisible(false);
        seen.resize(900, 300);
        Region part = new Pane(seen, hidden);
        seen.setManaged(false);
        RasterImage picture = taken(part, 900, 300, 2);
        assertThat(Arrays.stream(PicturePixels.argb(picture))).allMatch(pixel -> pixel == BLUE);
        assertThat(seen.heard).containsExactly("pictured", "taken");
        assertThat(hidden.heard).isEmpty();
    }

    @Test
    void manyBandsHaveNoSeam() {
        BackgroundFill all = new BackgroundFill(Color.RED, null, null);
        BackgroundFill inside = new BackgroundFill(Color.BLUE, null, new javafx.geometry.Insets(1));
        RasterImage picture = taken(filled(all, inside), 900, 300, 2);
        int[] pixels = PicturePixels.argb(picture);
        int[] middle = IntStream.range(0, 600).map(y -> pixels[y * 1800 + 900]).toArray();
        assertThat(IntStream.range(2, 598)).allMatch(y -> middle[y] == BLUE);
        assertThat(middle[0]).isEqualTo(RED);
        assertThat(middle[1]).isEqualTo(RED);
        assertThat(middle[599]).isEqualTo(RED);
    }
}
