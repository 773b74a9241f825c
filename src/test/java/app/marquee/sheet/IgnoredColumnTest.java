package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sheet.IgnoredCell.Reason;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

/** Rows of ignored cells, by column. */
class IgnoredColumnTest {
    private static String rows(IntStream rows) {
        return new IgnoredColumn("title", rows.boxed().toList()).rowsText();
    }

    @Test
    void rowsThatFollowEachOtherAreOnePart() {
        assertThat(rows(IntStream.of(9, 2, 3, 4, 7))).isEqualTo("2-4, 7, 9");
        assertThat(rows(IntStream.of(2))).isEqualTo("2");
        assertThat(rows(IntStream.rangeClosed(2, 500))).isEqualTo("2-500");
    }

    @Test
    void manyPartsAreCut() {
        assertThat(rows(IntStream.iterate(2, row -> row + 2).limit(11)))
                .isEqualTo("2, 4, 6, 8, 10, 12, 14, 16, 18, 20, \u2026");
    }

    @Test
    void eachReasonHasItsColumns() {
        List<IgnoredCell> cells =
                List.of(
                        new IgnoredCell(3, "title", Reason.UNKNOWN),
                        new IgnoredCell(2, "title", Reason.UNKNOWN),
                        new IgnoredCell(2, "description", Reason.UNKNOWN),
                        new IgnoredCell(4, "title", Reason.CONVERTED));
        assertThat(IgnoredColumn.of(cells, Reason.UNKNOWN))
                .containsExactly(
                        new IgnoredColumn("description", List.of(2)),
                        new IgnoredColumn("title", List.of(2, 3)));
        assertThat(IgnoredColumn.of(cells, Reason.CONVERTED))
                .containsExactly(new IgnoredColumn("title", List.of(4)));
    }
}
