package app.marquee.service.trash;

import app.marquee.change.StagedChange;
import app.marquee.change.video.TrashChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Trash service over the API clients, journal and catalog of a session. */
final class SessionTrashService implements TrashService {
    private final Session session;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile Loaded loaded = new Loaded(Map.of(), List.of());

    /** Those that were loaded one by one, the oldest answer first; of one load at a time. */
    private final Set<VideoId> answered = Collections.synchronizedSet(new LinkedHashSet<>());

    private volatile boolean isRead;

    /**
     * Contents of the trash as loaded last.
     *
     * @param ended changes whose results the contents already show, with their states
     */
    private record Loaded(Map<ChangeId, ChangeState> ended, List<TrashedVideo> videos) {
        boolean shows(ChangeLine line) {
            return ended.get(line.id()) == line.state();
        }
    }

    SessionTrashService(Session session) {
        this.session = session;
    }

    @Override
    public TrashContents read(Collection<VideoId> asked, ProgressListener steps) {
        List<ChangeLine> before = lines();
        Map<VideoId, LocalTrashRecord> here = LocalTrashRecord.of(before);
        Map<VideoId, String> titles = titles();
        Optional<List<Video>> list = list(steps);
        list.ifPresent(session.catalogue()::images);
        Map<VideoId, TrashedVideo> found = new LinkedHashMap<>();
        Map<VideoId, Video> records = new HashMap<>();
        for (Video video : list.orElse(List.of())) {
            TrashedVideo one =
                    TrashedVideo.read(video, here.get(video.id()), titles.get(video.id()));
            found.put(video.id(), one.listed());
            records.put(video.id(), video);
        }
        Set<VideoId> rest = new LinkedHashSet<>(asked);
        if (list.isEmpty()) {
            rest.addAll(here.keySet());
        }
        rest.removeAll(found.keySet());
        List<TrashedVideo> others =
                list.isPresent()
                        ? rest.stream().map(video -> absent(video, titles)).toList()
                        : new Asking(here, titles, records, steps).all(rest);
        List<TrashedVideo> all = new ArrayList<>(found.values());
        all.addAll(others);
        KnownDetails details =
                KnownDetails.of(session, all.stream().map(TrashedVideo::id).toList(), records);
        List<TrashedVideo> known =
                all.stream()
                        .map(video -> withKnownImage(video).with(details.of(video.id())))
                        .toList();
        loaded = new Loaded(ended(before), known);
        isRead = true;
        listeners.forEach(Runnable::run);
        return new TrashContents(list.isPresent(), tells(), known);
    }

    private static Map<ChangeId, ChangeState> ended(List<ChangeLine> lines) {
        return lines.stream()
                .filter(
                        line ->
                                line.state() == ChangeState.DONE
                                        || line.state() == ChangeState.UNKNOWN)
                .collect(Collectors.toMap(ChangeLine::id, ChangeLine::state));
    }

    /** With the image that its record had last, where the server names none now. */
    private TrashedVideo withKnownImage(TrashedVideo video) {
        return video.thumbnail() == null
                ? video.withThumbnail(session.catalogue().frame(video.id()).orElse(null))
                : video;
    }

    /** A whole list that does not name a video is the word of the service on it. */
    private static TrashedVideo absent(VideoId video, Map<VideoId, String> titles) {
        return TrashedVideo.in(TrashedVideo.Place.ELSEWHERE, video, titles.get(video));
    }

    private boolean tells() {
        return session.capabilities().offers(Operation.GET_VIDEO);
    }

    @Override
    public List<TrashedVideo> known() {
        Loaded last = loaded;
        Map<VideoId, TrashedVideo> there = new LinkedHashMap<>();
        last.videos().forEach(video -> there.put(video.id(), video));
        List<ChangeLine> since = lines().stream().filter(line -> !last.shows(line)).toList();
        since.stream()
                .filter(line -> line.state() == ChangeState.DONE)
                .flatMap(SessionTrashService::videos)
                .forEach(there::remove);
        LocalTrashRecord.of(since)
                .forEach((id, here) -> there.put(id, TrashedVideo.moved(here, here.title())));
        return List.copyOf(there.values());
    }

    private static Stream<VideoId> videos(ChangeLine line) {
        return line.subjects().stream()
                .flatMap(subject -> Stream.ofNullable(subject.id()))
                .map(VideoId::new);
    }

    @Override
    public boolean isRead() {
        return isRead;
    }

    @Override
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        Runnable unlisten = session.changes().listen(listener);
        return () -> {
            listeners.remove(listener);
            unlisten.run();
        };
    }

    private List<ChangeLine> lines() {
        List<ChangeLine> lines = new ArrayList<>(session.changes().of(Operation.TRASH_VIDEOS));
        lines.addAll(session.changes().of(Operation.RECOVER_VIDEOS));
        return lines;
    }

    private Map<VideoId, String> titles() {
        return session.catalogue().all(ItemKind.VIDEO).stream()
                .filter(item -> item.title() != null)
                .collect(
                        Collectors.toMap(
                                item -> new VideoId(item.id()),
                                item -> String.valueOf(item.title())));
    }

    private Optional<List<Video>> list(ProgressListener steps) {
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
                                                    steps.at(come[0], total == null ? -1 : total);
                                                }));
    }

    @Override
    public StagedChange stageRecover(List<VideoId> videos, Map<VideoId, String> titles) {
        return session.capabilities().offers(Operation.TRASH_VIDEOS)
                ? TrashChange.RECOVER.stageReversible(session.staging(), videos, titles)
                : TrashChange.RECOVER.stage(session.staging(), videos, titles);
    }

    /** Loader of videos one by one, while the connection can load single ones. */
    private final class Asking {
        private final Map<VideoId, LocalTrashRecord> here;
        private final Map<VideoId, String> titles;
        private final Map<VideoId, Video> records;
        private final ProgressListener steps;
        private boolean given;
        private @Nullable FailureException failed;

        /**
         * @param records takes what was loaded
         */
        Asking(
                Map<VideoId, LocalTrashRecord> here,
                Map<VideoId, String> titles,
                Map<VideoId, Video> records,
                ProgressListener steps) {
            this.here = here;
            this.titles = titles;
            this.records = records;
            this.steps = steps;
        }

        /**
         * At most as many as a view may load by itself: those without an answer yet first, then
         * those whose answer is the oldest. The others stay as they were.
         *
         * @throws FailureException when none could be loaded
         */
        List<TrashedVideo> all(Collection<VideoId> videos) {
            changed().forEach(answered::remove);
            Map<VideoId, TrashedVideo> told = new HashMap<>();
            for (VideoId video : chosen(videos)) {
                TrashedVideo one = given ? null : ask(video);
                if (one != null) {
                    told.put(video, one);
                    answered.remove(video);
                    answered.add(video);
                }
                steps.at(told.size(), Math.min(videos.size(), BackgroundBudget.A_VISIT));
            }
            if (failed != null && told.isEmpty()) {
                throw failed;
            }
            Map<VideoId, TrashedVideo> before =
                    loaded.videos().stream()
                            .filter(video -> answered.contains(video.id()))
                            .collect(Collectors.toMap(TrashedVideo::id, video -> video));
            return videos.stream().map(video -> toldOr(video, told, before)).toList();
        }

        private TrashedVideo toldOr(
                VideoId video, Map<VideoId, TrashedVideo> told, Map<VideoId, TrashedVideo> before) {
            TrashedVideo one = told.getOrDefault(video, before.get(video));
            return one == null ? unasked(video) : one;
        }

        private List<VideoId> chosen(Collection<VideoId> videos) {
            Stream<VideoId> others = videos.stream().filter(video -> !answered.contains(video));
            Stream<VideoId> again = List.copyOf(answered).stream().filter(videos::contains);
            return Stream.concat(others, again)
                    .filter(VideoId::isUuid)
                    .limit(BackgroundBudget.A_VISIT)
                    .toList();
        }

        /** Videos with a change since the last load, whose answer is out of date. */
        private Stream<VideoId> changed() {
            Loaded last = loaded;
            return lines().stream()
                    .filter(line -> !last.shows(line))
                    .flatMap(SessionTrashService::videos);
        }

        private @Nullable TrashedVideo ask(VideoId video) {
            try {
                return session.capabilities()
                        .read(Operation.GET_VIDEO, () -> session.background().videos().video(video))
                        .map(
                                read -> {
                                    records.put(video, read);
                                    return TrashedVideo.read(
                                            read, here.get(video), titles.get(video));
                                })
                        .orElse(null);
            } catch (FailureException e) {
                return failed(video, e);
            }
        }

        /**
         * 404 concerns a video only when others could be loaded. Another failure concerns this one
         * alone, unless the others would fail in the same way.
         */
        private @Nullable TrashedVideo failed(VideoId video, FailureException e) {
            Failure failure = e.failure();
            if (failure.endsAll() || failure.passes() || failure.isSilence()) {
                throw e;
            }
            if (!(failure instanceof Failure.NotFound)) {
                failed = failed == null ? e : failed;
                return null;
            }
            if (tells()) {
                return TrashedVideo.in(TrashedVideo.Place.MISSING, video, titles.get(video));
            }
            given = true;
            return null;
        }

        private TrashedVideo unasked(VideoId video) {
            LocalTrashRecord moved = here.get(video);
            return moved == null
                    ? TrashedVideo.nothing(video, titles.get(video))
                    : TrashedVideo.moved(moved, titles.get(video));
        }
    }
}
