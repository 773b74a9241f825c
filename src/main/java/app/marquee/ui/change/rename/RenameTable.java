package app.marquee.ui.change.rename;

import app.marquee.model.rename.RenameFlag;
import app.marquee.model.rename.RenameLine;
import app.marquee.text.Messages;
import app.marquee.ui.change.preview.PreviewColumns;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Collectors;

/** Table of a rename preview: names before and after, and what was found about them. */
final class RenameTable {
    /** Of each of both names, at least. */
    private static final double NAME = 130;

    private static final double FOUND = 180;

    /** Where there is less room than for this table, at the usual text size. */
    private static final double FOUND_NARROW = 110;

    private static final double NARROW = 520;

    private RenameTable() {}

    /**
     * @param messages of the changes
     * @param frame of each video; null for other items
     */
    static DataTable<RenameLine> of(
            SectionContext context, Messages messages, @Nullable PictureColumn<RenameLine> frame) {
        DataTable<RenameLine> table =
                new DataTable<RenameLine>("batch-rename-table", messages, context.tasks())
                        .columns(
                                PreviewColumns.<RenameLine>before(
                                                messages.text("current"),
                                                RenameLine::before,
                                                RenameTable::after)
                                        .width(NAME),
                                PreviewColumns.<RenameLine>after(
                                                messages.text("batch.new"),
                                                RenameTable::after,
                                                RenameLine::before)
                                        .standIn(RenameTable::same)
                                        .width(NAME)
                                        .takesRoom(),
                                Column.<RenameLine>text(
                                                "found",
                                                messages.text("field.notes"),
                                                line -> words(messages, line))
                                        .standIn(_ -> "")
                                        .graphic(RenameTable::icon)
                                        .width(FOUND))
                        .leaving("before")
                        .named(messages.text("batch.preview"))
                        .keyedBy(RenameLine::index);
        double frames = frame == null ? 0 : frame.getPrefWidth();
        TableView<RenameLine> view = table.table();
        view.widthProperty().subscribe(width -> share(view, width.doubleValue(), frames));
        view.getColumns()
                .getLast()
                .visibleProperty()
                .subscribe(_ -> share(view, view.getWidth(), frames));
        if (frame != null) {
            view.getColumns().addFirst(frame);
        }
        return table;
    }

    /** Shows the notes where there is one that the names don't tell. */
    static void noting(DataTable<RenameLine> table, List<RenameLine> lines) {
        DataTable.show(
                table.table().getColumns().getLast(),
                lines.stream()
                        .flatMap(line -> line.flags().stream())
                        .anyMatch(flag -> flag != RenameFlag.UNCHANGED));
    }

    /** Gives both names as much room. */
    private static void share(TableView<RenameLine> table, double width, double frames) {
        double scale = TextScale.now(table);
        TableColumn<RenameLine, ?> notes = table.getColumns().getLast();
        double noted = (width < NARROW * scale ? FOUND_NARROW : FOUND) * scale;
        notes.setPrefWidth(noted);
        double found = notes.isVisible() ? noted : 0;
        double names = width - frames * scale - found;
        table.getColumns().stream()
                .filter(column -> "before".equals(column.getId()))
                .forEach(
                        column ->
                                column.setPrefWidth(Math.max(NAME * scale, Math.floor(names / 2))));
    }

    /** The new name; null when it stays as it is. */
    private static @Nullable String after(RenameLine line) {
        return line.flags().contains(RenameFlag.UNCHANGED) ? null : line.after();
    }

    private static String same(RenameLine line) {
        return line.before() == null ? "" : line.before();
    }

    private static @Nullable String words(Messages messages, RenameLine line) {
        return line.flags().isEmpty()
                ? null
                : line.flags().stream()
                        .sorted()
                        .map(flag -> messages.text("batch.flag." + flag.name()))
                        .collect(Collectors.joining(" · "));
    }

    private static @Nullable FontIcon icon(RenameLine line) {
        if (line.flags().isEmpty() || line.flags().contains(RenameFlag.UNCHANGED)) {
            return null;
        }
        FontIcon icon = new FontIcon("fth-alert-triangle");
        icon.getStyleClass().add(line.isChange() ? "change-warning" : "change-wrong");
        return icon;
    }
}
