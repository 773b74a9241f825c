package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

import org.junit.jupiter.api.Test;

import java.util.List;

/** In one line, tiles without room leave in an order that keeps the chosen one. */
class FigureStripTest extends WindowTest {
    private final FigureStrip strip = new FigureStrip("strip").inOneLine();

    private List<String> in(double width) {
        return onFx(
                () -> {
                    strip.resize(width, 60);
                    strip.layout();
                    return strip.getChildren().stream()
                            .filter(Node::isVisible)
                            .map(Node::getId)
                            .toList();
                });
    }

    @Test
    void theChosenTileStaysWhenTheOthersHaveLeft() {
        show(() -> new Pane(strip));
        onFx(
                () ->
                        strip.show(
                                List.of(
                                        Figure.of("cities", "Cities", "577"),
                                        Figure.of("countries", "Countries", "120"),
                                        Figure.of("views", "Views", "331,752")
                                                .choosing(true, () -> {}),
                                        Figure.of("plays", "Plays", "183,252")
                                                .choosing(false, () -> {}))));
        settle();
        double all = onFx(() -> strip.prefWidth(-1));
        assertThat(in(all)).containsExactly("cities", "countries", "views", "plays");
        assertThat(in(all - 1)).containsExactly("countries", "views", "plays");
        double two = onFx(() -> strip.fitted(strip.fitted(all - 1) - 1));
        assertThat(in(two)).containsExactly("views", "plays");
        assertThat(in(two - 1)).containsExactly("views");
        assertThat(in(5)).containsExactly("views");
        assertThat(in(all)).as("with room again").hasSize(4);
    }
}
