package app.marquee.ui.playlists;

import app.marquee.model.id.PlaylistId;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.text.SourceWords;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.playlists.edit.AccessWords;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.TableColumn;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.ZoneId;
import java.util.Set;
import java.util.function.Function;

/** Table of playlists, with unknown values of pasted IDs shown as unknown. */
final class PlaylistTable {
    private static final double ACCESS_WIDTH = 116;
    private static final double SOURCE_WIDTH = 160;
    private static final double NUMBER_WIDTH = 68;
    private static final double LENGTH_WIDTH = 84;
    private static final double NAME_WIDTH = 180;

    private static final Set<String> OF_LIST = Set.of("access", "videos", "duration", "updated");
    private static final Set<String> OF_KNOWN = Set.of("source", "confirmed");

    private PlaylistTable() {}

    /**
     * @param mark the node before the name of a playlist
     */
    static DataTable<SourcedPlaylist> of(
            SectionContext context, Function<PlaylistId, @Nullable Node> mark) {
        Messages messages = context.messages();
        Formats formats = messages.formats();
        ZoneId zone = context.connection().getValue().zone();
        DataTable<SourcedPlaylist> table =
                new DataTable<SourcedPlaylist>("playlist-list", messages, context.tasks())
                        .columns(
                                Column.<SourcedPlaylist>text(
                                                "name",
                                                messages.text("field.name"),
                                                PlaylistTable::name)
                                        .width(NAME_WIDTH)
                                        .takesRoom()
                                        .graphic(row -> mark.apply(row.id())),
                                Column.<SourcedPlaylist>text(
                                                "access",
                                                messages.text("field.access_type"),
                                                row -> access(messages, row))
                                        .width(ACCESS_WIDTH),
                                Column.<SourcedPlaylist, Long>number(
                                                "videos",
                                                messages.text("field.videos"),
                                                row -> row.playlist().videosQuantity().orNull(),
                                                formats::integer)
                                        .width(NUMBER_WIDTH),
                                Column.<SourcedPlaylist, BigDecimal>number(
                                                "duration",
                                                messages.text("field.length"),
                                                row -> row.playlist().duration().orNull(),
                                                formats::length)
                                        .width(LENGTH_WIDTH),
                                Column.<SourcedPlaylist>date(
                                        "updated",
                                        messages.text("field.updated"),
                                        row -> row.playlist().updatedAt().orNull(),
                                        formats,
                                        zone),
                                Column.<SourcedPlaylist>text(
                                                "id",
                                                messages.text("field.id"),
                                                row -> row.id().value())
                                        .hidden(),
                                Column.<SourcedPlaylist>text(
                                                "source",
                                                messages.text("field.source"),
                                                row -> source(messages, row))
                                        .width(SOURCE_WIDTH)
                                        .hidden(),
                                Column.<SourcedPlaylist>time(
                                                "confirmed",
                                                messages.text("column.confirmed"),
                                                SourcedPlaylist::confirmedAt,
                                                formats,
                                                zone)
                                        .hidden())
                        .leaving("source", "duration", "updated")
                        .keyedBy(SourcedPlaylist::id)
                        .remember(context.memory());
        table.table().getStyleClass().add("playlist-table");
        table.table().setAccessibleText(messages.text("section.playlists"));
        return table;
    }

    /** Shows where each playlist is from and when it was seen, if the platform lists none. */
    static void adapt(DataTable<SourcedPlaylist> table, boolean isListed) {
        for (TableColumn<SourcedPlaylist, ?> column : table.table().getColumns()) {
            if (OF_LIST.contains(column.getId())) {
                DataTable.show(column, isListed);
            } else if (OF_KNOWN.contains(column.getId()) && !isListed) {
                DataTable.show(column, true);
            }
        }
    }

    /** The name, or the ID when the name is unknown. */
    static String name(SourcedPlaylist row) {
        String name = row.playlist().name().orNull();
        return name == null || name.isBlank() ? row.id().value() : name;
    }

    private static @Nullable String access(Messages messages, SourcedPlaylist row) {
        return row.playlist()
                .accessType()
                .map(access -> AccessWords.words(messages, access))
                .orNull();
    }

    private static String source(Messages messages, SourcedPlaylist row) {
        return new SourceWords(messages).of(row.source(), row.file());
    }
}
