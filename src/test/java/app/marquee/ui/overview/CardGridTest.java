package app.marquee.ui.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Cards stand in three columns, or in one that is as wide as the grid. */
class CardGridTest extends WindowTest {
    private final Region wide = new Region();
    private final Region narrow = new Region();

    private final CardGrid grid = new CardGrid();

    @BeforeEach
    void open() {
        grid.setHgap(16);
        show(() -> new Pane(grid.with(wide, 0, 0, 2).with(narrow, 2, 0, 1)), 1000, 300);
        widen(1000);
    }

    private void widen(double width) {
        onFx(() -> grid.setPrefSize(width, 300));
        settle();
    }

    @Test
    void inThreeColumnsACardTakesTwoAndAnotherTheThird() {
        assertThat(onFx(wide::getWidth)).isGreaterThan(1.8 * onFx(narrow::getWidth));
        assertThat(onFx(narrow::getLayoutX)).isGreaterThan(onFx(wide::getWidth));
    }

    @Test
    void theLastCardOfAColumnIsAsHighAsItsContent() {
        Region last = new Region();
        last.setPrefHeight(40);
        onFx(() -> grid.with(last, 2, 0, 1));
        onFx(() -> wide.setMinHeight(200));
        settle();
        assertThat(onFx(last::getHeight)).isEqualTo(40);
    }

    @Test
    void inOneColumnAllCardsReachTheEndOfTheGrid() {
        widen(600);
        double end = onFx(() -> grid.getWidth() - grid.getInsets().getRight());
        assertThat(onFx(() -> wide.getBoundsInParent().getMaxX())).isEqualTo(end);
        assertThat(onFx(() -> narrow.getBoundsInParent().getMaxX())).isEqualTo(end);
        assertThat(onFx(narrow::getLayoutY)).isGreaterThanOrEqualTo(onFx(wide::getHeight));
    }
}
