package app.marquee.service.playlist;

import app.marquee.api.PlaylistApi;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.analytics.VideoFacts;
import app.marquee.service.catalog.ObservedFields;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionRoute;
import app.marquee.store.Memberships;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Playlist service of an open session. Thread-safe. */
public final class SessionPlaylistService implements PlaylistService {
    private final Session session;
    private final PlaylistCatalogue catalogue;
    private final PlaylistCandidates candidates;

    /** Where a change goes that was made for a path which is not the session's. */
    private final Map<ChangeId, SessionRoute> elsewhere = new ConcurrentHashMap<>();

    public SessionPlaylistService(Session session) {
        this.session = session;
        this.catalogue = new PlaylistCatalogue(session.catalogue());
        this.candidates = new PlaylistCandidates(session);
    }

    @Override
    public PlaylistListing remembered() {
        return catalogue.listing();
    }

    @Override
    public PlaylistListing list() {
        Instant askedAt = session.clock().instant();
        Optional<List<Playlist>> read =
                session.capabilities().read(Operation.LIST_PLAYLISTS, playlists()::list);
        read.ifPresent(
                all ->
                        session.held()
                                .listed(
                                        ItemKind.PLAYLIST,
                                        all.stream().map(ObservedFields::of).toList(),
                                        askedAt));
        return read.map(listed -> catalogue.listed(listed, session.clock().instant()))
                .orElseGet(catalogue::listing);
    }

    @Override
    public void add(Collection<PlaylistId> ids) {
        session.catalogue().add(ItemKind.PLAYLIST, ids);
    }

    @Override
    public void forget(PlaylistId id) {
        session.catalogue().forget(ItemKind.PLAYLIST, id);
    }

    @Override
    public PlaylistReading read(PlaylistId id) {
        Instant askedAt = session.clock().instant();
        boolean readsOthers = session.capabilities().offers(Operation.GET_PLAYLIST);
        try {
            Optional<Playlist> read =
                    session.capabilities()
                            .read(Operation.GET_PLAYLIST, () -> playlists().playlist(id));
            read.ifPresent(playlist -> keep(playlist, askedAt));
            return read.<PlaylistReading>map(PlaylistReading.Read::new)
                    .orElseGet(PlaylistReading.NotOffered::new);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.NotFound missing) {
                // Without a playlist that was read, this may as well be a path that is not there.
                return readsOthers
                        ? new PlaylistReading.Gone(missing)
                        : new PlaylistReading.NotOffered();
            }
            throw e;
        }
    }

    private void keep(Playlist read, Instant askedAt) {
        session.held().read(List.of(ObservedFields.of(read)), ItemSource.ANSWER, askedAt);
        catalogue.confirm(read);
    }

    @Override
    public PlaylistVideosReading videos(PlaylistId id) {
        Instant askedAt = session.clock().instant();
        try {
            Optional<List<PlaylistVideo>> read =
                    session.capabilities()
                            .read(Operation.GET_PLAYLIST_VIDEOS, () -> playlists().videos(id));
            read.ifPresent(videos -> keep(id, videos, askedAt));
            return read.<PlaylistVideosReading>map(PlaylistVideosReading.Read::new)
                    .orElseGet(PlaylistVideosReading.NotOffered::new);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.NotFound) {
                return new PlaylistVideosReading.NotOffered();
            }
            throw e;
        }
    }

    private void keep(PlaylistId id, List<PlaylistVideo> videos, Instant askedAt) {
        List<ObservedFields> told = new ArrayList<>();
        told.add(ObservedFields.of(id, videos));
        videos.forEach(video -> told.add(ObservedFields.of(video.videoId(), video.title())));
        session.held().read(told, ItemSource.ANSWER, askedAt);
        candidates.remember(videos);
        session.catalogue()
                .contains(
                        Memberships.Kind.PLAYLIST,
                        id,
                        videos.stream().map(PlaylistVideo::videoId).toList());
    }

    @Override
    public CandidateSearchResult candidates(String text, int limit) {
        return candidates.search(text, limit);
    }

    @Override
    public Map<VideoId, String> titles(Collection<VideoId> videos) {
        return candidates.titles(videos);
    }

    @Override
    public VideoFacts facts(Collection<VideoId> videos) {
        return VideoFacts.of(session, videos);
    }

    @Override
    public boolean canCreate() {
        return session.capabilities().offers(Operation.CREATE_PLAYLIST);
    }

    @Override
    public StagedChange update(Playlist known, PlaylistUpdate update) {
        return PlaylistEdit.TYPE.stage(session.staging(), known, update);
    }

    @Override
    public StagedChange addVideos(
            Playlist known, List<PlaylistEntry> entries, Map<VideoId, String> titles) {
        return PlaylistAddition.TYPE.stage(session.staging(), known, entries, titles);
    }

    @Override
    public StagedChange delete(Playlist known) {
        return PlaylistDeletion.TYPE.stage(session.staging(), known);
    }

    @Override
    public StagedChange create(PlaylistDraft draft) {
        return PlaylistCreation.TYPE.stage(session.staging(), draft);
    }

    @Override
    public Optional<StagedChange> atOtherPath(StagedChange refused) {
        if (elsewhere.containsKey(refused.line().id())) {
            return Optional.empty();
        }
        return PlaylistPaths.other(session.connection(), refused.line().operation())
                .map(session::route)
                .map(route -> atRoute(refused, route));
    }

    private StagedChange atRoute(StagedChange refused, SessionRoute route) {
        StagedChange change = route.staging().anew(refused);
        elsewhere.put(change.line().id(), route);
        return change;
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done) {
        return session.changes().inverse(done);
    }

    @Override
    public ChangeOutcome apply(StagedChange change, Runnable answered) {
        SessionRoute route = elsewhere.get(change.line().id());
        if (route == null) {
            return session.changes().apply(change, answered);
        }
        ChangeOutcome outcome = route.changes().apply(change, answered);
        if (outcome instanceof ChangeOutcome.Done) {
            session.take(route);
        }
        return outcome;
    }

    @Override
    public void keep(List<StagedChange> changes) {
        session.changes().keep(changes);
    }

    @Override
    public void giveUp(List<ChangeId> changes) {
        session.changes().giveUp(changes);
    }

    @Override
    public void settle(ChangeId id, boolean applied) {
        session.changes().settle(id, applied);
    }

    @Override
    public Optional<ChangeLine> find(ChangeId change) {
        return session.changes().find(change);
    }

    @Override
    public List<ChangeLine> waiting() {
        return session.changes().waiting();
    }

    @Override
    public Runnable listen(Runnable listener) {
        return session.changes().listen(listener);
    }

    private PlaylistApi playlists() {
        return session.gateways().playlists();
    }
}
