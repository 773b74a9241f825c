package app.marquee.service.search;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Video;
import app.marquee.service.session.Session;
import app.marquee.store.Memberships;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Known items of one connection. Thread-safe. Blocking. */
public interface KnownItems {
    static KnownItems of(Session session) {
        return new OfSession(session);
    }

    List<KnownItem> all();

    /** What tells an item from others with its title, without a request. */
    ItemFacts facts(KnownItem item);

    /** Known items of a session: its catalog, and what it loaded. */
    record OfSession(Session session) implements KnownItems {
        @Override
        public List<KnownItem> all() {
            return session.catalogue().all();
        }

        @Override
        public ItemFacts facts(KnownItem item) {
            String id = item.id();
            return switch (item.kind()) {
                case VIDEO ->
                        new ItemFacts(
                                folder(item.kind(), new VideoId(id)),
                                length(new VideoId(id)),
                                null);
                case FOLDER -> new ItemFacts(folder(item.kind(), new FolderId(id)), null, null);
                case PLAYLIST ->
                        ItemFacts.with(videos(item, Memberships.Kind.PLAYLIST, new PlaylistId(id)));
                case FUNNEL ->
                        ItemFacts.with(videos(item, Memberships.Kind.FUNNEL, new FunnelId(id)));
                case LIVE, IMAGE, FIELD -> ItemFacts.UNKNOWN;
            };
        }

        /** The catalog has no line for an item without a folder: only what was loaded says so. */
        private Member<String> folder(ItemKind kind, Id item) {
            boolean isFolder = kind == ItemKind.FOLDER;
            String name =
                    session
                            .catalogue()
                            .owners(
                                    isFolder ? Memberships.Kind.SUBFOLDER : Memberships.Kind.FOLDER,
                                    ItemKind.FOLDER,
                                    item)
                            .stream()
                            .map(KnownItem::title)
                            .findFirst()
                            .orElse(null);
            if (name != null) {
                return Member.of(name);
            }
            ChangeValue loaded =
                    session.held()
                            .held(kind, item.value())
                            .get(isFolder ? Folder.PARENT : Video.FOLDER);
            return loaded instanceof ChangeValue.None ? Member.ofNull() : Member.absent();
        }

        private @Nullable BigDecimal length(VideoId video) {
            return session.catalogue().seen(video).map(SeenVideo::length).orElse(null);
        }

        private @Nullable Long videos(KnownItem item, Memberships.Kind kind, Id owner) {
            Map<String, ChangeValue> loaded = session.held().held(item.kind(), item.id());
            if (loaded.get(Playlist.VIDEOS) instanceof ChangeValue.Many(var videos)) {
                return (long) videos.size();
            }
            if (loaded.get(Playlist.QUANTITY) instanceof ChangeValue.Whole(var number)) {
                return number;
            }
            long kept = session.catalogue().count(kind, owner);
            return kept == 0 ? null : kept;
        }
    }
}
