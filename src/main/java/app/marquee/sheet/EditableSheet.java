package app.marquee.sheet;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.change.ChangeValue;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

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
        columns.add(
                SheetColumn.<SheetItem>string(
                                ExportedRow.COLUMN,
                                ExportedRow.COLUMN,
                                item -> ExportedRow.write(form, item, texts, words.unknown()))
                        .hidden());
        return new Sheet<>(words, columns, List.copyOf(items), notes, ZoneId.of("UTC"));
    }

    /** A folder is written by its path. */
    private static String header(SheetField field) {
        return field.type() instanceof SheetFieldType.Place
                ? field.member().replace("_id", "")
                : field.member();
    }
}
