package app.marquee.sheet;

import app.marquee.export.SafeText;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.sheet.RawTable.Cell;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Import of an edited table. Only cells that differ from what was exported count; they are compared
 * with the values that are there now. A table without the values as loaded is compared with the
 * present values alone, and its empty cells change nothing. Immutable.
 */
public final class SheetImport {

    private final SheetLayout layout;
    private final int rows;
    private final boolean exported;
    private final List<EditedCell> cells = new ArrayList<>();
    private final List<ImportLine> wrong = new ArrayList<>();

    private SheetImport(SheetLayout layout, RawTable table) {
        this.layout = layout;
        this.rows = table.rows().size();
        Set<String> seen = new LinkedHashSet<>();
        boolean any = false;
        for (RawTable.Row row : table.rows()) {
            Optional<ExportedRow> loaded =
                    Optional.ofNullable(row.at(layout.loaded()))
                            .flatMap(cell -> ExportedRow.read(cell.text()));
            any |= loaded.isPresent();
            take(row, loaded.orElse(null), seen);
        }
        this.exported = any;
    }

    /**
     * @param likely the type of the items when neither the key column nor the others say it
     * @return empty where the table has no column with IDs
     */
    public static Optional<SheetImport> of(RawTable table, ItemKind likely) {
        return SheetLayout.of(table.header(), likely).map(layout -> new SheetImport(layout, table));
    }

    private void take(RawTable.Row row, @Nullable ExportedRow loaded, Set<String> seen) {
        Cell key = row.at(layout.key());
        String id = key == null ? "" : key.text().strip();
        Cell unread = unread(row);
        if (unread != null) {
            wrong(row, id, unread.text(), unread.kind().problem());
            return;
        }
        ImportProblem problem = problem(id, loaded, seen);
        if (problem != null) {
            wrong(row, id, id, problem);
            return;
        }
        layout.columns()
                .forEach(
                        (field, column) -> {
                            Cell cell = row.at(column);
                            if (cell != null || loaded != null) {
                                edited(row, id, field, cell == null ? Cell.EMPTY : cell, loaded);
                            }
                        });
    }

    /** The ID or the values as loaded, where the cell has no value of its own. */
    private @Nullable Cell unread(RawTable.Row row) {
        return Stream.of(layout.key(), layout.loaded())
                .map(row::at)
                .filter(cell -> cell != null && cell.kind().problem() != null)
                .findFirst()
                .orElse(null);
    }

    private void wrong(
            RawTable.Row row, String id, String edited, @Nullable ImportProblem problem) {
        if (problem != null) {
            wrong.add(
                    new ImportLine(
                            row.number(),
                            id,
                            null,
                            "",
                            null,
                            edited,
                            null,
                            new ImportLine.Problem(problem)));
        }
    }

    private @Nullable ImportProblem problem(
            String id, @Nullable ExportedRow loaded, Set<String> seen) {
        if (id.isEmpty()) {
            return ImportProblem.NO_ID;
        }
        if (!new VideoId(id).isUuid()) {
            return ImportProblem.BAD_ID;
        }
        if (loaded != null && !loaded.id().equals(id)) {
            return ImportProblem.OTHER_ROW;
        }
        return seen.add(id) ? null : ImportProblem.ID_TWICE;
    }

    private void edited(
            RawTable.Row row,
            String id,
            SheetField field,
            Cell cell,
            @Nullable ExportedRow loaded) {
        ExportedCell before = loaded == null ? null : loaded.cells().get(field.member());
        String text = cell.kind() == RawTable.Kind.TEXT ? bare(cell.text()) : cell.text();
        boolean same =
                before == null
                        ? text.isBlank()
                        : before.isText(cell.text())
                                || before.isText(text)
                                || isNumber(cell, before.text())
                                || isFlag(field, text, before.text());
        if (!same) {
            cells.add(new EditedCell(row.number(), id, field, text, cell.kind(), before));
        }
    }

    private static String bare(String text) {
        return SafeText.original(text);
    }

    /** A spreadsheet makes 7 of 007. */
    private static boolean isNumber(Cell cell, @Nullable String before) {
        if (cell.kind() != RawTable.Kind.NUMBER || before == null) {
            return false;
        }
        try {
            return new BigDecimal(before.strip()).compareTo(new BigDecimal(cell.text())) == 0;
        } catch (NumberFormatException _) {
            return false;
        }
    }

    /** A spreadsheet writes flags in its own language. */
    private static boolean isFlag(SheetField field, String text, @Nullable String before) {
        return field.type() instanceof SheetFieldType.Flag
                && before != null
                && CellText.flag(text) instanceof CellText.Valid flag
                && flag.equals(CellText.flag(before));
    }

    /** The type of the items. */
    public ItemKind kind() {
        return layout.form().kind();
    }

    /** The form of the table, with the custom fields that it names. */
    public SheetForm form() {
        List<String> keys =
                layout.columns().keySet().stream()
                        .filter(SheetField::isCustom)
                        .map(SheetField::key)
                        .toList();
        return layout.form().withCustom(keys);
    }

    /** The items with edited cells. */
    public Set<String> items() {
        return ids(cells);
    }

    /** The videos with edited custom fields, which have to be loaded. */
    public Set<String> withCustom() {
        return ids(cells.stream().filter(cell -> cell.field().isCustom()).toList());
    }

    private static Set<String> ids(Collection<EditedCell> some) {
        Set<String> ids = new LinkedHashSet<>();
        some.forEach(cell -> ids.add(cell.id()));
        return ids;
    }

    /** Compares the edited cells with the present values. */
    public ImportPreview compare(SheetNow now) {
        CellComparison comparison = new CellComparison(now);
        List<ImportLine> lines = new ArrayList<>(wrong);
        int already = 0;
        for (EditedCell cell : cells) {
            Optional<ImportLine> line = comparison.line(cell);
            already += line.isEmpty() ? 1 : 0;
            line.ifPresent(lines::add);
        }
        lines = new FolderCycles(now.folders()).flagged(lines);
        return new ImportPreview(
                kind(), sorted(lines), rows, already, layout.ignored(), exported, now.items());
    }

    private static List<ImportLine> sorted(List<ImportLine> lines) {
        return lines.stream().sorted(java.util.Comparator.comparingInt(ImportLine::row)).toList();
    }

    /** Check that no folder is moved into itself or into a folder inside it. */
    private static final class FolderCycles {

        private final FolderPaths folders;

        FolderCycles(FolderPaths folders) {
            this.folders = folders;
        }

        List<ImportLine> flagged(List<ImportLine> lines) {
            Map<String, String> moved = new HashMap<>();
            for (ImportLine line : lines) {
                if (isMove(line) && line.result() instanceof ImportLine.Change change) {
                    moved.put(
                            line.id(),
                            change.after() instanceof ChangeValue.Text(var parent) ? parent : "");
                }
            }
            return moved.isEmpty()
                    ? lines
                    : lines.stream().map(line -> flagged(line, moved)).toList();
        }

        private static boolean isMove(ImportLine line) {
            return line.column().equals(Folder.PARENT);
        }

        private ImportLine flagged(ImportLine line, Map<String, String> moved) {
            boolean cycle =
                    isMove(line) && folders.above(line.id(), moved).anyMatch(line.id()::equals);
            return cycle
                    ? new ImportLine(
                            line.row(),
                            line.id(),
                            line.title(),
                            line.column(),
                            line.exported(),
                            line.edited(),
                            line.now(),
                            new ImportLine.Problem(ImportProblem.FOLDER_CYCLE))
                    : line;
        }
    }
}
