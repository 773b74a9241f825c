package app.marquee.ui.library;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.text.VideoStatusText;
import app.marquee.ui.analytics.ChangeCell;
import app.marquee.ui.analytics.ValueChangeFormatter;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PendingIcon;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.library.folder.ChangeMark;
import app.marquee.ui.library.folder.FolderWords;

import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;

/** Columns of the table of videos. */
final class VideoColumns {
    private static final String CHANGE = "views-change";
    private static final double TITLE = 280;
    private static final double FOLDER = 160;
    private static final double LENGTH = 80;

    private final Messages messages;
    private final Formats formats;
    private final ValueChangeFormatter changes;
    private final VideoStatusText statuses;
    private final FolderWords words;
    private final VideoWords videoWords;
    private final ZoneId zone;
    private final Consumer<VideoId> onWaiting;

    /**
     * @param onWaiting shows the pending changes of a video
     */
    VideoColumns(
            Messages messages,
            FolderWords words,
            VideoWords videoWords,
            ZoneId zone,
            Consumer<VideoId> onWaiting) {
        this.videoWords = videoWords;
        this.onWaiting = onWaiting;
        this.messages = messages;
        this.formats = messages.formats();
        this.changes = new ValueChangeFormatter(messages);
        this.statuses = new VideoStatusText(messages);
        this.words = words;
        this.zone = zone;
    }

    List<Column<VideoRow>> all() {
        return List.of(
                Column.<VideoRow>text("title", text("title"), row -> title(row.video()))
                        .standIn(row -> noTitle(row.video()))
                        .width(TITLE)
                        .takesRoom()
                        .graphic(this::mark),
                // Hides itself in a folder, where it is the same in all rows.
                Column.<VideoRow>text(
                                "folder",
                                text("folder_id"),
                                row -> videoWords.folder(row.video()).orElse(null))
                        .width(FOLDER),
                Column.<VideoRow, BigDecimal>number(
                                "length",
                                text("length"),
                                row -> row.video().length().orNull(),
                                formats::videoLength)
                        .width(LENGTH),
                Column.<VideoRow, Long>number(
                                "views",
                                messages.text("metric.views"),
                                VideoRow::views,
                                formats::integer)
                        .width(ColumnWidth.titled(messages.text("metric.views"), LENGTH)),
                Column.<VideoRow, Long>number(
                                CHANGE,
                                messages.text("map.difference"),
                                VideoRow::change,
                                difference -> changes.difference(BigInteger.valueOf(difference)))
                        .width(ColumnWidth.titled(messages.text("map.difference"), LENGTH)),
                Column.<VideoRow, String>of(
                        "status", text("status"), row -> status(row.video()), label -> label),
                Column.<VideoRow, Long>number(
                        "size",
                        text("size"),
                        row -> row.video().storageSize().orNull(),
                        formats::bytes),
                Column.<VideoRow>date(
                        "created",
                        text("created"),
                        row -> row.video().createdAt().orNull(),
                        formats,
                        zone),
                Column.<VideoRow>time(
                                "updated",
                                text("updated"),
                                row -> row.video().updatedAt().orNull(),
                                formats,
                                zone)
                        .hidden(),
                Column.<VideoRow>text("id", text("id"), row -> row.video().id().value()).hidden());
    }

    /** Shows changes of views as the ranking does. */
    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    void color(DataTable<VideoRow> table) {
        for (TableColumn<VideoRow, ?> column : table.table().getColumns()) {
            if (CHANGE.equals(column.getId())) {
                ((TableColumn<VideoRow, VideoRow>) column)
                        .setCellFactory(
                                _ ->
                                        new ChangeCell<>(
                                                messages,
                                                column.getText(),
                                                row -> changes.cell(row.ofViews(), false)));
            }
        }
    }

    private String text(String column) {
        return messages.text("field." + column);
    }

    private static @Nullable String title(Video video) {
        String title = video.title().orNull();
        return title == null ? null : title.replace('\n', ' ').replace('\r', ' ');
    }

    /** The start of the ID, which distinguishes videos without a title. */
    private String noTitle(Video video) {
        return messages.text("video.noTitle", ChangeWords.shortId(video.id().value()));
    }

    private @Nullable String status(Video video) {
        return video.status().map(statuses::label).orNull();
    }

    private @Nullable Node mark(VideoRow row) {
        ChangeMark mark = row.mark();
        if (mark instanceof ChangeMark.Waiting) {
            return new PendingIcon(words.mark(mark), () -> onWaiting.accept(row.video().id()));
        }
        FontIcon icon =
                switch (mark) {
                    case ChangeMark.None _ -> null;
                    case ChangeMark.Pending _ -> new FontIcon("fth-clock");
                    case ChangeMark.Failed _ -> new FontIcon("fth-alert-circle");
                    case ChangeMark.Unknown _ -> new FontIcon("fth-help-circle");
                    case ChangeMark.Waiting _ -> null;
                };
        if (icon != null) {
            icon.setAccessibleText(words.mark(mark));
            Tooltip.install(icon, new Tooltip(words.mark(mark)));
        }
        return icon;
    }
}
