package app.marquee.command.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.Verbs;
import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.command.MarqueeCommand;
import app.marquee.command.Terminal;
import app.marquee.command.WindowRequest;
import app.marquee.log.Logging;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeState;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.shape.Shape;
import app.marquee.service.folder.FolderService;
import app.marquee.service.session.Session;
import app.marquee.start.CommandSocket;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.start.LaunchConnection;
import app.marquee.start.WindowRuns;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;

/** Lists, checks and undoes what the window changed in the same home. */
class ChangeCommandsTest {
    private static final String TOKEN = "canary-token-5d1e";

    @TempDir Path home;
    @TempDir Path files;
    private Sandbox sandbox;
    private CommandTrial trial;

    @BeforeEach
    void start() {
        sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).build());
        trial = new CommandTrial(home, CommandTrial.CLOCK, TOKEN);
    }

    @AfterEach
    void stop() {
        sandbox.close();
        Logging.stop();
    }

    /** Renames the first folder as the window does. */
    private String rename(String name) {
        try (Run window = window();
                Session session = window.connections().open(LaunchConnection.ID)) {
            FolderService folders = FolderService.of(session);
            Folder first = folders.list().folders().getFirst();
            var change = folders.stageUpdate(first, FolderUpdate.rename(name));
            return session.changes().apply(change, () -> {}).line().id().value();
        } finally {
            Logging.stop();
        }
    }

    private Run window() {
        return Run.open(
                new WindowRequest(
                        home,
                        new WindowRequest.ExtraConnection(
                                sandbox.baseUri(), sandbox.dataUri(), new Secret(TOKEN)),
                        false),
                CommandTrial.CLOCK);
    }

    private Result changes(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "changes";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return trial.on(sandbox, all);
    }

    @Test
    void anAppliedChangeIsListedAndUndone() {
        String id = rename("Renamed by the window");
        Result list = changes("list", "--json");
        assertThat(list.status()).as(list.err()).isZero();
        assertThat(list.lines()).hasSize(2);
        assertThat(list.lines().getLast())
                .startsWith("{\"id\":\"" + id + "\",\"time\":\"")
                .contains(
                        "\"state\":\"applied\",\"operation\":\"update_folder\","
                                + "\"item_type\":\"folder\"",
                        "\"fields\":[\"name\"]",
                        "\"http_status\":200");

        Result printed = changes("undo", id);
        assertThat(printed.status()).as(printed.err()).isZero();
        assertThat(printed.err()).isEqualTo("Nothing was sent. Add --yes to undo the change.\n");
        assertThat(changes("list", "--json").lines()).hasSize(2);

        Result undone = changes("undo", id, "--yes", "--json");
        assertThat(undone.status()).as(undone.err()).isZero();
        assertThat(undone.lines().getLast()).contains("\"state\":\"applied\"");
        assertThat(trial.on(sandbox, "export", "folders").text())
                .doesNotContain("Renamed by the window");
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void anUndoWorksInEveryShape(Shape shape) {
        sandbox.close();
        sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).shape(shape).build());
        String id = rename("Renamed by the window");
        Result undone = changes("undo", id, "--yes", "--json");
        assertThat(undone.status()).as(undone.err()).isZero();
        assertThat(undone.lines().getLast()).contains("\"state\":\"applied\"");
    }

    @ParameterizedTest
    @CsvSource({"en, failed, conflict", "pt, falhou, conflito", "es, fallido, conflicto"})
    void aConflictIsCalledSoInTextAndFailedForPrograms(
            String language, String failed, String conflict) {
        sandbox.faults().set("folder-update:409#1");
        rename("Too late");
        trial.in(Locale.of(language));
        assertThat(changes("list").text()).contains("\t" + conflict + "\t").doesNotContain(failed);
        assertThat(changes("status").text()).contains(failed + "\t0\n" + conflict + "\t1\n");
        assertThat(changes("list", "--state", "failed", "--json").lines().getLast())
                .contains("\"state\":\"failed\"", "\"failure\":\"Conflict\"");
        assertThat(changes("status", "--json").lines().getLast())
                .contains("\"failed\":1,\"unknown\"")
                .doesNotContain("onflict");
    }

    @Test
    void aChangeWithoutAResponseIsUnknownUntilItIsVerified() {
        sandbox.faults().set("folder-update:reset-after#1");
        rename("Maybe");
        Result status = changes("status", "--json");
        assertThat(status.status()).isEqualTo(3);
        assertThat(status.lines().getLast())
                .isEqualTo(
                        "{\"pending\":0,\"applying\":0,\"applied\":0,\"failed\":0,\"unknown\":1,"
                                + "\"discarded\":0}");
        Result verified = changes("verify", "--json");
        assertThat(verified.status()).as(verified.err()).isZero();
        assertThat(verified.lines().getLast()).contains("\"state\":\"applied\"");
        assertThat(changes("status").status()).isZero();
    }

    @Test
    void anUndoThatIsRefusedForNowIsAPause() {
        String id = rename("Renamed by the window");
        sandbox.faults().set("folder-update:429-seconds=3600");
        Result undone = changes("undo", id, "--yes");
        assertThat(undone.status()).as(undone.err()).isEqualTo(6);
        assertThat(changes("list", "--state", "pending", "--json").lines()).hasSize(2);
    }

    @Test
    void anUndoIsNeverSentOverAReadOnlyConnection() {
        String id = rename("Renamed by the window");
        Result undone = changes("undo", id, "--yes", "--read-only");
        assertThat(undone.status()).isEqualTo(1);
        assertThat(trial.on(sandbox, "export", "folders").text()).contains("Renamed by the window");
    }

    @Test
    void anUnknownIdIsAFailure() {
        assertThat(changes("undo", "nothing").status()).isEqualTo(1);
    }

    /** Only one process writes a home: what writes is refused, what reads goes on beside it. */
    @Test
    void besideAWindowOnlyReadingIsAllowed() {
        String id = rename("Renamed by the window");
        try (Run window = window();
                Session session = window.connections().open(LaunchConnection.ID)) {
            assertThat(session.changes().inState(ChangeState.DONE)).hasSize(1);
            assertThat(changes("list", "--json").lines()).hasSize(2);
            Result undone = changes("undo", id, "--yes");
            assertThat(undone.status()).isEqualTo(1);
            assertThat(undone.err()).contains("is using this home directory. Quit it first");
            assertThat(changes("verify").status()).isEqualTo(1);
            assertThat(session.changes().inState(ChangeState.DONE)).hasSize(1);
        }
    }

    /** A terminal that may not be asked. */
    private static final class NoAnswer implements Terminal {
        @Override
        public void print(String line) {
            throw new AssertionError(line);
        }

        @Override
        public String ask(String question) {
            throw new AssertionError(question);
        }
    }

    /** A socket has no room in such a home, and what stands in its place isn't ours. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aWindowTakesCommandsWhereverItsSocketIs(boolean isLong) throws Exception {
        if (isLong) {
            home = home.resolve("ação ".repeat(25).strip());
            trial = new CommandTrial(home, CommandTrial.CLOCK, TOKEN);
        } else {
            Files.createDirectories(Home.in(home).socket().resolve("strange"));
        }
        try (Run window = window();
                CommandSocket _ =
                        CommandSocket.open(
                                        Home.in(home),
                                        new WindowRuns(
                                                window.foundation(),
                                                window.connections(),
                                                window.clock()),
                                        context ->
                                                MarqueeCommand.line(
                                                        CommandTrial.noWindows(),
                                                        context,
                                                        Verbs.all(context)))
                                .orElseThrow()) {
            Result known = trial.run("changes", "undo", "none", "--yes", "--connection", "sandbox");
            assertThat(known.err()).startsWith("This connection has no change none.");
        }
        assertThat(Home.in(home).state().resolve("marquee.sock.path")).doesNotExist();
    }

    /** The window doesn't lose a file that it has open; a reader beside it refuses it. */
    @Test
    void aFileThatIsDamagedBesideAWindowIsLeft() throws Exception {
        try (Run _ = window()) {
            Path settings = Files.writeString(home.resolve("settings.json"), "{\"theme\":");
            Result refused = trial.run("connection", "list");
            assertThat(refused.status()).isEqualTo(1);
            assertThat(refused.err())
                    .contains(settings + " (The file is damaged, and a window uses it.");
            assertThat(settings).hasContent("{\"theme\":");
        }
    }

    @Test
    void copiesOfKilledProcessesAreRemoved() throws Exception {
        trial.run("connection", "list");
        Path left = Home.in(home).copies().resolve("copy-left");
        Files.createDirectories(left.resolve("logs"));
        Files.writeString(left.resolve("settings.json"), "{}");
        Files.setLastModifiedTime(left, FileTime.fromMillis(0));
        assertThat(trial.run("connection", "list").status()).isZero();
        assertThat(left).doesNotExist();
    }

    /** The window does it: in its journal, with its connection. */
    @Test
    void aWindowTakesTheCommandsThatWrite() throws Exception {
        try (Run window = window();
                Session session = window.connections().open(EmbeddedSandbox.ID);
                CommandSocket _ =
                        CommandSocket.open(
                                        Home.in(home),
                                        new WindowRuns(
                                                window.foundation(),
                                                window.connections(),
                                                window.clock()),
                                        context ->
                                                MarqueeCommand.line(
                                                        CommandTrial.noWindows(),
                                                        context,
                                                        Verbs.all(context)))
                                .orElseThrow()) {
            assertThat(
                            PosixFilePermissions.toString(
                                    Files.getPosixFilePermissions(Home.in(home).socket())))
                    .isEqualTo("rw-------");
            FolderService folders = FolderService.of(session);
            Folder first = folders.list().folders().getFirst();
            var change = folders.stageUpdate(first, FolderUpdate.rename("By the window"));
            String id = session.changes().apply(change, () -> {}).line().id().value();

            Result undone =
                    trial.run("changes", "undo", id, "--yes", "--json", "--connection", "sandbox");
            assertThat(undone.status()).as(undone.err()).isZero();
            assertThat(undone.lines()).hasSize(2);
            assertThat(undone.lines().getLast()).contains("\"state\":\"applied\"");
            assertThat(session.changes().inState(ChangeState.DONE)).hasSize(2);
            assertThat(folders.list().folders().getFirst().name()).isEqualTo(first.name());

            Result pending = trial.run("export", "folders", "--connection", "sandbox", "--json");
            assertThat(pending.status()).as(pending.err()).isZero();
            Path table =
                    Files.writeString(
                            files.resolve("folders.csv"),
                            "folder_id,name\n" + first.id().value() + ",By a plan\n");
            Path plan = files.resolve("plan.json");
            Result planned =
                    trial.run(
                            "plan",
                            table.toString(),
                            "-o",
                            plan.toString(),
                            "--connection",
                            "sandbox");
            assertThat(planned.status()).as(planned.err()).isZero();
            String[] apply = {"apply", plan.toString(), "--connection", "sandbox"};
            // The terminal is that of the other process.
            Result nobody = trial.terminal(new NoAnswer()).run(apply);
            assertThat(nobody.status()).isEqualTo(2);
            assertThat(nobody.err()).startsWith("There is no terminal to ask on. Use --yes.");
            Result applied =
                    trial.run("apply", plan.toString(), "--connection", "sandbox", "--yes");
            assertThat(applied.status()).as(applied.err()).isZero();
            assertThat(applied.lines().getLast()).isEqualTo("applied: 1, verified: 1");
            assertThat(session.changes().inState(ChangeState.DONE)).hasSize(3);
            assertThat(folders.list().folders().getFirst().name())
                    .isEqualTo(Member.of("By a plan"));

            Result unknown =
                    trial.run("changes", "undo", "none", "--yes", "--connection", "sandbox");
            assertThat(unknown.status()).isEqualTo(1);
            assertThat(unknown.err())
                    .isEqualTo("This connection has no change none. (exit status 1)\n");
            Result spanish =
                    trial.in(Locale.of("es", "MX"))
                            .run("changes", "undo", "none", "--yes", "--connection", "sandbox");
            assertThat(spanish.err())
                    .isEqualTo("Esta conexión no tiene el cambio none. (estado de salida 1)\n");
        }
        assertThat(Home.in(home).socket()).doesNotExist();
    }
}
