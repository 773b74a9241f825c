package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    void spreadTilesHaveTheSameWidthInEvenLines() {
        FigureStrip even = new FigureStrip("even").spread();
        // The next pulse must not give it another width.
        even.setManaged(false);
        show(() -> new Pane(even));
        onFx(
                () ->
                        even.show(
                                Stream.of("a", "b", "c", "d")
                                        .map(id -> Figure.of(id, "Caption", "331,752"))
                                        .toList()));
        settle();
        assertThat(lines(even, 1000)).as("as many in each line").containsExactly(4);
        assertThat(lines(even, 300)).containsExactly(2, 2);
        settle();
        assertThat(onFx(() -> ((Region) even.getChildren().getFirst()).getWidth()))
                .isGreaterThan(130);
    }

    private List<Integer> lines(FigureStrip tiles, double width) {
        return onFx(
                () -> {
                    tiles.resize(width, tiles.prefHeight(width));
                    tiles.layout();
                    return tiles.getChildren().stream()
                            .collect(
                                    Collectors.groupingBy(
                                            Node::getLayoutY, TreeMap::new, Collectors.toList()))
                            .values()
                            .stream()
                            .map(List::size)
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
        assertThat(in(all - 1)).containsExactly("cities", "views", "plays");
        double two = onFx(() -> strip.fitted(strip.fitted(all - 1) - 1));
        assertThat(in(two)).containsExactly("views", "plays");
        assertThat(in(two - 1)).containsExactly("views");
        assertThat(in(5)).containsExactly("views");
        assertThat(in(all)).as("with room again").hasSize(4);
    }
}
