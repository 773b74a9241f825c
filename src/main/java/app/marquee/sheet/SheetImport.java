package app.marquee.sheet;

import app.marquee.export.SafeText;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;
import app.marquee.sheet.RawTable.Cell;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
    private final List<IgnoredCell> ignored = new ArrayList<>();
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
            requireFew(wrong.size(), row.number());
        }
        this.exported = any;
    }

    /**
     * @param likely the type of the items when the table doesn't say it
     * @return empty where the table has no column with IDs
     * @throws UnusableRowsException for more than 200,000 rows that can't be used
     */
    public static Optional<SheetImport> of(RawTable table, ItemKind likely) {
        return SheetLayout.of(table, likely).map(layout -> new SheetImport(layout, table));
    }

    private void take(RawTable.Row row, @Nullable ExportedRow loaded, Set<String> seen) {
        Cell key = row.at(layout.key());
        String typed = key == null ? "" : Blanks.strip(key.text());
        Cell unread = unread(row);
        if (unread != null) {
            wrong(row, typed, unread.text(), unread.kind().problem());
            return;
        }
        String id = TypedId.of(typed);
        ImportProblem problem = problem(id, loaded, seen);
        if (problem != null) {
            wrong(row, typed, typed, problem);
            return;
        }
        String spelled = loaded == null ? id : loaded.id();
        layout.columns()
                .forEach(
                        (field, column) -> {
                            Cell cell = row.at(column);
                            if (cell != null) {
                                ExportedCell before =
                                        loaded == null ? null : loaded.cells().get(field.member());
                                take(row.number(), spelled, field, cell, before);
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
        if (!TypedId.isUuid(id)) {
            return ImportProblem.BAD_ID;
        }
        if (loaded != null && !loaded.id().equalsIgnoreCase(id)) {
            return ImportProblem.OTHER_ROW;
        }
        return seen.add(id) ? null : ImportProblem.ID_TWICE;
    }

    private void take(
            int row, String id, SheetField field, Cell cell, @Nullable ExportedCell before) {
        String text =
                cell.kind() == RawTable.Kind.TEXT ? SafeText.original(cell.text()) : cell.text();
        EditedCell edited = new EditedCell(row, id, field, text, cell.kind(), before);
        if (before != null && edited.wasKnown()) {
            if (!before.isText(cell.text()) && !before.isText(text) && !edited.isRewritten()) {
                cells.add(edited);
            }
        } else if (UnknownWord.isIn(text)) {
            ignored.add(edited.ignored(IgnoredCell.Reason.UNKNOWN));
        } else if (!Blanks.isBlank(text) && (before == null || !before.isText(text))) {
            cells.add(edited);
        }
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
        return cells.stream()
                .map(EditedCell::id)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /**
     * The videos with edited custom fields, which have to be loaded, in the platform's spelling.
     */
    public Set<String> withCustom(SheetNow now) {
        return cells.stream()
                .filter(cell -> cell.field().isCustom())
                .map(cell -> now.spelled(cell.id()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static void requireFew(int unusable, int row) {
        if (unusable > UnusableRowsException.MOST) {
            throw new UnusableRowsException(row);
        }
    }

    /**
     * Compares the edited cells with the present values.
     *
     * @throws UnusableRowsException for more than 200,000 rows and cells that can't be used
     */
    public ImportPreview compare(SheetNow now) {
        CellComparison comparison = new CellComparison(now);
        for (EditedCell cell : cells) {
            comparison.compare(cell);
            requireFew(wrong.size() + comparison.refused(), cell.row());
        }
        List<ImportLine> lines = new ArrayList<>(wrong);
        lines.addAll(comparison.lines());
        List<IgnoredCell> unchanged = new ArrayList<>(ignored);
        unchanged.addAll(comparison.ignored());
        return new ImportPreview(
                kind(),
                sorted(new FolderCycles(now.folders()).flagged(lines)),
                rows,
                comparison.already(),
                layout.ignored(),
                unchanged,
                exported,
                now);
    }

    private static List<ImportLine> sorted(List<ImportLine> lines) {
        return lines.stream().sorted(Comparator.comparingInt(ImportLine::row)).toList();
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
