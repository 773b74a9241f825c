package app.marquee.command.export;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.Member;
import app.marquee.model.id.ItemKind;
import app.marquee.service.session.Session;
import app.marquee.sheet.EditableSheet;
import app.marquee.sheet.SheetItem;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/** Tables of the items and of the log, with the platform's names as headers. */
public final class ItemTables {
    private ItemTables() {}

    /** In the order of the help. */
    public static List<ExportTable> all() {
        return List.of(
                ExportTable.unfiltered("live", LiveTable::sheet),
                ExportTable.unfiltered("videos", LibraryTables::videos),
                ExportTable.unfiltered("folders", LibraryTables::folders),
                ExportTable.unfiltered("playlists", PlaylistTables::playlists),
                ExportTable.unfiltered("funnels", PlaylistTables::funnels),
                ExportTable.unfiltered("trash", LibraryTables::trash),
                ExportTable.unfiltered("activity", ActivityTable::sheet));
    }

    static <R> SheetColumn<R> column(String member, Function<R, @Nullable Object> value) {
        return new SheetColumn<>(member, member, value);
    }

    /** The value of a member: empty where there is none, null where it is unknown. */
    static @Nullable Object value(Member<?> member) {
        return member.isNull() ? "" : member.orNull();
    }

    /** The values as loaded, so that an edited table can be compared by {@code plan}. */
    static <R> SheetColumn<R> asLoaded(ItemKind kind, Function<R, SheetItem> item) {
        return EditableSheet.asLoaded(kind, ExportRequest.UNKNOWN, item);
    }

    static <R> Sheet<R> sheet(
            String title, ExportRequest request, List<SheetColumn<R>> columns, List<R> rows) {
        Session session = request.session();
        Messages words = request.words();
        return new Sheet<>(
                request.sheet(title),
                columns,
                rows,
                List.of(
                        new ExportNote(words.text("about.connection"), session.connection().name()),
                        new ExportNote(words.text("about.written"), session.clock().instant())),
                session.connection().zone());
    }
}
