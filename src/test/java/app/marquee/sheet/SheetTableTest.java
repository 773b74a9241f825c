package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sheet.excel.CellRange;
import app.marquee.sheet.excel.SheetCell;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The table in a sheet: below a title, as wide as its header, in the order of its rows. */
class SheetTableTest {
    private final SheetTable sheet = new SheetTable();

    private void row(int number, String... texts) {
        sheet.row(
                number,
                Stream.of(texts).map(text -> new SheetCell(text, SheetCell.Type.TEXT)).toList());
    }

    private List<List<String>> rows() {
        return Objects.requireNonNull(sheet.table()).rows().stream()
                .map(row -> row.cells().stream().map(RawTable.Cell::text).toList())
                .toList();
    }

    @Test
    void whatIsAboveTheHeaderIsNoRow() {
        row(1, "Videos of May");
        row(3, "video_id", "title");
        row(4, "1", "One");
        assertThat(rows()).containsExactly(List.of("1", "One"));
    }

    @Test
    void whatIsRightOfTheHeaderIsLeftOut() {
        row(1, "video_id", "title");
        row(2, "1", "One", "a note");
        assertThat(rows()).containsExactly(List.of("1", "One"));
    }

    @Test
    void rowsAreInTheOrderOfTheirNumbers() throws Exception {
        row(1, "video_id", "title");
        row(5, "5", "Five");
        row(3, "3", "Three");
        row(4, "4", "");
        sheet.merged(new CellRange("B3:B4", 3, 1, 4, 1));
        assertThat(rows().stream().map(List::getFirst)).containsExactly("3", "4", "5");
        assertThat(rows().get(1).get(1)).as("a part of the cell above").isEqualTo("B3:B4");
        assertThat(rows().get(2).get(1)).isEqualTo("Five");
    }
}
