package app.marquee.command.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.Verbs;
import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.command.MarqueeCommand;
import app.marquee.command.WindowRequest;
import app.marquee.log.Logging;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.start.CommandSocket;
import app.marquee.start.WindowRuns;
import app.marquee.store.damage.StoredFile;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Every kind of damage of every file of a home, as the commands tell it: once with a failure, then
 * as a reminder, until it is acknowledged.
 */
class DamagedHomeTest {
    private static final String TOKEN = "canary-token-5d21";
    private static final Set<StoredFile> DATABASES =
            EnumSet.of(StoredFile.JOURNAL, StoredFile.CATALOGUE, StoredFile.SNAPSHOTS);

    /** As a run left them that listed, changed and reported. */
    private static final Map<String, byte[]> WHOLE = new TreeMap<>();

    @TempDir static Path used;
    @TempDir Path home;
    private CommandTrial trial;

    @BeforeAll
    static void use() throws Exception {
        try (Sandbox sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).build())) {
            CommandTrial first = new CommandTrial(used, CommandTrial.CLOCK, TOKEN);
            assertThat(first.on(sandbox, "export", "ranking").status()).isZero();
            String plan = plan(first, sandbox);
            assertThat(first.on(sandbox, "apply", plan, "--yes").status()).isZero();
            assertThat(first.on(sandbox, "changes", "list").lines()).hasSize(1);
        } finally {
            Logging.stop();
        }
        for (StoredFile file : DATABASES) {
            WHOLE.put(file.fileName(), Files.readAllBytes(used.resolve(file.fileName())));
        }
        WHOLE.put("settings.json", "{\"theme\": \"dark\"}".getBytes(StandardCharsets.UTF_8));
        WHOLE.put(
                "reports.json",
                "{\"format\": \"marquee-reports\", \"version\": 1, \"templates\": []}"
                        .getBytes(StandardCharsets.UTF_8));
    }

    /** Plans another title for a video. */
    private static String plan(CommandTrial trial, Sandbox sandbox) throws IOException {
        Path table = used.resolve("videos.csv");
        String video = trial.on(sandbox, "export", "videos").lines().get(1).split(",", 2)[0];
        Files.writeString(table, "video_id,title\n" + video + ",Another\n");
        String plan = used.resolve("plan.json").toString();
        Result planned = trial.on(sandbox, "plan", table.toString(), "-o", plan);
        assertThat(planned.status()).as(planned.err()).isZero();
        return plan;
    }

    @AfterAll
    static void forget() {
        WHOLE.clear();
    }

    @BeforeEach
    void copy() throws Exception {
        for (var file : WHOLE.entrySet()) {
            Files.write(home.resolve(file.getKey()), file.getValue());
        }
        trial = new CommandTrial(home, CommandTrial.CLOCK, TOKEN);
    }

    @AfterEach
    void stop() {
        Logging.stop();
    }

    /** Damage of a file. */
    enum Damage {
        NOISE,
        TEXT,
        EMPTY,
        ZEROS,
        CUT_TO_1,
        CUT_TO_16,
        CUT_TO_100,
        CUT_TO_HALF,
        CUT_TO_ONE_PAGE,
        CUT_BY_1,
        NOISE_IN_A_PAGE,
        /** The number of its form is gone. */
        NO_VERSION,
        NEGATIVE_VERSION,
        NO_TABLES,
        NOISE_AS_LOG,
        LOG_OF_ANOTHER_PAGE_SIZE,
        ONLY_THE_LOG_IS_LEFT,
        WRONG_TOP_LEVEL,
        NULL,
        TWO_DOCUMENTS,
        LATIN_1;

        boolean is(StoredFile file) {
            return switch (this) {
                case NOISE, TEXT, EMPTY, ZEROS, CUT_TO_1, CUT_TO_16, CUT_TO_HALF, CUT_BY_1 -> true;
                case CUT_TO_100,
                        CUT_TO_ONE_PAGE,
                        NOISE_IN_A_PAGE,
                        NO_VERSION,
                        NEGATIVE_VERSION,
                        NO_TABLES,
                        NOISE_AS_LOG,
                        LOG_OF_ANOTHER_PAGE_SIZE,
                        ONLY_THE_LOG_IS_LEFT ->
                        DATABASES.contains(file);
                case WRONG_TOP_LEVEL, NULL, TWO_DOCUMENTS, LATIN_1 -> !DATABASES.contains(file);
            };
        }
    }

    static Stream<Arguments> damages() {
        return Arrays.stream(StoredFile.values())
                .filter(file -> file != StoredFile.DAMAGE)
                .flatMap(
                        file ->
                                Arrays.stream(Damage.values())
                                        .filter(damage -> damage.is(file))
                                        .map(damage -> Arguments.of(file, damage)));
    }

    private static byte[] noise(int length) {
        byte[] bytes = new byte[length];
        new Random(7).nextBytes(bytes);
        return bytes;
    }

    private void damage(StoredFile stored, Damage damage) throws IOException, SQLException {
        Path file = home.resolve(stored.fileName());
        byte[] whole = Files.readAllBytes(file);
        Path log = home.resolve(stored.fileName() + "-wal");
        switch (damage) {
            case NOISE -> Files.write(file, noise(4096));
            case TEXT -> Files.writeString(file, "<html>".repeat(900));
            case EMPTY -> Files.write(file, new byte[0]);
            case ZEROS -> Files.write(file, new byte[whole.length]);
            case CUT_TO_1 -> Files.write(file, Arrays.copyOf(whole, 1));
            case CUT_TO_16 -> Files.write(file, Arrays.copyOf(whole, 16));
            case CUT_TO_100 -> Files.write(file, Arrays.copyOf(whole, 100));
            case CUT_TO_HALF -> Files.write(file, Arrays.copyOf(whole, whole.length / 2));
            case CUT_TO_ONE_PAGE -> Files.write(file, Arrays.copyOf(whole, 4096));
            case CUT_BY_1 -> Files.write(file, Arrays.copyOf(whole, whole.length - 1));
            case NOISE_IN_A_PAGE -> {
                System.arraycopy(noise(4096), 0, whole, 4096, 4096);
                Files.write(file, whole);
            }
            case NO_VERSION -> sql(file, "PRAGMA user_version = 0");
            case NEGATIVE_VERSION -> sql(file, "PRAGMA user_version = -3");
            case NO_TABLES -> {
                Files.delete(file);
                sql(file, "PRAGMA application_id = 1297236293", "PRAGMA user_version = 1");
            }
            case NOISE_AS_LOG -> Files.write(log, noise(8192));
            case LOG_OF_ANOTHER_PAGE_SIZE -> Files.write(log, logOfAnotherPageSize());
            case ONLY_THE_LOG_IS_LEFT -> {
                Files.delete(file);
                Files.write(log, noise(8192));
            }
            case WRONG_TOP_LEVEL -> Files.writeString(file, "[{\"theme\": \"dark\"}]");
            case NULL -> Files.writeString(file, "null");
            case TWO_DOCUMENTS ->
                    Files.writeString(file, "{} " + new String(whole, StandardCharsets.UTF_8));
            case LATIN_1 -> Files.write(file, "{\"é\": 1}".getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    private static void sql(Path file, String... statements) throws SQLException {
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = sql.createStatement()) {
            for (String text : statements) {
                statement.execute(text);
            }
        }
    }

    private byte[] logOfAnotherPageSize() throws IOException, SQLException {
        Path other = home.resolve("cache/other.db");
        Files.createDirectories(other.getParent());
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + other);
                Statement statement = sql.createStatement()) {
            statement.execute("PRAGMA page_size = 1024");
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("CREATE TABLE t (c)");
            return Files.readAllBytes(other.resolveSibling("other.db-wal"));
        }
    }

    private Map<String, byte[]> beside(StoredFile stored) throws IOException {
        Map<String, byte[]> found = new TreeMap<>();
        for (String end : List.of("", "-wal")) {
            Path file = home.resolve(stored.fileName() + end);
            if (Files.exists(file)) {
                found.put(end, Files.readAllBytes(file));
            }
        }
        return found;
    }

    private Path aside(StoredFile stored) throws IOException {
        try (Stream<Path> files = Files.list(home)) {
            return files.filter(
                            file ->
                                    file.getFileName()
                                            .toString()
                                            .startsWith(stored.fileName() + ".damaged-"))
                    .map(file -> file.toString().replaceFirst("-(wal|shm)$", ""))
                    .map(Path::of)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("Nothing is set aside"));
        }
    }

    @ParameterizedTest
    @MethodSource("damages")
    void isToldUntilItIsAcknowledged(StoredFile stored, Damage damage) throws Exception {
        damage(stored, damage);
        Map<String, byte[]> before = beside(stored);

        Result first = trial.run("connection", "list");
        assertThat(first.status()).as(first.err()).isEqualTo(1);
        Path aside = aside(stored);
        assertThat(first.err()).contains("kept as " + aside).endsWith("(exit status 1)\n");
        for (var part : before.entrySet()) {
            assertThat(Path.of(aside + part.getKey())).hasBinaryContent(part.getValue());
        }
        Logging.stop();
        assertThat(home.resolve("logs/marquee.log")).content().contains("is kept as " + aside);

        Result second = trial.run("connection", "list", "--json");
        assertThat(second.status()).as(second.err()).isZero();
        assertThat(second.err()).contains("kept as " + aside);
        assertThat(second.lines().get(1))
                .startsWith("{\"damaged\":{\"file\":\"" + stored.word() + "\",\"kept_as\":\"");

        Result acknowledged = trial.run("changes", "acknowledge");
        assertThat(acknowledged.status()).as(acknowledged.err()).isZero();
        assertThat(acknowledged.text()).isEqualTo("acknowledged: " + aside + "\n");
        Result later = trial.run("connection", "list");
        assertThat(later.status()).isZero();
        assertThat(later.err()).isEmpty();
        assertThat(trial.run("changes", "acknowledge").err())
                .isEqualTo("There are no damaged files to acknowledge.\n");
    }

    /** The settings and the templates are no reason not to send. */
    @ParameterizedTest
    @EnumSource(names = "DAMAGE", mode = EnumSource.Mode.EXCLUDE)
    void nothingIsSentWhileTheJournalIsUnknown(StoredFile stored) throws Exception {
        try (Sandbox sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).build())) {
            String plan = plan(trial, sandbox);
            damage(stored, Damage.NOISE);
            Result applied = trial.on(sandbox, "apply", plan, "--yes", "--json");
            assertThat(applied.status()).isEqualTo(1);
            if (stored == StoredFile.JOURNAL) {
                assertThat(applied.lines().getLast())
                        .contains("Nothing was sent, because the activity log was damaged.");
                assertThat(trial.on(sandbox, "changes", "undo", "x", "--yes").err())
                        .contains("Nothing was sent, because");
                assertThat(trial.on(sandbox, "changes", "verify").status()).isZero();
                assertThat(trial.run("changes", "acknowledge").status()).isZero();
                Result later = trial.on(sandbox, "apply", plan, "--yes");
                assertThat(later.text()).endsWith("applied: 1, verified: 1\n");
                assertThat(later.status()).as(later.err()).isZero();
            } else {
                assertThat(applied.text()).contains("\"applied\":1,");
                assertThat(applied.lines().getLast()).contains("a damaged file was set aside");
            }
        }
    }

    /** Commands that only read run beside the window, and the others in it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void besideAWindowItIsAsWithoutOne(boolean sendsFirst) throws Exception {
        damage(StoredFile.JOURNAL, Damage.NOISE);
        try (Run window = Run.open(new WindowRequest(home, null, false), CommandTrial.CLOCK);
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
            if (sendsFirst) {
                assertNothingIsSent();
            } else {
                Result first = trial.run("connection", "list");
                assertThat(first.status()).as(first.err()).isEqualTo(1);
                assertThat(first.err()).contains("The activity log was damaged");
            }
            Result later = trial.run("connection", "list");
            assertThat(later.status()).as(later.err()).isZero();
            assertThat(later.err()).contains("The activity log was damaged");
            assertNothingIsSent();

            window.foundation().damage().acknowledge();
            Result known = trial.run("connection", "list");
            assertThat(known.status()).isZero();
            assertThat(known.err()).isEmpty();
            Result undo = undo();
            assertThat(undo.status()).isEqualTo(1);
            assertThat(undo.err()).startsWith("This connection has no change none.");
        }
    }

    private Result undo() {
        return trial.run("changes", "undo", "none", "--yes", "--connection", "sandbox");
    }

    private void assertNothingIsSent() {
        Result refused = undo();
        assertThat(refused.status()).as(refused.err()).isEqualTo(1);
        assertThat(refused.err())
                .contains("Nothing was sent, because the activity log was damaged.");
    }

    /** A failure of its own stays what it is, and the next success says it. */
    @Test
    void theFirstSuccessIsTheFailure() throws Exception {
        damage(StoredFile.JOURNAL, Damage.NOISE);
        Result wrong = trial.run("changes", "list", "--connection", "none");
        assertThat(wrong.status()).isEqualTo(2);
        assertThat(wrong.err()).contains("The activity log was damaged");
        assertThat(trial.run("connection", "list").status()).isEqualTo(1);
        assertThat(trial.run("connection", "list").status()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"journal.db", "catalogue.db", "snapshots.db", "settings.json"})
    void aDirectoryInItsPlaceIsNoDamage(String name) throws Exception {
        Files.delete(home.resolve(name));
        Files.createDirectory(home.resolve(name));
        Result refused = trial.run("connection", "list");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err())
                .contains(home.resolve(name) + " (This is a directory, not a file).");
        assertThat(home.resolve(name)).isDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"journal.db", "catalogue.db", "snapshots.db", "settings.json"})
    void aLinkToNowhereIsNoDamage(String name) throws Exception {
        Files.delete(home.resolve(name));
        Files.createSymbolicLink(home.resolve(name), Path.of("/nowhere/" + name));
        Result refused = trial.run("connection", "list");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err()).contains("(This is a link to a file that isn't there).");
        assertThat(home.resolve(name)).isSymbolicLink();
    }

    @Test
    void aNewerFormatIsNoDamage() throws Exception {
        sql(home.resolve("journal.db"), "PRAGMA user_version = 99");
        Result refused = trial.run("connection", "list");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err()).contains("Written by a newer Marquee (format 99");
        assertThat(trial.run("connection", "list").status()).isEqualTo(1);
    }

    /** An index without an entry: opening doesn't notice it, a statement does. */
    @Test
    void damageThatAStatementMeetsIsToldToo() throws Exception {
        Path journal = home.resolve("journal.db");
        sql(
                journal,
                "PRAGMA writable_schema = ON",
                "UPDATE change_line SET state = 'SENDING', line ="
                        + " replace(line, '\"state\":\"DONE\"', '\"state\":\"SENDING\"')",
                "CREATE TABLE kept AS SELECT * FROM sqlite_schema"
                        + " WHERE name = 'change_line_state'",
                "DELETE FROM sqlite_schema WHERE name = 'change_line_state'");
        sql(journal, "UPDATE change_line SET connection = connection || 'x'");
        sql(
                journal,
                "PRAGMA writable_schema = ON",
                "INSERT INTO sqlite_schema SELECT * FROM kept",
                "DELETE FROM sqlite_schema WHERE name = 'kept'");
        Result first = trial.run("connection", "list");
        assertThat(first.status()).as(first.err()).isEqualTo(1);
        assertThat(first.err()).contains("The activity log was damaged and is kept as");
        assertThat(trial.run("connection", "list").status()).isZero();
    }

    /** Whose text was written over while the file around it is sound. */
    @Test
    void anEntryThatCannotBeReadIsTold() throws Exception {
        sql(home.resolve("journal.db"), "UPDATE change_line SET line = '{\"id\": \"x'");
        try (Sandbox sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).build())) {
            Result list = trial.on(sandbox, "changes", "list", "--json");
            assertThat(list.status()).as(list.err()).isZero();
            assertThat(list.lines().getLast()).isEqualTo("{\"unreadable_changes\":1}");
            assertThat(trial.on(sandbox, "changes", "list").err())
                    .startsWith("1 entry in the activity log can't be read.");
        }
    }

    @Test
    void aDamagedRecordOfDamagesIsOneItself() throws Exception {
        damage(StoredFile.SETTINGS, Damage.EMPTY);
        assertThat(trial.run("connection", "list").status()).isEqualTo(1);
        assertThat(trial.run("changes", "acknowledge").status()).isZero();
        Files.writeString(home.resolve("damage.json"), "{\"format\"");
        Result first = trial.run("connection", "list");
        assertThat(first.status()).isEqualTo(1);
        assertThat(first.err())
                .contains("The settings were damaged", "The record of damaged files was damaged");
        assertThat(trial.run("changes", "undo", "x", "--yes").err())
                .contains("Nothing was sent, because the activity log was damaged.");
        assertThat(trial.run("changes", "acknowledge").lines()).hasSize(2);
        assertThat(trial.run("connection", "list").err()).isEmpty();
    }

    @Test
    void isToldInTheLanguageOfTheUser() throws Exception {
        damage(StoredFile.JOURNAL, Damage.NOISE);
        assertThat(trial.in(Locale.of("pt", "BR")).run("connection", "list").err())
                .startsWith("O registro de atividades foi danificado e está guardado em ");
        assertThat(trial.in(Locale.of("es", "MX")).run("connection", "list").err())
                .startsWith("El registro de actividad estaba dañado y se guarda en ");
    }
}
