package app.marquee.ui.video.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sheet.ClipboardTable;

import org.junit.jupiter.api.Test;

/** Ranges of cells, by keys and for pasting. */
final class GridRangeTest {
    @Test
    void itEndsAtTheEdges() {
        GridRange range = GridRange.of(1, 1).moved(-5, 9, false, 4, 3);
        assertThat(range).isEqualTo(GridRange.of(0, 2));
    }

    @Test
    void itGrowsFromWhereItBegan() {
        GridRange range = GridRange.of(2, 2).moved(-1, -2, true, 4, 3);
        assertThat(range.top()).isEqualTo(1);
        assertThat(range.bottom()).isEqualTo(2);
        assertThat(range.left()).isZero();
        assertThat(range.has(2, 1)).isTrue();
        assertThat(range.has(3, 1)).isFalse();
        assertThat(range.isOne()).isFalse();
    }

    @Test
    void aBlockIsRepeatedWhereItFitsWhole() {
        ClipboardTable block = ClipboardTable.read("a\nb");
        assertThat(new GridRange(0, 0, 3, 1).covered(block)).isEqualTo(new GridRange(0, 0, 3, 1));
        assertThat(new GridRange(2, 1, 0, 0).covered(block)).isEqualTo(new GridRange(0, 0, 1, 0));
        assertThat(GridRange.of(1, 1).covered(block)).isEqualTo(new GridRange(1, 1, 2, 1));
    }
}
