package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.video.Picture;

import javafx.scene.image.WritableImage;

import org.junit.jupiter.api.Test;

import java.net.URI;

/** Which decoded images stay in memory. */
class KeptPicturesTest {
    private static final long EACH = 96L * 54 * 4 + 512;

    private final KeptPictures kept = new KeptPictures(3 * EACH);

    private static KeptPictures.Key address(int number) {
        return new KeptPictures.Key(URI.create("https://cdn.example/" + number), 48);
    }

    private static RowPicture image() {
        return new RowPicture.Shown(new WritableImage(96, 54));
    }

    @Test
    void theOneNotUsedForLongestMakesRoom() {
        for (int number = 1; number <= 3; number++) {
            kept.keep(address(number), image());
        }
        assertThat(kept.get(address(1))).isNotNull();
        kept.keep(address(4), image());
        assertThat(kept.get(address(2))).isNull();
        assertThat(kept.get(address(1))).isNotNull();
        assertThat(kept.get(address(3))).isNotNull();
        assertThat(kept.bytes()).isEqualTo(3 * EACH);
    }

    @Test
    void anImageThatIsReplacedCountsOnce() {
        kept.keep(address(1), image());
        kept.keep(address(1), image());
        assertThat(kept.bytes()).isEqualTo(EACH);
    }

    @Test
    void oneThatIsTooLargeIsNotKept() {
        kept.keep(address(1), new RowPicture.Shown(new WritableImage(1000, 1000)));
        assertThat(kept.get(address(1))).isNull();
        assertThat(kept.bytes()).isZero();
    }

    @Test
    void failuresAreLimitedToo() {
        for (int number = 0; number < 1000; number++) {
            kept.keep(address(number), new RowPicture.Missing(Picture.Why.REFUSED));
        }
        assertThat(kept.bytes()).isBetween(1L, 3 * EACH);
        assertThat(kept.get(address(0))).isNull();
        assertThat(kept.get(address(999))).isNotNull();
    }
}
