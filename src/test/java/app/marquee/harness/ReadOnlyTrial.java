package app.marquee.harness;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.ChangeTypes;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.http.Transport;
import app.marquee.http.budget.Priority;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.service.session.BareTransport;
import app.marquee.service.session.Session;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Every write that there is, on every way by which it could be reached over a connection that is
 * read-only: not one byte arrives, and the change ends as refused.
 */
public final class ReadOnlyTrial {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    private final Path directory;
    private final Account account = Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);
    private final EveryWrite writes = new EveryWrite(account);
    private int homes;

    public ReadOnlyTrial(Path directory) {
        this.directory = directory;
    }

    /** A way to send what must not be sent. */
    @FunctionalInterface
    private interface Way {
        /** The changes, after the connection has become read-only, and how each is tried. */
        Collection<Cell> cells(Sandbox sandbox, CountingRelay relay);
    }

    /**
     * @param tried whether it was refused as it should be
     */
    private record Cell(VictimSession at, Operation operation, Attempt tried) {}

    /** Sends, and says whether it was refused. */
    @FunctionalInterface
    private interface Attempt {
        boolean isRefused();
    }

    /** Runs every cell once. */
    public Verdict run(PrintStream out) {
        Map<String, Way> ways = ways();
        int cells = 0;
        int refused = 0;
        long bytes = 0;
        out.printf(Locale.ROOT, "%-34s %6s %8s %6s%n", "way", "cells", "refused", "bytes");
        for (var way : ways.entrySet()) {
            Row row = row(way.getValue());
            cells += row.cells();
            refused += row.refused();
            bytes += row.bytes();
            out.printf(
                    Locale.ROOT,
                    "%-34s %6d %8d %6d%n",
                    way.getKey(),
                    row.cells(),
                    row.refused(),
                    row.bytes());
        }
        String figures =
                "%d writes on %d ways, %d of %d refused, %d bytes at the server"
                        .formatted(cells, ways.size(), refused, cells, bytes);
        return new Verdict("readonly", figures, cells > 0 && refused == cells && bytes == 0);
    }

    private record Row(int cells, int refused, long bytes) {}

    private Row row(Way way) {
        try (Sandbox sandbox = Sandbox.start(SandboxOptions.builder().now(NOW).build());
                CountingRelay relay = CountingRelay.before(sandbox.baseUri())) {
            Collection<Cell> cells = way.cells(sandbox, relay);
            long before = relay.bytes();
            int refused = 0;
            for (Cell cell : cells) {
                refused += cell.tried().isRefused() ? 1 : 0;
            }
            long bytes = relay.bytes() - before;
            cells.stream().map(Cell::at).distinct().forEach(VictimSession::close);
            return new Row(cells.size(), refused, bytes);
        }
    }

    private Map<String, Way> ways() {
        Map<String, Way> ways = new LinkedHashMap<>();
        ways.put("connection that is read-only", (box, relay) -> applied(open(box, relay, true)));
        ways.put("request without a change", (box, relay) -> bare(open(box, relay, true), false));
        ways.put("request in the background", (box, relay) -> bare(open(box, relay, true), true));
        ways.put(
                "locked after it was staged",
                (box, relay) -> lockedLater(box, relay, ReadOnlyTrial::lock));
        ways.put(
                "edited to be read-only",
                (box, relay) -> lockedLater(box, relay, ReadOnlyTrial::edit));
        ways.put(
                "all writes refused for this run",
                (box, relay) ->
                        lockedLater(box, relay, at -> at.connections().refuseWritesForThisRun()));
        ways.put("opened again after all are refused", this::openedAgain);
        ways.put("another connection is open, too", this::besideAnother);
        ways.put("change of another connection", this::ofAnother);
        ways.put("recorded, and opened after a restart", this::afterRestart);
        ways.put("undo of what was done before", this::undone);
        ways.put("again after it was paused", this::paused);
        ways.put("bulk actions", this::bulk);
        return ways;
    }

    private VictimSession open(Sandbox sandbox, CountingRelay relay, boolean readOnly) {
        return open(nextHome(), sandbox, relay, readOnly);
    }

    private static VictimSession open(
            Path home, Sandbox sandbox, CountingRelay relay, boolean readOnly) {
        return VictimSession.open(home, relay.uri(), sandbox.token(), readOnly);
    }

    private Path nextHome() {
        return directory.resolve("home-" + ++homes);
    }

    private List<Cell> applied(VictimSession at) {
        return applied(at, at.session(), writes.staged(at.session().staging()).values());
    }

    private static List<Cell> applied(
            VictimSession at, Session session, Collection<StagedChange> staged) {
        return staged.stream()
                .map(
                        change ->
                                new Cell(
                                        at,
                                        change.line().operation(),
                                        () -> isRefused(session, change)))
                .toList();
    }

    private static boolean isRefused(Session session, StagedChange change) {
        return session.changes().apply(change) instanceof ChangeOutcome.Failed failed
                && failed.failure() instanceof Failure.ReadOnly;
    }

    private List<Cell> bare(VictimSession at, boolean background) {
        Transport transport = BareTransport.of(at.session());
        Priority priority = background ? Priority.BACKGROUND : Priority.INTERACTIVE;
        return writes.staged(at.session().staging()).values().stream()
                .map(
                        change ->
                                new Cell(
                                        at,
                                        change.line().operation(),
                                        () -> {
                                            try {
                                                ChangeTypes.of(change.line())
                                                        .send(
                                                                transport,
                                                                change.request().with(priority));
                                                return false;
                                            } catch (FailureException e) {
                                                return e.failure() instanceof Failure.ReadOnly;
                                            }
                                        }))
                .toList();
    }

    private Collection<Cell> lockedLater(
            Sandbox sandbox, CountingRelay relay, Consumer<VictimSession> lock) {
        VictimSession at = open(sandbox, relay, false);
        List<Cell> cells = applied(at);
        lock.accept(at);
        return cells;
    }

    private static void lock(VictimSession at) {
        at.connections().setReadOnly(VictimSession.ID, true);
    }

    private static void edit(VictimSession at) {
        at.connections()
                .edit(
                        VictimSession.ID,
                        ConnectionDraft.of(at.session().connection().withReadOnly(true)));
    }

    private Collection<Cell> openedAgain(Sandbox sandbox, CountingRelay relay) {
        VictimSession at = open(sandbox, relay, false);
        at.connections().refuseWritesForThisRun();
        Session again = at.connections().open(VictimSession.ID);
        return applied(at, again, writes.staged(again.staging()).values());
    }

    /** The lock is of the connection, whatever else is open and may be written. */
    private Collection<Cell> besideAnother(Sandbox sandbox, CountingRelay relay) {
        VictimSession at = open(sandbox, relay, true);
        at.connections().addForThisRun(other(at), Optional.empty());
        at.connections().open(other(at).id());
        return applied(at);
    }

    private Collection<Cell> ofAnother(Sandbox sandbox, CountingRelay relay) {
        VictimSession at = open(sandbox, relay, true);
        at.connections().addForThisRun(other(at), Optional.empty());
        Session other = at.connections().open(other(at).id());
        return writes.staged(other.staging()).values().stream()
                .map(
                        change ->
                                new Cell(
                                        at,
                                        change.line().operation(),
                                        () -> {
                                            try {
                                                at.session().changes().apply(change);
                                                return false;
                                            } catch (IllegalArgumentException _) {
                                                return true;
                                            }
                                        }))
                .toList();
    }

    private static Connection other(VictimSession at) {
        var one = at.session().connection();
        return new Connection(
                new ConnectionId("other"),
                "Other",
                one.kind(),
                one.baseUrl(),
                one.dataUrl(),
                Connection.Routes.USUAL,
                new Connection.Terms(
                        false,
                        one.terms().requestsPerMinute(),
                        one.zone(),
                        ConnectionNetwork.USUAL));
    }

    private Collection<Cell> afterRestart(Sandbox sandbox, CountingRelay relay) {
        Path home = nextHome();
        List<ChangeLine> lines;
        try (VictimSession before = open(home, sandbox, relay, false)) {
            lines =
                    before.session()
                            .changes()
                            .lists()
                            .keep(List.copyOf(writes.staged(before.session().staging()).values()));
        }
        VictimSession at = open(home, sandbox, relay, true);
        return again(at, lines);
    }

    private static List<Cell> again(VictimSession at, List<ChangeLine> lines) {
        return applied(
                at,
                at.session(),
                lines.stream()
                        .map(line -> at.session().changes().again(line, Optional.empty()))
                        .map(Optional::orElseThrow)
                        .toList());
    }

    private Collection<Cell> undone(Sandbox sandbox, CountingRelay relay) {
        VictimSession at = open(sandbox, relay, false);
        List<StagedChange> inverses =
                overWhatIsKnown(at.session()).values().stream()
                        .map(change -> at.session().changes().apply(change).line())
                        .flatMap(line -> at.session().changes().inverse(line).stream())
                        .toList();
        lock(at);
        return applied(at, at.session(), inverses);
    }

    /** Only who knows what was there before has a way back to it. */
    private Map<Operation, StagedChange> overWhatIsKnown(Session session) {
        Map<Operation, StagedChange> all = writes.staged(session.staging());
        VideoId read = new VideoId(account.videoId(5).toString());
        session.gateways().videos().customFields(read);
        session.gateways().thumbnails().thumbnails(read);
        Folder folder = session.gateways().folders().list().getLast();
        all.put(
                Operation.UPDATE_FOLDER,
                FolderEdit.TYPE.stage(
                        session.staging(), folder, FolderUpdate.rename("Another name")));
        PlaylistId id = new PlaylistId(account.playlists().getFirst().id().toString());
        Playlist playlist = session.gateways().playlists().playlist(id);
        all.put(
                Operation.UPDATE_PLAYLIST,
                PlaylistEdit.TYPE.stage(
                        session.staging(), playlist, EveryWrite.playlistUpdate(null)));
        return all;
    }

    private Collection<Cell> paused(Sandbox sandbox, CountingRelay relay) {
        VictimSession at = open(sandbox, relay, false);
        sandbox.faults().set("*:401");
        List<ChangeLine> lines =
                writes.staged(at.session().staging()).values().stream()
                        .map(change -> at.session().changes().apply(change).line())
                        .toList();
        sandbox.faults().set("");
        lock(at);
        return again(at, lines);
    }

    /**
     * Staged while it could be written; what needs an item that isn't created isn't sent either.
     */
    private Collection<Cell> bulk(Sandbox sandbox, CountingRelay relay) {
        VictimSession at = open(sandbox, relay, false);
        List<StagedChange> staged =
                new BulkChanges(account, at.session().staging(), "bulk-", directory).all(5);
        lock(at);
        return staged.stream()
                .map(
                        change ->
                                new Cell(
                                        at,
                                        change.line().operation(),
                                        () ->
                                                change.line().needs().isEmpty()
                                                        ? isRefused(at.session(), change)
                                                        : isNotCreated(at.session(), change)))
                .toList();
    }

    private static boolean isNotCreated(Session session, StagedChange change) {
        return session.changes().apply(change) instanceof ChangeOutcome.Failed failed
                && failed.failure() instanceof Failure.NotCreated;
    }
}
