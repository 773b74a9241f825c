package app.marquee.ui.trash;

import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PendingMarkers;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.RowPictures;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.ZoneId;

/** Table of the trash, in which videos that expire soon stand out. */
final class TrashTable {
    private static final double TITLE = 190;
    private static final double LEFT = 218;
    private static final double BASIS = 206;
    private static final double STATE = 244;
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final PseudoClass URGENT = PseudoClass.getPseudoClass("urgent");

    private final Messages messages;
    private final SectionContext on;
    private final PendingMarkers waiting;
    private final RowPictures pictures;

    TrashTable(Messages messages, SectionContext on, PendingMarkers waiting, RowPictures pictures) {
        this.messages = messages;
        this.on = on;
        this.waiting = waiting;
        this.pictures = pictures;
    }

    DataTable<TrashRow> build() {
        DataTable<TrashRow> table = new DataTable<>("trash-table", messages, on.tasks());
        table.table().getColumns().add(pictures.column(row -> row.video().thumbnail()));
        table.table().setRowFactory(_ -> new Row());
        ZoneId zone = on.connection().getValue().zone();
        table.columns(
                        Column.<TrashRow>text(
                                        "title", messages.text("field.title"), TrashRow::title)
                                .standIn(this::noTitle)
                                .width(TITLE)
                                .takesRoom()
                                .graphic(row -> waiting.mark(row.id())),
                        Column.<TrashRow, Left>of(
                                        "left", messages.text("column.left"), Left::of, this::left)
                                .width(LEFT)
                                .graphic(this::badge),
                        Column.<TrashRow>time(
                                "deleted",
                                messages.text("column.deleted"),
                                TrashRow::deletedAt,
                                messages.formats(),
                                zone),
                        Column.<TrashRow>text("basis", messages.text("column.basis"), this::basis)
                                .width(BASIS),
                        Column.<TrashRow>text(
                                        "state",
                                        messages.text("field.status"),
                                        row -> messages.text(key(row.state())))
                                .width(STATE),
                        Column.<TrashRow>text(
                                        "id", messages.text("field.id"), row -> row.id().value())
                                .hidden())
                .named(messages.text("table"))
                .keyedBy(TrashRow::id)
                .onOpen(row -> on.navigation().open(row.id()))
                .remember(on.memory())
                .rememberSelected(on.memory(), row -> row.id().value());
        waiting.onChange(table.table()::refresh);
        table.emptyTextProperty().set(messages.text("videos.none"));
        return table;
    }

    private static String key(TrashRow.State state) {
        return switch (state) {
            case TRASHED -> "video.status.DELETING";
            case UNKNOWN -> "unknown";
            case FAILED -> "state.FAILED";
            default -> "trashed." + state.name();
        };
    }

    /** The start of the ID, which distinguishes videos without a title. */
    private String noTitle(TrashRow row) {
        return messages.text("video.noTitle", ChangeWords.shortId(row.id().value()));
    }

    /** Days left, exact or an upper limit. Immutable. */
    private record Left(long days, boolean exact) implements Comparable<Left> {
        static @Nullable Left of(TrashRow row) {
            Long days = row.left();
            return days == null ? null : new Left(days, row.video().exact());
        }

        @Override
        public int compareTo(Left other) {
            return Long.compare(days, other.days);
        }
    }

    private String left(Left left) {
        if (left.days < 0) {
            return messages.text("trashed.EXPIRED");
        }
        if (left.days == 0) {
            return messages.text("left.today");
        }
        return messages.plural(left.exact ? "count.days" : "left.some", left.days);
    }

    private @Nullable String basis(TrashRow row) {
        if (row.deletedAt() == null) {
            return null;
        }
        return messages.text(row.video().exact() ? "basis.exact" : "basis.estimate");
    }

    private static boolean isExpiring(TrashRow row) {
        return row.isUrgent() && row.isOpen();
    }

    /** Row that is red while its video expires soon. */
    private static final class Row extends TableRow<TrashRow> {
        @Override
        protected void updateItem(TrashRow row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            pseudoClassStateChanged(URGENT, !isEmpty && row != null && isExpiring(row));
        }
    }

    private @Nullable Node badge(TrashRow row) {
        if (!isExpiring(row)) {
            return null;
        }
        String words = messages.text("left.soon");
        Label badge = new Label("", new FontIcon("fth-alert-triangle"));
        badge.setAccessibleText(words);
        badge.setTooltip(new Tooltip(words));
        badge.setMinWidth(Region.USE_PREF_SIZE);
        badge.getStyleClass().add("badge");
        badge.pseudoClassStateChanged(DANGER, true);
        return badge;
    }
}
