package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.task.InlineRunner;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Values of a table's file: typed, with units, as words for people and constants for programs. */
class TableSheetTest extends WindowTest {
    private enum Place {
        IN_TRASH,
        ELSEWHERE
    }

    private record Row(Place place, @Nullable Duration took, @Nullable Long size) {}

    private static final List<Row> ROWS =
            List.of(
                    new Row(Place.IN_TRASH, Duration.ofMillis(1_500), 7L),
                    new Row(Place.ELSEWHERE, null, null));

    private final SectionContext context = new FakeShell().context("export");

    private DataTable<Row> table() {
        DataTable<Row> table =
                new DataTable<Row>("rows", context.messages(), new InlineRunner())
                        .columns(
                                Column.<Row, Place>of(
                                        "itsPlace",
                                        "Place",
                                        Row::place,
                                        place -> place == Place.IN_TRASH ? "Trash" : "Elsewhere"),
                                Column.<Row, Duration>of(
                                                "took", "Took", Row::took, Duration::toString)
                                        .hidden(),
                                Column.<Row, Long>number(
                                        "size", "Size", Row::size, String::valueOf));
        table.rows(ROWS);
        return table;
    }

    private static <R> List<List<@Nullable Object>> values(
            Sheet<R> sheet, Function<SheetColumn<R>, Function<R, @Nullable Object>> of) {
        return sheet.columns().stream()
                .map(
                        column ->
                                sheet.rows().stream()
                                        .<@Nullable Object>map(row -> of.apply(column).apply(row))
                                        .toList())
                .toList();
    }

    @Test
    void aWholeFileHasHiddenColumnsUnitsAndConstants() throws Exception {
        SheetWork work =
                onFx(
                        () ->
                                new TableSheet(context)
                                        .whole()
                                        .millis("took")
                                        .unit("size", "bytes")
                                        .of(table(), "Rows", List.of())
                                        .orElseThrow());
        Sheet<?> sheet = work.make();
        assertThat(sheet.columns())
                .extracting(SheetColumn::member)
                .containsExactly("itsplace", "took_ms", "size_bytes");
        assertThat(values(sheet, SheetColumn::value).toString())
                .isEqualTo("[[Trash, Elsewhere], [1500, null], [7, null]]");
        assertThat(values(sheet, SheetColumn::plain).getFirst().toString())
                .isEqualTo("[in_trash, elsewhere]");
        assertThat(sheet.leftOut()).isZero();
    }

    @Test
    void hiddenColumnsAreNotInAUsualFile() throws Exception {
        SheetWork work =
                onFx(() -> new TableSheet(context).of(table(), "Rows", List.of()).orElseThrow());
        assertThat(work.make().columns())
                .extracting(SheetColumn::title)
                .containsExactly("Place", "Size");
    }
}
