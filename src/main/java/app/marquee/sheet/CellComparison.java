package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;
import app.marquee.sheet.CellText.Invalid;
import app.marquee.sheet.CellText.Valid;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/** Comparison of edited cells with what was exported and with what is there now. */
final class CellComparison {

    private final SheetNow now;
    private final CellText texts;

    CellComparison(SheetNow now) {
        this.now = now;
        this.texts = new CellText(now.folders());
    }

    /** The line of a cell; empty when its value is there already. */
    Optional<ImportLine> line(EditedCell cell) {
        SheetItem item = now.items().get(cell.id());
        if (item == null && now.whole()) {
            return Optional.of(line(cell, null, null, ImportProblem.ITEM_MISSING));
        }
        ChangeValue present = item == null ? new ChangeValue.Unknown() : item.value(cell.field());
        String shown = present.isKnown() ? texts.of(cell.field(), present) : null;
        ImportProblem unread = cell.kind().problem();
        if (unread != null) {
            return Optional.of(line(cell, item, shown, unread));
        }
        if (cell.field().isCustom()) {
            ImportProblem problem = custom(cell, item, present);
            if (problem != null) {
                return Optional.of(line(cell, item, shown, problem));
            }
        }
        return switch (texts.parse(cell.field(), cell.text())) {
            case Invalid(var why) -> Optional.of(line(cell, item, shown, why));
            case Valid(var value) -> compared(cell, item, present, value);
        };
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

    private Optional<ImportLine> compared(
            EditedCell cell, @Nullable SheetItem item, ChangeValue present, ChangeValue value) {
        String shown = present.isKnown() ? texts.of(cell.field(), present) : null;
        if (shown != null && isSame(present, value, shown, texts.of(cell.field(), value))) {
            return Optional.empty();
        }
        boolean conflicts =
                shown != null
                        && cell.exported() != null
                        && !cell.exported().isValue(present, shown);
        ChangeValue before = present.isKnown() ? present : exported(cell);
        return Optional.of(
                line(
                        cell,
                        item,
                        shown,
                        new ImportLine.Change(cell.field(), before, value, conflicts)));
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

    private static ImportLine line(
            EditedCell cell,
            @Nullable SheetItem item,
            @Nullable String shown,
            ImportProblem problem) {
        return line(cell, item, shown, new ImportLine.Problem(problem));
    }

    private static ImportLine line(
            EditedCell cell,
            @Nullable SheetItem item,
            @Nullable String shown,
            ImportLine.Result result) {
        return new ImportLine(
                cell.row(),
                cell.id(),
                item == null ? null : item.title(),
                cell.field().member(),
                cell.exported() == null ? null : cell.exported().text(),
                cell.text(),
                shown,
                result);
    }
}
