package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.layout.HBox;

import org.junit.jupiter.api.Test;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tile of the thumbnail that viewers see says so. */
class ThumbnailTileTest extends WindowTest {
    private static final String ADDRESS = "https://cdn.example/1.jpg";

    private final Messages messages = Messages.of("video", Locale.ENGLISH);

    private final List<Boolean> used = new ArrayList<>();

    private ThumbnailTile tile(boolean custom) {
        URI address = URI.create(custom ? "https://cdn.example/custom.jpg" : ADDRESS);
        return new ThumbnailTile(
                messages,
                new VideoThumbnail(custom, custom ? 0 : 1, Optional.of(address)),
                () -> used.add(custom));
    }

    @Test
    void theGeneratedOneInUseIsMarked() {
        List<ThumbnailTile> tiles = onFx(() -> List.of(tile(true), tile(false)));
        show(() -> new HBox(tiles.getFirst(), tiles.getLast()));
        assertThat(tiles.getLast().getText()).isEqualTo("Generated 1");
        onFx(() -> tiles.forEach(tile -> tile.used(ADDRESS)));
        assertThat(tiles.getLast().getText()).isEqualTo("Generated 1 (active)");
        onFx(() -> tiles.forEach(tile -> tile.used(null)));
        assertThat(tiles.getLast().getText()).isEqualTo("Generated 1");
        assertThat(tiles.getFirst().getText()).isEqualTo("Custom (active)");
    }

    @Test
    void anotherOneIsUsedFromItsTile() {
        ThumbnailTile tile = onFx(() -> tile(false));
        show(() -> new HBox(tile));
        assertThat(exists("thumb-use-1")).isFalse();
        onFx(() -> tile.offer(true));
        click("thumb-use-1");
        assertThat(used).containsExactly(false);
        assertThat(onFx(tile::isSelected)).as("the tile itself isn’t pressed").isFalse();
    }
}
