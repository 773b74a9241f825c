package app.marquee.ui.video.matrix;

import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.preview.PreviewColumns;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Table of the values of a custom field of many videos before and after it is filled. */
final class FieldFillTable {
    private static final double TITLE = 220;
    private static final double VALUE = 160;
    private static final double NOTE = 180;

    private FieldFillTable() {}

    /**
     * @param frame of each video; null when none is known
     */
    static DataTable<FieldFillLine> of(
            SectionContext on, Messages messages, @Nullable PictureColumn<FieldFillLine> frame) {
        DataTable<FieldFillLine> table =
                new DataTable<FieldFillLine>("field-fill-table", messages, on.tasks())
                        .columns(
                                Column.<FieldFillLine>text(
                                                "title",
                                                messages.text("item.video"),
                                                FieldFillLine::title)
                                        .standIn(line -> noTitle(messages, line))
                                        .width(TITLE)
                                        .takesRoom(),
                                PreviewColumns.<FieldFillLine>before(
                                                messages.text("current"),
                                                FieldFillLine::before,
                                                line -> line.had() ? line.after() : null)
                                        .width(VALUE),
                                PreviewColumns.<FieldFillLine>after(
                                                messages.text("fill.new"),
                                                FieldFillLine::after,
                                                line -> line.had() ? line.before() : "")
                                        .standIn(_ -> "")
                                        .width(VALUE),
                                Column.<FieldFillLine>text(
                                                "note",
                                                messages.text("field.notes"),
                                                FieldFillLine::note)
                                        .width(NOTE))
                        .leaving("note")
                        .named(messages.text("fill.values"))
                        .keyedBy(FieldFillLine::video);
        if (frame != null) {
            table.table().getColumns().addFirst(frame);
        }
        return table;
    }

    /** Shows the lines, and their notes where there is one. */
    static void show(DataTable<FieldFillLine> table, List<FieldFillLine> lines) {
        DataTable.show(
                table.table().getColumns().getLast(),
                lines.stream().anyMatch(line -> !line.note().isEmpty()));
        table.rows(lines);
    }

    private static String noTitle(Messages messages, FieldFillLine line) {
        return messages.text("video.noTitle", ChangeWords.shortId(line.video().value()));
    }
}
