package app.marquee;

import app.marquee.api.EveryApi;
import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.command.WindowRequest;
import app.marquee.export.ExportFile;
import app.marquee.export.ExportOutcome;
import app.marquee.harness.CrashedMachine;
import app.marquee.harness.EchoService;
import app.marquee.harness.Effort;
import app.marquee.harness.EveryRead;
import app.marquee.harness.EveryWrite;
import app.marquee.harness.SecretSearch;
import app.marquee.harness.Verdict;
import app.marquee.http.ApiRequest;
import app.marquee.http.RecordingProxy;
import app.marquee.http.proxy.ProxyLogin;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.log.Logging;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.Playlist;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.service.change.ActivityService;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Session;
import app.marquee.store.keychain.Tokens;
import app.marquee.tour.SecretsWindow;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.SectionPackages;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A token and passwords that are like no other text go through every operation of a service that
 * repeats them in its answers, and through failures and crashes; then everything that stays or can
 * be taken away is searched for them.
 */
public final class SecretsTrial {
    private static final Logger LOG = LoggerFactory.getLogger(SecretsTrial.class);
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final int FEW_ROUNDS = 2;
    private static final int ROUNDS = 20;
    private static final int PLENTY_A_MINUTE = 60_000;
    private static final String TOKEN = "cnry+Tok/7f3a9=Q&\"x\\y%zz";
    private static final List<String> PASSWORDS =
            List.of("cnryPass word/1+2=3", "cnryÄß✓\"quoted\\slash", "cnry%41&b=c;d");
    private static final ProxyLogin LOGIN =
            new ProxyLogin("cnryProxyUser", new Secret("cnry:Proxy/p@ss+9%41"), "https_proxy");

    /** So often the proxy refuses and repeats what it was shown. */
    private static final int SOMETIMES = 7;

    private static final Set<PosixFilePermission> OWNER =
            Set.of(
                    PosixFilePermission.OWNER_READ,
                    PosixFilePermission.OWNER_WRITE,
                    PosixFilePermission.OWNER_EXECUTE);

    private final Path directory;
    private final Account account = Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);
    private final SecretSearch search = search();
    private int failures;
    private int taken;

    public SecretsTrial(Path directory) {
        this.directory = directory;
    }

    private static SecretSearch search() {
        return new SecretSearch(
                Stream.concat(
                                Stream.of(TOKEN, LOGIN.user(), LOGIN.password().reveal()),
                                PASSWORDS.stream())
                        .toList());
    }

    /**
     * @param effort a round asks everything once, so that each operation meets many answers
     */
    public Verdict run(Effort effort, PrintStream out) throws IOException, InterruptedException {
        Path home = directory.resolve("home");
        FileTime begun = FileTime.from(Instant.now());
        Path saved = Files.createDirectories(directory.resolve("saved"));
        int requests;
        int strayed;
        boolean redirected;
        SecretsElsewhere.Seen elsewhere;
        boolean proxied;
        try (EchoService service = new EchoService();
                RecordingProxy proxy =
                        new RecordingProxy(
                                LOGIN.user() + ":" + LOGIN.password().reveal(),
                                "Basic realm=\"canary\"");
                Run run = run(service.uri(), home, proxy);
                Session session = open(run, service.uri())) {
            proxy.refuseEach(SOMETIMES);
            for (int round = 0; round < ROUNDS && (round == 0 || effort.allows(round)); round++) {
                journeys(session);
            }
            proxied = proxy.heads.size() > SOMETIMES;
            proxy.refuseEach(Integer.MAX_VALUE);
            crash();
            elsewhere = window(run, session, saved, effort.rounds() > FEW_ROUNDS);
            take(run, session);
            requests = service.requests();
            strayed = service.strayed();
            redirected = service.redirects() > 0;
        } finally {
            Logging.stop();
        }
        boolean left = crashedMachine();
        new SecretPlaces(search).home(home);
        search.directory("saved files", saved);
        new SecretPlaces(search).temporary(begun);
        boolean whole = redirected && proxied && !left;
        return verdict(out, whole ? requests : 0, strayed, elsewhere, open(home));
    }

    /** Everything goes through a proxy with a login. */
    private static Run run(URI service, Path home, RecordingProxy proxy) {
        return Run.open(
                request(service, home),
                Clock.fixed(NOW, ZoneOffset.UTC),
                new Tokens(),
                parts -> parts.routes(_ -> new ProxyRoute.Through(proxy.address(), LOGIN)));
    }

    /** The same as that of the command line, and allowed to ask as fast as it can. */
    private static Session open(Run run, URI service) {
        Connection fast =
                new Connection(
                        new ConnectionId("canary"),
                        "Canary",
                        ConnectionKind.TEST,
                        service,
                        service,
                        Connection.Routes.USUAL,
                        new Connection.Terms(
                                false, PLENTY_A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
        run.connections().addForThisRun(fast, Optional.of(new Secret(TOKEN)));
        return run.connections().open(fast.id());
    }

    private static WindowRequest request(URI service, Path home) {
        return new WindowRequest(
                home,
                new WindowRequest.ExtraConnection(service, service, new Secret(TOKEN)),
                false);
    }

    private void journeys(Session session) {
        new EveryRead(account)
                .all()
                .values()
                .forEach(
                        read ->
                                attempt(
                                        "read",
                                        () -> read.accept(new EveryApi(session.transport()))));
        new EveryWrite(account)
                .staged(session.staging())
                .values()
                .forEach(change -> attempt("write", () -> apply(session, change)));
        Playlist playlist = playlist();
        for (String password : PASSWORDS) {
            StagedChange change =
                    PlaylistEdit.TYPE.stage(
                            session.staging(),
                            playlist,
                            EveryWrite.playlistUpdate(new Secret(password)));
            search.text("previews", change.toString() + change.line().request());
            attempt("password", () -> apply(session, change));
        }
    }

    private void apply(Session session, StagedChange change) {
        Object outcome = session.changes().apply(change);
        search.text("outcomes", outcome.toString());
        LOG.warn("Ended as {}", outcome);
        ApiRequest request = change.request();
        LOG.info("Sent {}", request);
    }

    private void attempt(String what, Runnable step) {
        try {
            step.run();
            taken += what.equals("read") ? 1 : 0;
        } catch (FailureException e) {
            failures++;
            LOG.warn("A {} failed: {}", what, e.failure(), e);
            search.text("failures", e.failure() + trace(e));
        }
    }

    private static String trace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    /** A defect that speaks of everything it has. */
    private static void crash() {
        String all = TOKEN + " " + String.join(" ", PASSWORDS);
        LOG.error("Uncaught", new IllegalStateException(all, new IOException("caused by " + all)));
    }

    /** Returns whether a Java machine that crashed left anything of its memory. */
    private boolean crashedMachine() throws IOException, InterruptedException {
        Path place = directory.resolve("crashed");
        CrashedMachine.Crash crash = new CrashedMachine(place).with(TOKEN, CrashedMachine.flags());
        search.directory("crash reports", place);
        return !crash.leavesNothing();
    }

    /** What a person takes away. */
    private void take(Run run, Session session) throws IOException, InterruptedException {
        ActivityService activity = new ActivityService(session);
        activity.exchanges()
                .forEach(
                        exchange -> {
                            search.text("activity", exchange.toString());
                            search.text("cURL", ActivityService.curl(exchange));
                        });
        search.text("journal as read", session.changes().newest(Integer.MAX_VALUE).toString());
        search.text("connections", run.connections().all() + session.connection().toString());
        Path file = directory.resolve("connections.json");
        run.connections().exportTo(file);
        search.bytes("exports", Files.readAllBytes(file));
        changeFile(session);
        Path zip = directory.resolve("diagnostics.zip");
        DiagnosticsZip diagnostics = new Diagnostics(run).of(List.of(), List.of());
        ExportOutcome outcome = new ExportFile(zip).write(diagnostics, (_, _) -> {});
        search.text("exports", outcome.toString());
        ByteArrayOutputStream texts = new ByteArrayOutputStream();
        for (String text : diagnostics.texts().values()) {
            texts.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        }
        search.bytes("diagnostics", texts.toByteArray());
        search.text(
                "processes",
                Stream.concat(
                                Stream.of(ProcessHandle.current()),
                                ProcessHandle.current().descendants())
                        .map(process -> process.info().toString())
                        .collect(Collectors.joining("\n")));
    }

    /** What is open of the list, to be passed on: with each password that was given. */
    private void changeFile(Session session) throws IOException {
        List<ChangeLine> open =
                PASSWORDS.stream()
                        .map(
                                password ->
                                        PlaylistEdit.TYPE
                                                .stage(
                                                        session.staging(),
                                                        playlist(),
                                                        EveryWrite.playlistUpdate(
                                                                new Secret(password)))
                                                .line())
                        .toList();
        Path file = directory.resolve("changes.json");
        int kept = new ChangeListService(session).save(file, open);
        if (kept != open.size()) {
            throw new IllegalStateException(kept + " of " + open.size() + " changes in the file");
        }
        search.bytes("change files", Files.readAllBytes(file));
    }

    private Playlist playlist() {
        return Playlist.known(new PlaylistId(account.playlists().getFirst().id().toString()));
    }

    /** Through the whole window, as a person meets it. */
    private SecretsElsewhere.Seen window(Run run, Session session, Path saved, boolean whole) {
        String all = TOKEN + " " + String.join(" ", PASSWORDS);
        try (TourWindow window = TourWindow.open(run, SecretsWindow.desk(saved, search))) {
            window.connection(session.id());
            new SecretsWindow(window, search)
                    .everywhere(
                            whole ? SectionPackages.ids() : SecretsWindow.FEW,
                            account.playlists().getFirst().id().toString(),
                            PASSWORDS.getFirst(),
                            new IllegalStateException(all));
            return new SecretsElsewhere(run, window, new Secret(TOKEN)).look(NOW, search);
        }
    }

    /** Files and directories that others than their owner may look into. */
    private static List<Path> open(Path home) throws IOException {
        try (Stream<Path> all = Files.walk(home)) {
            return all.filter(SecretsTrial::isOpen).toList();
        }
    }

    private static boolean isOpen(Path file) {
        try {
            return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                    && !OWNER.containsAll(Files.getPosixFilePermissions(file));
        } catch (IOException e) {
            return true;
        }
    }

    private Verdict verdict(
            PrintStream out,
            int requests,
            int strayed,
            SecretsElsewhere.Seen elsewhere,
            List<Path> open) {
        out.printf(Locale.ROOT, "%-20s %12s %6s%n", "searched", "bytes", "hits");
        search.searched()
                .forEach(
                        (place, bytes) ->
                                out.printf(
                                        Locale.ROOT,
                                        "%-20s %12d %6d%n",
                                        place,
                                        bytes,
                                        search.hits(place)));
        List<String> unseen = SecretPlaces.unseen(search);
        unseen.forEach(place -> out.println("nothing was found to search: " + place));
        open.forEach(file -> out.println("open to others: " + file));
        String figures =
                ("%d requests, %d failures, %d reads with the token in their data, %d hits, %d"
                     + " requests followed to another host, %d for its pictures, %d of them with a"
                     + " token or a cookie, %d open files")
                        .formatted(
                                requests,
                                failures,
                                taken,
                                search.hits(),
                                strayed + elsewhere.followed(),
                                elsewhere.requests(),
                                elsewhere.credentials(),
                                open.size());
        boolean holds =
                requests > 0
                        && failures > 0
                        && taken > 0
                        && unseen.isEmpty()
                        && elsewhere.isSafe()
                        && search.hits() + strayed + open.size() == 0;
        return new Verdict("secrets", figures, holds);
    }
}
