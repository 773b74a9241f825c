package app.marquee.service.video;

import app.marquee.analytics.filter.ReportFilter;
import app.marquee.api.VideoApi;
import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.Page;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.catalog.ObservedFields;
import app.marquee.service.session.Session;
import app.marquee.store.Memberships;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Video service over the API clients, changes and catalog of a session. */
final class SessionVideoService implements VideoService {
    private final Session session;

    SessionVideoService(Session session) {
        this.session = session;
    }

    @Override
    public Optional<Page<Video>> page(VideoFilter filter, int number) {
        return session.capabilities()
                .read(
                        Operation.LIST_VIDEOS,
                        () -> videos(number).list(filter, number, VideoApi.PAGE_LIMIT));
    }

    /** The first page has foreground priority; the others have background priority. */
    private VideoApi videos(int page) {
        return (page == 1 ? session.gateways() : session.background()).videos();
    }

    @Override
    public List<Video> known() {
        return session.catalogue().all(ItemKind.VIDEO).stream()
                .map(
                        item ->
                                Video.known(new VideoId(item.id()))
                                        .withTitle(Member.ofKnown(item.title())))
                .toList();
    }

    @Override
    public VideoMarks marks() {
        Map<String, Set<VideoId>> fields = new HashMap<>();
        session.catalogue()
                .members(Memberships.Kind.FIELD)
                .forEach(
                        (field, videos) ->
                                fields.put(ReportFilter.ofField(field).label(), ids(videos)));
        return new VideoMarks(
                session.catalogue().withoutCustom(),
                session.catalogue().members(Memberships.Kind.PLAYLIST).values().stream()
                        .flatMap(videos -> ids(videos).stream())
                        .collect(Collectors.toSet()),
                fields);
    }

    private static Set<VideoId> ids(Set<String> videos) {
        return videos.stream().map(VideoId::new).collect(Collectors.toSet());
    }

    @Override
    public void remember(VideoFilter filter, Collection<Video> videos, Instant askedAt) {
        List<ObservedFields> told = videos.stream().map(ObservedFields::of).toList();
        boolean everythingThere = filter.title() == null && filter.status() == null;
        if (everythingThere && (filter.root() || filter.folder() != null)) {
            FolderId folder = filter.folder();
            ChangeValue place = ChangeValue.text(Member.ofNullable(folder));
            session.held().inPlace(place, told, askedAt);
        } else {
            session.held().read(told, ItemSource.LIST, askedAt);
        }
        session.catalogue().loaded(videos);
        session.catalogue()
                .remember(
                        videos.stream()
                                .map(
                                        video ->
                                                session.catalogue()
                                                        .confirmed(
                                                                video.id(),
                                                                ItemKind.VIDEO,
                                                                video.title().orNull(),
                                                                ItemSource.LIST))
                                .toList());
    }

    @Override
    public boolean canUpdate() {
        return session.capabilities().offers(Operation.UPDATE_VIDEO);
    }

    @Override
    public boolean canTrash() {
        return session.capabilities().offers(Operation.TRASH_VIDEOS);
    }

    @Override
    public StagedChange stageUpdate(Video known, VideoUpdate update) {
        return VideoEdit.TYPE.stage(session.staging(), known, update);
    }

    @Override
    public StagedChange stageTrash(List<VideoId> videos, Map<VideoId, String> titles) {
        return TrashChange.MOVE.stage(session.staging(), videos, titles);
    }

    @Override
    public RecentTargets recent() {
        return RecentTargets.of(session);
    }

    @Override
    public StagedChange stageAddition(KnownItem playlist, List<Video> videos) {
        Map<VideoId, String> titles = new HashMap<>();
        videos.forEach(one -> one.title().toOptional().ifPresent(t -> titles.put(one.id(), t)));
        return PlaylistAddition.TYPE.stage(
                session.staging(),
                Playlist.known(new PlaylistId(playlist.id()), Member.ofKnown(playlist.title())),
                videos.stream().map(one -> new PlaylistEntry(one.id(), null)).toList(),
                titles);
    }
}
