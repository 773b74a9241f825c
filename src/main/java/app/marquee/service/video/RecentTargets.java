package app.marquee.service.video;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.service.catalog.ConnectionCatalogue;
import app.marquee.service.session.Session;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Playlists and folders that videos were put into lately, the latest first, as far as they are
 * still known. Immutable.
 */
public record RecentTargets(List<KnownItem> playlists, List<KnownItem> folders) {
    public static final RecentTargets NONE = new RecentTargets(List.of(), List.of());

    private static final int MOST = 5;
    private static final int NEWEST = 300;

    public RecentTargets {
        playlists = List.copyOf(playlists);
        folders = List.copyOf(folders);
    }

    /** Reads the journal and the catalog. */
    static RecentTargets of(Session session) {
        List<ChangeLine> made =
                session.changes().newest(NEWEST).stream()
                        .filter(line -> line.state() != ChangeState.CANCELLED)
                        .toList();
        return new RecentTargets(
                known(
                        session.catalogue(),
                        ItemKind.PLAYLIST,
                        made.stream()
                                .filter(one -> one.operation() == Operation.ADD_PLAYLIST_VIDEOS)
                                .map(one -> one.subject().id())
                                .filter(Objects::nonNull)),
                known(
                        session.catalogue(),
                        ItemKind.FOLDER,
                        made.stream()
                                .filter(one -> one.operation() == Operation.UPDATE_VIDEO)
                                .flatMap(RecentTargets::folders)));
    }

    private static Stream<String> folders(ChangeLine line) {
        return line.members().stream()
                .filter(member -> member.member().equals(Video.FOLDER))
                .flatMap(
                        member ->
                                member.after() instanceof ChangeValue.Text(var folder)
                                        ? Stream.of(folder)
                                        : Stream.empty());
    }

    private static List<KnownItem> known(
            ConnectionCatalogue catalogue, ItemKind kind, Stream<String> ids) {
        List<String> latest = ids.distinct().toList();
        Map<String, KnownItem> known = catalogue.among(kind, latest);
        return latest.stream()
                .map(known::get)
                .filter(Objects::nonNull)
                .filter(item -> item.title() != null)
                .limit(MOST)
                .toList();
    }
}
