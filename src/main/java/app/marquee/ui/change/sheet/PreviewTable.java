package app.marquee.ui.change.sheet;

import app.marquee.sheet.ImportLine;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Function;
import java.util.function.Predicate;

/** Table of an import preview: the three values of each edited cell side by side. */
final class PreviewTable {

    private static final double ROW = 64;
    private static final double ITEM = 180;
    private static final double FIELD = 120;
    private static final double VALUE = 144;
    private static final double NOTES = 184;
    private static final String CUSTOM = "field:";

    private PreviewTable() {}

    /**
     * @param overwritten whether a line in conflict takes the value of the file
     * @param frame of each video; hidden while none is known
     */
    static DataTable<ImportLine> of(
            SectionContext on,
            ChangeWords words,
            Predicate<ImportLine> overwritten,
            PictureColumn<ImportLine> frame) {
        Messages messages = on.messages().of("change");
        DataTable<ImportLine> table = new DataTable<>("spreadsheet-table", messages, on.tasks());
        table.table().getColumns().add(frame);
        return table.columns(
                        Column.<ImportLine, Integer>number(
                                        "row",
                                        messages.text("sheet.row"),
                                        ImportLine::row,
                                        String::valueOf)
                                .width(ROW),
                        Column.<ImportLine>text(
                                        "item", messages.text("field.item"), ImportLine::title)
                                .standIn(line -> ChangeWords.shortId(line.id()))
                                .width(ITEM)
                                .takesRoom(),
                        Column.<ImportLine>text(
                                        "field",
                                        messages.text("field.field"),
                                        line -> field(words, line.column()))
                                .width(FIELD),
                        value("exported", messages.text("sheet.exported"), ImportLine::exported),
                        value("edited", messages.text("sheet.edited"), ImportLine::edited),
                        value("now", messages.text("column.now"), ImportLine::now),
                        Column.<ImportLine>text(
                                        "notes",
                                        messages.text("field.notes"),
                                        line -> notes(messages, line, overwritten))
                                .standIn(_ -> "")
                                .graphic(PreviewTable::icon)
                                .width(NOTES))
                .named(messages.text("sheet.preview"))
                .keyedBy(line -> line.row() + " " + line.column());
    }

    private static Column<ImportLine> value(
            String id, String title, Function<ImportLine, @Nullable String> value) {
        return Column.<ImportLine>text(id, title, value).width(VALUE);
    }

    /** The name of a column. */
    static String field(ChangeWords words, String column) {
        return column.startsWith(CUSTOM)
                ? column.substring(CUSTOM.length())
                : words.memberName(column);
    }

    private static @Nullable String notes(
            Messages messages, ImportLine line, Predicate<ImportLine> overwritten) {
        return switch (line.result()) {
            case ImportLine.Problem(var why, var among) ->
                    messages.text("sheet.problem." + why.name(), String.join(", ", among));
            case ImportLine.Change change when change.conflicts() ->
                    messages.text(
                            overwritten.test(line) ? "sheet.conflict.file" : "sheet.conflict.now");
            case ImportLine.Change _ -> null;
        };
    }

    private static @Nullable FontIcon icon(ImportLine line) {
        if (!line.isConflict() && !line.isProblem()) {
            return null;
        }
        FontIcon icon = new FontIcon("fth-alert-triangle");
        icon.getStyleClass().add(line.isProblem() ? "change-wrong" : "change-warning");
        return icon;
    }
}
