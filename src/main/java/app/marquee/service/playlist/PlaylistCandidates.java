package app.marquee.service.playlist;

import app.marquee.model.Page;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finder of videos that can be added to a playlist, from the catalog and the video list. Blocking.
 */
final class PlaylistCandidates {
    private static final Page<Video> NOTHING = new Page<>(List.of(), 1L, 0L);

    private final Session session;

    PlaylistCandidates(Session session) {
        this.session = session;
    }

    /**
     * Items known on this computer first, then what one page of the list has beyond it; none of the
     * trash.
     */
    CandidateSearchResult search(String text, int limit) {
        Map<VideoId, PlaylistCandidate> found = new LinkedHashMap<>();
        Set<VideoId> trashed =
                session.catalogue().seen(VideoStatus.DELETING).stream()
                        .map(SeenVideo::id)
                        .collect(Collectors.toSet());
        session.catalogue().offered(ItemKind.VIDEO, text).stream()
                .filter(item -> !trashed.contains(new VideoId(item.id())))
                .map(item -> new PlaylistCandidate(new VideoId(item.id()), item.title()))
                .forEach(video -> found.put(video.id(), video));
        Page<Video> page = NOTHING;
        Failure failure = null;
        try {
            page = listed(text, limit);
        } catch (FailureException e) {
            if (found.isEmpty() || e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            failure = e.failure();
        }
        for (Video video : page.items()) {
            found.put(video.id(), new PlaylistCandidate(video.id(), video.title().orNull()));
        }
        long told = page.total() == null ? 0 : page.total();
        return new CandidateSearchResult(
                found.values().stream().limit(limit).toList(),
                Math.max(found.size(), told),
                failure == null && isWhole(page, limit),
                failure);
    }

    /** Whether the list has no more than this page of it. */
    private static boolean isWhole(Page<Video> page, int limit) {
        return page.total() != null
                ? page.total() <= page.items().size()
                : page.pages() != null ? page.pages() <= 1 : page.items().size() < limit;
    }

    private Page<Video> listed(String text, int limit) {
        VideoFilter filter =
                new VideoFilter(text.isBlank() ? null : text.strip(), null, null, false);
        Page<Video> page =
                session.capabilities()
                        .read(
                                Operation.LIST_VIDEOS,
                                () -> session.gateways().videos().list(filter, 1, limit))
                        .orElse(NOTHING);
        session.catalogue().loaded(page.items());
        session.catalogue()
                .remember(
                        page.items().stream()
                                .map(v -> item(v.id(), v.title().orNull(), ItemSource.LIST))
                                .toList());
        return page;
    }

    /** Remembers the videos that a playlist was said to hold. */
    void remember(List<PlaylistVideo> videos) {
        session.catalogue().listed(videos);
        session.catalogue()
                .remember(
                        videos.stream()
                                .map(v -> item(v.videoId(), v.title(), ItemSource.ANSWER))
                                .toList());
    }

    private KnownItem item(VideoId id, @Nullable String title, ItemSource source) {
        return session.catalogue().confirmed(id, ItemKind.VIDEO, title, source);
    }

    /** The titles known on this computer. */
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
