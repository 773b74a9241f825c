package app.marquee.service;

import app.marquee.model.ItemKind;
import app.marquee.model.ItemSource;
import app.marquee.model.KnownItem;
import app.marquee.model.Operation;
import app.marquee.model.PlaylistVideo;
import app.marquee.model.Video;
import app.marquee.model.VideoFilter;
import app.marquee.model.VideoId;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Videos that could be added to a playlist, from the catalogue and the list of videos. Blocks. */
final class PlaylistCandidates {
    private final Session session;

    PlaylistCandidates(Session session) {
        this.session = session;
    }

    /** What this machine knows first, then what one page of the list has beyond it. */
    List<PlaylistCandidate> search(String text, int limit) {
        Map<VideoId, PlaylistCandidate> found = new LinkedHashMap<>();
        known(text).stream()
                .filter(item -> item.kind() == ItemKind.VIDEO)
                .map(item -> new PlaylistCandidate(new VideoId(item.id()), item.title()))
                .forEach(video -> found.put(video.id(), video));
        for (Video video : listed(text, limit)) {
            found.put(video.id(), new PlaylistCandidate(video.id(), video.title().orNull()));
        }
        return found.values().stream().limit(limit).toList();
    }

    private List<KnownItem> known(String text) {
        return text.isBlank()
                ? session.catalogue().all(ItemKind.VIDEO)
                : session.catalogue().search(text, Integer.MAX_VALUE);
    }

    private List<Video> listed(String text, int limit) {
        VideoFilter filter =
                new VideoFilter(text.isBlank() ? null : text.strip(), null, null, false);
        List<Video> videos =
                session.capabilities()
                        .read(
                                Operation.LIST_VIDEOS,
                                () -> session.gateways().videos().list(filter, 1, limit).items())
                        .orElse(List.of());
        session.catalogue()
                .remember(
                        videos.stream()
                                .map(v -> item(v.id(), v.title().orNull(), ItemSource.LIST))
                                .toList());
        return videos;
    }

    /** Remembers the videos that a playlist was said to hold. */
    void remember(List<PlaylistVideo> videos) {
        session.catalogue()
                .remember(
                        videos.stream()
                                .map(v -> item(v.videoId(), v.title(), ItemSource.ANSWER))
                                .toList());
    }

    private KnownItem item(VideoId id, @Nullable String title, ItemSource source) {
        return session.catalogue().confirmed(id, ItemKind.VIDEO, title, source);
    }

    /** The titles that this machine knows. */
    Map<VideoId, String> titles(Collection<VideoId> videos) {
        Map<VideoId, String> titles = new LinkedHashMap<>();
        for (VideoId video : videos) {
            session.catalogue()
                    .find(ItemKind.VIDEO, video)
                    .map(KnownItem::title)
                    .ifPresent(title -> titles.put(video, title));
        }
        return titles;
    }
}
