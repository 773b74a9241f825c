package app.marquee.sheet;

import app.marquee.sheet.conversion.Conversion;

import org.jspecify.annotations.Nullable;

/**
 * Cell of a column that can be edited. Immutable.
 *
 * @param exported null where the file doesn't say what was exported
 */
record EditedCell(
        int row,
        String id,
        SheetField field,
        String text,
        RawTable.Kind kind,
        @Nullable ExportedCell exported) {

    /** Whether the file says which value was exported. */
    boolean wasKnown() {
        return exported != null && !(exported instanceof ExportedCell.Unknown);
    }

    /** Whether a spreadsheet wrote the exported value in its own way. */
    boolean isRewritten() {
        String before = exported == null ? null : exported.text();
        if (before == null || kind.problem() != null) {
            return false;
        }
        return field.type() instanceof SheetFieldType.Flag
                ? CellText.flag(text) instanceof CellText.Valid flag
                        && flag.equals(CellText.flag(before))
                : conversion(before) == Conversion.SAME;
    }

    /** How a spreadsheet may have made the cell of a text. */
    Conversion conversion(String before) {
        boolean isText =
                !(field.type() instanceof SheetFieldType.Flag)
                        && !(field.type() instanceof SheetFieldType.Choice);
        return isText
                ? Conversion.of(before, text, kind == RawTable.Kind.NUMBER)
                : Conversion.EDITED;
    }

    IgnoredCell ignored(IgnoredCell.Reason reason) {
        return new IgnoredCell(row, field.member(), reason);
    }
}
