package app.marquee.sheet;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.id.ItemKind;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Factory of the table that is edited: IDs, values, and the values as loaded in a hidden column.
 */
public final class EditableSheet {

    private EditableSheet() {}

    /**
     * @param words texts of the file
     * @param notes about the table, for the second sheet of a workbook
     */
    public static Sheet<SheetItem> of(
            SheetForm form,
            List<SheetItem> items,
            FolderPaths folders,
            Sheet.SheetWords words,
            List<ExportNote> notes) {
        CellText texts = new CellText(folders);
        List<SheetColumn<SheetItem>> columns = new ArrayList<>();
        columns.add(SheetColumn.string(form.key(), form.key(), SheetItem::id));
        for (SheetField field : form.fields()) {
            columns.add(
                    SheetColumn.string(
                            field.member(),
                            header(field),
                            item -> {
                                ChangeValue value = item.value(field);
                                return value.isKnown() ? texts.of(field, value) : null;
                            }));
        }
        columns.add(asLoaded(form, texts, words.unknown(), item -> item));
        return new Sheet<>(words, columns, List.copyOf(items), notes, ZoneId.of("UTC"));
    }

    /**
     * The column with the values as loaded, for another table of items, whose folders are IDs.
     *
     * @param unknown the table's word for a value that isn't known
     */
    public static <R> SheetColumn<R> asLoaded(
            ItemKind kind, String unknown, Function<R, SheetItem> item) {
        CellText texts = new CellText(new FolderPaths(List.of()));
        return asLoaded(SheetForm.of(kind), texts, unknown, item);
    }

    private static <R> SheetColumn<R> asLoaded(
            SheetForm form, CellText texts, String unknown, Function<R, SheetItem> item) {
        return SheetColumn.<R>string(
                        ExportedRow.COLUMN,
                        ExportedRow.COLUMN,
                        row -> ExportedRow.write(form, item.apply(row), texts, unknown))
                .hidden();
    }

    /** A folder is written by its path. */
    private static String header(SheetField field) {
        return field.type() instanceof SheetFieldType.Place
                ? field.member().replace("_id", "")
                : field.member();
    }
}
