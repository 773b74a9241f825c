package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;
import app.marquee.sheet.CellText.Invalid;
import app.marquee.sheet.CellText.Valid;
import app.marquee.sheet.conversion.Conversion;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Comparison of edited cells with what was exported and with what is there now. */
final class CellComparison {

    private final SheetNow now;
    private final CellText texts;
    private final List<ImportLine> lines = new ArrayList<>();
    private final List<IgnoredCell> ignored = new ArrayList<>();
    private int already;
    private int refused;

    CellComparison(SheetNow now) {
        this.now = now;
        this.texts = new CellText(now.folders());
    }

    /** Cells that would be changed or can't be. */
    List<ImportLine> lines() {
        return lines;
    }

    /** How many of them can't be changed. */
    int refused() {
        return refused;
    }

    /** Cells that look edited and change nothing. */
    List<IgnoredCell> ignored() {
        return ignored;
    }

    /** How many cells have a value that is there already. */
    int already() {
        return already;
    }

    void compare(EditedCell cell) {
        SheetItem item = now.items().get(cell.id());
        ChangeValue present = item == null ? new ChangeValue.Unknown() : item.value(cell.field());
        String shown = present.isKnown() ? texts.of(cell.field(), present) : null;
        ImportProblem problem = problem(cell, item, present);
        if (problem != null) {
            add(cell, item, shown, new ImportLine.Problem(problem));
            return;
        }
        if (cell.text().equals(shown)) {
            already++;
            return;
        }
        switch (texts.parse(cell.field(), cell.text())) {
            case Invalid(var why, var among) ->
                    add(cell, item, shown, new ImportLine.Problem(why, among));
            case Valid(var value) -> compare(cell, item, present, value);
        }
    }

    private @Nullable ImportProblem problem(
            EditedCell cell, @Nullable SheetItem item, ChangeValue present) {
        if (item == null && now.whole()) {
            return ImportProblem.ITEM_MISSING;
        }
        if (cell.kind().problem() != null) {
            return cell.kind().problem();
        }
        if (UnknownWord.isIn(cell.text())) {
            return ImportProblem.UNKNOWN_WORD;
        }
        return cell.field().isCustom() ? custom(cell, item, present) : null;
    }

    /** A custom field has to be loaded for its ID. */
    private static @Nullable ImportProblem custom(
            EditedCell cell, @Nullable SheetItem item, ChangeValue present) {
        String key = cell.field().key();
        if (item != null && item.twice().contains(key)) {
            return ImportProblem.FIELD_TWICE;
        }
        boolean hasId = item != null && !item.customIds().getOrDefault(key, "").isEmpty();
        boolean missing = present instanceof ChangeValue.None;
        return missing || (present.isKnown() && hasId) ? null : ImportProblem.NOT_LOADED;
    }

    private void compare(
            EditedCell cell, @Nullable SheetItem item, ChangeValue present, ChangeValue value) {
        String shown = present.isKnown() ? texts.of(cell.field(), present) : null;
        if (shown != null && isSame(present, value, shown, texts.of(cell.field(), value))) {
            already++;
            return;
        }
        Conversion conversion = conversion(cell, shown);
        if (conversion == Conversion.SAME) {
            ignored.add(cell.ignored(IgnoredCell.Reason.CONVERTED));
        } else if (conversion == Conversion.UNDECIDED) {
            add(cell, item, shown, new ImportLine.Problem(ImportProblem.CONVERTED));
        } else {
            add(cell, item, shown, change(cell, present, shown, value));
        }
    }

    /** Compares with the exported text, or with the present one where the file doesn't have it. */
    private static Conversion conversion(EditedCell cell, @Nullable String shown) {
        String exported = cell.exported() == null ? null : cell.exported().text();
        String before = exported == null ? shown : exported;
        return before == null ? Conversion.EDITED : cell.conversion(before);
    }

    private ImportLine.Change change(
            EditedCell cell, ChangeValue present, @Nullable String shown, ChangeValue value) {
        boolean conflicts =
                shown != null
                        && cell.exported() != null
                        && !cell.exported().isValue(present, shown);
        ChangeValue before = present.isKnown() ? present : exported(cell);
        return new ImportLine.Change(cell.field(), before, value, conflicts);
    }

    private static boolean isSame(
            ChangeValue present, ChangeValue value, String shown, String text) {
        return present.equals(value) || (shown.isEmpty() && text.isEmpty());
    }

    /** The exported value, where the present one can't be loaded. */
    private ChangeValue exported(EditedCell cell) {
        return switch (cell.exported()) {
            case ExportedCell.Plain(var text) ->
                    texts.parse(cell.field(), text) instanceof Valid(var value)
                            ? value
                            : new ChangeValue.Unknown();
            case ExportedCell.Place(_, var id) ->
                    id.isEmpty() ? new ChangeValue.None() : new ChangeValue.Text(id);
            case ExportedCell.Digest _, ExportedCell.Unknown _ -> new ChangeValue.Unknown();
            case null -> new ChangeValue.Unknown();
        };
    }

    private void add(
            EditedCell cell,
            @Nullable SheetItem item,
            @Nullable String shown,
            ImportLine.Result result) {
        refused += result instanceof ImportLine.Problem ? 1 : 0;
        lines.add(
                new ImportLine(
                        cell.row(),
                        now.spelled(cell.id()),
                        item == null ? null : item.title(),
                        cell.field().member(),
                        cell.exported() == null ? null : cell.exported().text(),
                        cell.text(),
                        shown,
                        result));
    }
}
