package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class LabelGridTest {
    @Test
    void noTwoLabelsOverlap() {
        Random random = new Random(3);
        LabelGrid grid = new LabelGrid(800, 600);
        List<LabelBox> placed = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            LabelBox box =
                    new LabelBox(
                            random.nextDouble(-20, 800),
                            random.nextDouble(-20, 600),
                            random.nextDouble(20, 200),
                            14);
            grid.placeAnyway(List.of(box)).ifPresent(placed::add);
        }
        assertThat(placed).hasSizeGreaterThan(40);
        for (LabelBox one : placed) {
            assertThat(placed.stream().filter(one::overlaps)).containsExactly(one);
            assertThat(one.isWithin(800, 600)).isTrue();
        }
    }

    @Test
    void theFirstFreeChoiceIsTaken() {
        LabelGrid grid = new LabelGrid(200, 100);
        grid.block(new LabelBox(0, 0, 50, 20));
        LabelBox taken = new LabelBox(40, 10, 50, 14);
        LabelBox free = new LabelBox(60, 40, 50, 14);
        assertThat(grid.place(List.of(taken, free))).contains(free);
        assertThat(grid.place(List.of(free))).isEmpty();
    }

    @Test
    void bubblesAreAvoidedUnlessNothingElseIsLeft() {
        LabelGrid grid = new LabelGrid(200, 100);
        grid.avoid(new LabelBox(50, 50, 20, 20));
        LabelBox over = new LabelBox(40, 50, 60, 14);
        assertThat(grid.place(List.of(over))).isEmpty();
        assertThat(grid.placeAnyway(List.of(over))).contains(over);
    }

    @Test
    void ofPlacesThatCoverSomethingTheOneThatCoversLeastIsTaken() {
        LabelGrid grid = new LabelGrid(300, 100);
        grid.avoid(new LabelBox(50, 50, 40, 40));
        grid.avoid(new LabelBox(160, 55, 6, 6));
        LabelBox much = new LabelBox(40, 50, 60, 14);
        LabelBox little = new LabelBox(140, 50, 60, 14);
        assertThat(grid.placeAnyway(List.of(much, little))).contains(little);
    }
}
