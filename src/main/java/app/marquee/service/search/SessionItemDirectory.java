package app.marquee.service.search;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.session.Session;
import app.marquee.service.video.VideoPages;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Item directory of one connection: its catalog, and the video list where the platform has one,
 * which includes live streams. Thread-safe. Blocking.
 */
public final class SessionItemDirectory implements ItemDirectory {
    private static final int PAGE = 100;

    /** How many pages are read to find live streams: the newest are first. */
    private static final int PAGES_FOR_LIVES = 5;

    private final Session session;

    public SessionItemDirectory(Session session) {
        this.session = session;
    }

    @Override
    public List<KnownItem> find(ItemKind kind, String text, int limit) {
        Map<String, KnownItem> found = new LinkedHashMap<>();
        session.catalogue().offered(kind, text).forEach(item -> found.put(item.id(), item));
        if (found.size() < limit) {
            boolean wanted = found.isEmpty() && !text.isBlank();
            beyond(kind, text, wanted).forEach(item -> found.putIfAbsent(item.id(), item));
        }
        return found.values().stream().limit(limit).toList();
    }

    @Override
    public List<KnownItem> known(ItemKind kind) {
        return session.catalogue().all(kind);
    }

    /**
     * Nothing where the list cannot be read: what is known is there without a network, too.
     *
     * @param wanted whether the user looks for something unknown here: an unread list does not mean
     *     that there is none
     */
    private List<KnownItem> beyond(ItemKind kind, String text, boolean wanted) {
        try {
            return listed(kind, text);
        } catch (FailureException e) {
            if (wanted || e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return List.of();
        }
    }

    private List<KnownItem> listed(ItemKind kind, String text) {
        int pages = kind == ItemKind.LIVE ? PAGES_FOR_LIVES : kind == ItemKind.VIDEO ? 1 : 0;
        List<Video> videos = videos(text, pages);
        session.catalogue().loaded(videos);
        List<KnownItem> items = videos.stream().flatMap(video -> item(kind, video)).toList();
        session.catalogue().remember(items);
        return items;
    }

    private List<Video> videos(String text, int most) {
        VideoFilter filter =
                new VideoFilter(text.isBlank() ? null : text.strip(), null, null, false);
        VideoPages pages = new VideoPages();
        for (int i = 0; i < most && !pages.isEnded(); i++) {
            boolean answered =
                    session.capabilities()
                            .read(
                                    Operation.LIST_VIDEOS,
                                    () -> {
                                        pages.take(
                                                session.gateways()
                                                        .videos()
                                                        .list(filter, pages.next(), PAGE));
                                        return true;
                                    })
                            .orElse(false);
            if (!answered) {
                break;
            }
        }
        return pages.videos();
    }

    private Stream<KnownItem> item(ItemKind kind, Video video) {
        return kind == ItemKind.LIVE
                ? session.catalogue().live(video)
                : Stream.of(
                        session.catalogue()
                                .confirmed(
                                        video.id(), kind, video.title().orNull(), ItemSource.LIST));
    }

    @Override
    public List<KnownItem> of(ItemKind kind, Collection<? extends Id> ids) {
        List<KnownItem> items = new ArrayList<>();
        for (Id id : ids) {
            items.add(
                    session.catalogue()
                            .find(kind, id)
                            .orElseGet(
                                    () ->
                                            new KnownItem(
                                                    kind,
                                                    id.value(),
                                                    null,
                                                    ItemSource.PERSON,
                                                    null)));
        }
        return List.copyOf(items);
    }

    @Override
    public void add(ItemKind kind, Collection<? extends Id> ids) {
        session.catalogue().add(kind, ids);
    }
}
