package app.marquee.service;

import app.marquee.change.StagedChange;
import app.marquee.model.ItemKind;
import app.marquee.model.KnownItem;
import app.marquee.model.Operation;
import app.marquee.model.Video;
import app.marquee.model.VideoId;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Videos in the trash of one connection. Everything but staging blocks. */
public interface TrashService {
    static TrashService of(Session session) {
        return new TrashOfSession(session);
    }

    /**
     * Everything in the trash, page by page; empty when the connection does not list it (an
     * extension).
     *
     * @param steps is told how many have come
     * @throws app.marquee.model.FailureException when it could not be read
     */
    Optional<List<Video>> list(Steps steps);

    /** The titles that this machine knows of these videos. */
    Map<VideoId, String> titles(Collection<VideoId> videos);

    /** One request for all of them (contract, section 4, Videos). */
    StagedChange stageRecover(List<VideoId> videos, Map<VideoId, String> titles);

    /** Of a session. */
    record TrashOfSession(Session session) implements TrashService {
        @Override
        public Optional<List<Video>> list(Steps steps) {
            long[] come = {0};
            return session.capabilities()
                    .read(
                            Operation.LIST_TRASH,
                            () ->
                                    session.gateways()
                                            .videos()
                                            .allTrashed(
                                                    page -> {
                                                        come[0] += page.items().size();
                                                        Long total = page.total();
                                                        steps.at(
                                                                come[0],
                                                                total == null ? -1 : total);
                                                    }));
        }

        @Override
        public Map<VideoId, String> titles(Collection<VideoId> videos) {
            Map<VideoId, String> titles = new HashMap<>();
            for (VideoId video : videos) {
                session.catalogue()
                        .find(ItemKind.VIDEO, video)
                        .map(KnownItem::title)
                        .ifPresent(title -> titles.put(video, title));
            }
            return titles;
        }

        @Override
        public StagedChange stageRecover(List<VideoId> videos, Map<VideoId, String> titles) {
            return session.staging().recoverVideos(videos, titles);
        }
    }
}
