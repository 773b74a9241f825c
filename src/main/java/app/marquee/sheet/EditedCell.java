package app.marquee.sheet;

import org.jspecify.annotations.Nullable;

/**
 * Cell that differs from what was exported. Immutable.
 *
 * @param exported null where the file doesn't say what was exported
 */
record EditedCell(
        int row,
        String id,
        SheetField field,
        String text,
        RawTable.Kind kind,
        @Nullable ExportedCell exported) {}
