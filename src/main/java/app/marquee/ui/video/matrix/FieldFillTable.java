package app.marquee.ui.video.matrix;

import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.MarkedText;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

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
                                Column.<FieldFillLine>text(
                                                "before",
                                                messages.text("current"),
                                                FieldFillLine::before)
                                        .graphic(FieldFillTable::removed)
                                        .width(VALUE),
                                Column.<FieldFillLine>text(
                                                "after",
                                                messages.text("fill.new"),
                                                FieldFillTable::after)
                                        .standIn(_ -> "")
                                        .graphic(FieldFillTable::added)
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

    private static String noTitle(Messages messages, FieldFillLine line) {
        return messages.text("video.noTitle", ChangeWords.shortId(line.video().value()));
    }

    private static @Nullable String after(FieldFillLine line) {
        return line.after();
    }

    private static @Nullable Node removed(FieldFillLine line) {
        return line.had() ? marked(line.before(), line.after(), "batch-rename-removed") : null;
    }

    private static @Nullable Node added(FieldFillLine line) {
        return marked(line.after(), line.had() ? line.before() : "", "batch-rename-added");
    }

    private static @Nullable Node marked(
            @Nullable String text, @Nullable String other, String style) {
        return text == null || other == null ? null : new MarkedText(text, other, style);
    }
}
