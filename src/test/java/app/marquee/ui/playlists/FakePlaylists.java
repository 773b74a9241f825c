package app.marquee.ui.playlists;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.model.HostileTitle;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.analytics.VideoFacts;
import app.marquee.service.playlist.CandidateSearchResult;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.PlaylistListing;
import app.marquee.service.playlist.PlaylistReading;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.PlaylistVideosReading;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Playlists without a service: real changes, and answers as the test wants them. */
public final class FakePlaylists implements PlaylistService {
    /** What was sent, or may have been: no such line is ever sent again. */
    private final Set<ChangeId> spent = new HashSet<>();

    static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    static final Clock CLOCK = Clock.fixed(NOON, FakeShell.ZONE);
    static final PlaylistId ONBOARDING = new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");
    static final PlaylistId LESSONS = new PlaylistId("7f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b22");
    static final String LESSONS_NAME = HostileTitle.of("Lições de vídeo");
    public static final PlaylistId PASTED = new PlaylistId("8f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b33");
    public static final VideoId VIDEO = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
    static final VideoId OTHER = new VideoId("d2d3e4f5-1111-4222-8333-444455556666");
    static final VideoId THIRD = new VideoId("e2d3e4f5-1111-4222-8333-444455556666");

    final Map<PlaylistId, SourcedPlaylist> rows = new LinkedHashMap<>();
    final Map<PlaylistId, Playlist> readable = new LinkedHashMap<>();
    final Map<PlaylistId, List<PlaylistVideo>> videos = new LinkedHashMap<>();
    final List<StagedChange> applied = new CopyOnWriteArrayList<>();
    final List<PlaylistId> staged = new CopyOnWriteArrayList<>();
    final List<PlaylistCandidate> known = new ArrayList<>();
    final Deque<Function<StagedChange, ChangeOutcome>> outcomes = new ConcurrentLinkedDeque<>();
    final Map<ChangeId, ChangeLine> journal = new LinkedHashMap<>();
    final List<StagedChange> kept = new ArrayList<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final AtomicInteger number = new AtomicInteger();
    private final JournalEntryFactory staging = lines(connection(Map.of()));
    private final JournalEntryFactory newer =
            lines(
                    connection(
                            Map.of(
                                    Operation.UPDATE_PLAYLIST,
                                    "/playlists/{playlist_id}",
                                    Operation.DELETE_PLAYLIST,
                                    "/playlists/{playlist_id}")));

    /** Videos whose titles were looked up. */
    final List<VideoId> titled = new CopyOnWriteArrayList<>();

    /** Whether the list may have more than it says. */
    boolean inexact;

    VideoFacts facts = VideoFacts.NONE;
    boolean listed = true;
    @Nullable Failure listFailure;

    /** How often it was asked for the list. */
    final AtomicInteger lists = new AtomicInteger();

    /** The list is given when this is open. */
    CountDownLatch listing = new CountDownLatch(0);

    @Nullable Failure readFailure;
    @Nullable Failure candidatesFailure;

    /** How many videos the list says there are. */
    long listedInAll;

    /** Why the list of videos says nothing, though some are known. */
    @Nullable Failure unlisted;

    Optional<StagedChange> way = Optional.empty();

    /** Two playlists that the service lists, one of which can be read. */
    static FakePlaylists two() {
        FakePlaylists fake = new FakePlaylists();
        fake.add(onboarding(), ItemSource.LIST);
        fake.add(named(LESSONS, LESSONS_NAME, AccessType.PRIVATE, 3), ItemSource.LIST);
        fake.readable.put(ONBOARDING, full());
        fake.videos.put(
                ONBOARDING,
                List.of(
                        new PlaylistVideo(VIDEO, "Welcome", 0L, UnknownMembers.NONE),
                        new PlaylistVideo(OTHER, "First steps", 1L, UnknownMembers.NONE)));
        return fake;
    }

    void add(Playlist playlist, ItemSource source) {
        rows.put(playlist.id(), new SourcedPlaylist(playlist, source, NOON));
    }

    static Playlist onboarding() {
        return named(ONBOARDING, "Onboarding", AccessType.PUBLIC, 2);
    }

    public static Playlist named(PlaylistId id, String name, AccessType access, long quantity) {
        return new Playlist(
                id,
                Member.of(name),
                Member.absent(),
                Member.of(access),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.of(quantity),
                Member.of(new BigDecimal("754.5")),
                Member.of(NOON),
                UnknownMembers.NONE);
    }

    /** Everything of it is known. */
    public static Playlist full() {
        return described("For new customers");
    }

    static Playlist described(String description) {
        return new Playlist(
                ONBOARDING,
                Member.of("Onboarding"),
                Member.of(description),
                Member.of(AccessType.PUBLIC),
                Member.of(false),
                Member.of("Maria"),
                Member.of(
                        new ExternalButton(
                                ButtonSize.MEDIUM, "Book a call", "https://example.com/call")),
                Member.ofNull(),
                Member.of(2L),
                Member.of(new BigDecimal("754.5")),
                Member.of(NOON),
                UnknownMembers.NONE);
    }

    private static Connection connection(Map<Operation, String> paths) {
        return new Connection(
                new ConnectionId("acme"),
                "Acme",
                ConnectionKind.TEST,
                URI.create("https://api.acme.test/v1"),
                URI.create("https://data.acme.test"),
                new Connection.Routes(Map.of(), paths),
                new Connection.Terms(false, 120, FakeShell.ZONE, ConnectionNetwork.USUAL));
    }

    private JournalEntryFactory lines(Connection connection) {
        return new JournalEntryFactory(
                connection,
                CLOCK,
                () ->
                        new ChangeId(
                                "00000000-0000-4000-8000-%012d"
                                        .formatted(number.incrementAndGet())),
                "maria");
    }

    @Override
    public PlaylistListing remembered() {
        boolean confirmed =
                rows.values().stream().anyMatch(row -> row.source() != ItemSource.PERSON);
        return new PlaylistListing(
                List.copyOf(rows.values()), false, confirmed ? NOON.minusSeconds(7200) : null);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public PlaylistListing list() {
        await(listing);
        lists.incrementAndGet();
        if (listFailure != null) {
            throw new FailureException(listFailure);
        }
        return new PlaylistListing(List.copyOf(rows.values()), listed, NOON);
    }

    @Override
    public void add(Collection<PlaylistId> ids) {
        ids.forEach(
                id ->
                        rows.putIfAbsent(
                                id,
                                new SourcedPlaylist(Playlist.known(id), ItemSource.PERSON, null)));
    }

    @Override
    public void forget(PlaylistId id) {
        rows.remove(id);
    }

    @Override
    public PlaylistReading read(PlaylistId id) {
        if (readFailure != null) {
            throw new FailureException(readFailure);
        }
        Playlist playlist = readable.get(id);
        return playlist == null
                ? new PlaylistReading.NotOffered()
                : new PlaylistReading.Read(playlist);
    }

    @Override
    public PlaylistVideosReading videos(PlaylistId id) {
        List<PlaylistVideo> there = videos.get(id);
        return there == null
                ? new PlaylistVideosReading.NotOffered()
                : new PlaylistVideosReading.Read(there);
    }

    @Override
    public CandidateSearchResult candidates(String text, int limit) {
        if (candidatesFailure != null) {
            throw new FailureException(candidatesFailure);
        }
        List<PlaylistCandidate> all =
                known.stream()
                        .filter(video -> String.valueOf(video.title()).contains(text))
                        .toList();
        return new CandidateSearchResult(
                all.stream().limit(limit).toList(),
                Math.max(all.size(), listedInAll),
                listedInAll <= all.size() && !inexact,
                unlisted);
    }

    @Override
    public Map<VideoId, String> titles(Collection<VideoId> wanted) {
        titled.addAll(wanted);
        Map<VideoId, String> titles = new LinkedHashMap<>();
        for (PlaylistCandidate video : known) {
            if (wanted.contains(video.id()) && video.title() != null) {
                titles.put(video.id(), video.title());
            }
        }
        return titles;
    }

    @Override
    public VideoFacts facts(Collection<VideoId> videos) {
        return facts;
    }

    @Override
    public boolean canCreate() {
        return listed;
    }

    @Override
    public StagedChange update(Playlist playlist, PlaylistUpdate update) {
        staged.add(playlist.id());
        return PlaylistEdit.TYPE.stage(staging, playlist, update);
    }

    @Override
    public StagedChange addVideos(
            Playlist playlist, List<PlaylistEntry> entries, Map<VideoId, String> titles) {
        return PlaylistAddition.TYPE.stage(staging, playlist, entries, titles);
    }

    @Override
    public StagedChange delete(Playlist playlist) {
        return PlaylistDeletion.TYPE.stage(staging, playlist);
    }

    @Override
    public StagedChange create(PlaylistDraft draft) {
        return PlaylistCreation.TYPE.stage(staging, draft);
    }

    @Override
    public Optional<StagedChange> atOtherPath(StagedChange refused) {
        return Optional.of(newer.anew(refused));
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done) {
        return way;
    }

    @Override
    public ChangeOutcome apply(StagedChange change, Runnable answered) {
        applied.add(change);
        if (spent.contains(change.line().id())) {
            throw new IllegalStateException("Was sent before: " + change.line().id());
        }
        ChangeOutcome outcome = outcomes.isEmpty() ? done(change) : outcomes.remove().apply(change);
        if (outcome instanceof ChangeOutcome.Unsettled || outcome instanceof ChangeOutcome.Done) {
            spent.add(change.line().id());
        }
        return outcome;
    }

    @Override
    public Optional<ChangeLine> find(ChangeId change) {
        return Optional.ofNullable(journal.get(change));
    }

    static ChangeOutcome done(StagedChange change) {
        ChangeLine line =
                change.line()
                        .ended(ChangeState.DONE, NOON, new ChangeAnswer(200, null, null, null));
        return new ChangeOutcome.Done(line, new WriteResponse.Nothing());
    }

    static ChangeOutcome failed(StagedChange change, Failure failure) {
        return new ChangeOutcome.Failed(ended(change, ChangeState.FAILED), failure);
    }

    static ChangeOutcome unsettled(StagedChange change, Failure failure) {
        return new ChangeOutcome.Unsettled(ended(change, ChangeState.UNKNOWN), failure);
    }

    private static ChangeLine ended(StagedChange change, ChangeState state) {
        return change.line().ended(state, NOON, new ChangeAnswer(null, null, "x", null));
    }

    static Failure notFound() {
        return new Failure.NotFound(new Answer(404, "No such playlist", "{}"));
    }

    /** The body of the last applied change as it may be seen. */
    String lastBody() {
        String body = applied.getLast().line().request().body();
        return body == null ? "" : body;
    }

    @Override
    public void keep(List<StagedChange> changes) {
        for (StagedChange change : changes) {
            ChangeLine numbered = change.line().withSequence(kept.size() + 1L);
            kept.add(new StagedChange(numbered, change.request(), change.secrets()));
        }
        listeners.forEach(Runnable::run);
    }

    @Override
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public List<ChangeLine> waiting() {
        return kept.stream().map(StagedChange::line).toList();
    }

    @Override
    public Optional<StagedChange> pending(ChangeLine line) {
        return kept.stream().filter(one -> one.line().id().equals(line.id())).findFirst();
    }

    @Override
    public void giveUp(List<ChangeId> changes) {
        kept.removeIf(change -> changes.contains(change.line().id()));
    }

    @Override
    public void settle(ChangeId id, boolean applied) {}
}
