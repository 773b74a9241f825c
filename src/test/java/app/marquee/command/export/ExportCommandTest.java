package app.marquee.command.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.shape.Shape;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Exports every table of a sandbox, in every shape and under faults. */
class ExportCommandTest {
    private static final String TOKEN = "canary-token-5d1e";
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final List<String> TABLES =
            List.of(
                    "ranking",
                    "cities",
                    "referrers",
                    "referrals",
                    "videos",
                    "folders",
                    "playlists",
                    "funnels",
                    "trash",
                    "activity");

    @TempDir Path home;
    private Sandbox sandbox = start(Shape.PLAIN);

    private static Sandbox start(Shape shape) {
        return Sandbox.start(
                SandboxOptions.builder()
                        .content(Content.HOSTILE)
                        .token(TOKEN)
                        .now(NOW)
                        .shape(shape)
                        .build());
    }

    private Result export(String... arguments) {
        return export(trial(), arguments);
    }

    private CommandTrial trial() {
        return new CommandTrial(home, Clock.fixed(NOW, CommandTrial.ZONE), TOKEN);
    }

    private Result export(CommandTrial trial, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "export";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return trial.on(sandbox, all);
    }

    @AfterEach
    void stop() {
        sandbox.close();
        Logging.stop();
    }

    /** Members and first rows are the same from version to version. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ranking",
                "cities",
                "referrers",
                "referrals",
                "videos",
                "folders",
                "playlists",
                "funnels",
                "trash"
            })
    void theJsonIsAsItWas(String table) throws Exception {
        Result result = export(table, "--json");
        assertThat(result.status()).as(result.err()).isZero();
        List<String> first = result.lines().subList(0, Math.min(4, result.lines().size()));
        String now = String.join("\n", first) + "\n";
        Path made = Files.createDirectories(Path.of("target/command")).resolve(table + ".jsonl");
        Files.writeString(made, now);
        try (var golden =
                getClass().getResourceAsStream("/app/marquee/command/" + table + ".jsonl")) {
            assertThat(golden).as("golden file of " + table).isNotNull();
            assertThat(now).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void everyShapeCanBeExported(Shape shape) {
        List<Integer> plain = TABLES.stream().map(table -> rows(table)).toList();
        sandbox.close();
        sandbox = start(shape);
        assertThat(TABLES.stream().map(table -> rows(table)).toList()).isEqualTo(plain);
    }

    private int rows(String table) {
        Result result = export(table, "--json");
        assertThat(result.status()).as(table + ": " + result.err()).isZero();
        return result.lines().size() - 1;
    }

    @ParameterizedTest
    @CsvSource({
        "*:401, 4",
        "*:429-seconds=3600, 6",
        "*:503-seconds=3600, 6",
        "*:500, 1",
        "*:html, 1",
        "*:half, 1",
        "*:reset-after, 1",
        "*:latency=3000, 1"
    })
    void aFaultEndsWithItsStatusAndWithoutAFile(String fault, int status, @TempDir Path folder) {
        sandbox.faults().set(fault);
        for (String table : List.of("ranking", "cities", "playlists", "funnels")) {
            Path file = folder.resolve(table + ".csv");
            Result result = export(trial().impatient(), table, "-o", file.toString());
            assertThat(result.status()).as(table + ": " + result.err()).isEqualTo(status);
            assertThat(result.err()).endsWith("(exit status " + status + ")\n");
            assertThat(result.text() + result.err()).doesNotContain(TOKEN);
            assertThat(file).doesNotExist();
        }
    }

    @Test
    void aServerThatIsGoneIsAFailure() {
        sandbox.close();
        assertThat(export("ranking").status()).isEqualTo(1);
    }

    @Test
    void aComparisonAddsItsColumns() {
        Result result =
                export("cities", "--period", "last-month", "--compare", "previous", "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().get(1)).contains("\"views_before\":", "\"views_change_share\":");
    }

    /** As in the window: of this month as many days as the shorter one before has. */
    @ParameterizedTest
    @ValueSource(strings = {"ranking", "cities", "referrers"})
    void thisMonthIsComparedWithTheDaysOfTheShorterMonth(String table) {
        Instant end = Instant.parse("2026-03-31T12:00:00Z");
        CommandTrial trial = new CommandTrial(home, Clock.fixed(end, CommandTrial.ZONE), TOKEN);
        Result whole =
                export(trial, table, "--period", "this-month", "--compare", "previous", "--json");
        assertThat(whole.err())
                .contains(
                        "Changes compare Mar 1, 2026 to Mar 28, 2026 with Feb 1, 2026 to Feb 28,"
                                + " 2026.");
        Result part =
                export(
                        trial,
                        table,
                        "--period",
                        "2026-03-01..2026-03-28",
                        "--compare",
                        "2026-02-01..2026-02-28",
                        "--json");
        assertThat(part.err()).doesNotContain("Changes compare");
        Map<String, String> changes = changes(part);
        assertThat(changes).isNotEmpty();
        changes(whole)
                .forEach(
                        (key, change) -> {
                            if (changes.containsKey(key)) {
                                assertThat(change).as(key).isEqualTo(changes.get(key));
                            }
                        });
    }

    /** Today is the day of the account's zone, in a year with a leap day. */
    @ParameterizedTest
    @CsvSource({
        "Pacific/Pago_Pago, 2028-03-31T05:00:00Z,"
                + " 'Mar 1, 2028 to Mar 27, 2028 with Feb 1, 2028 to Feb 27, 2028'",
        "UTC, 2028-03-31T05:00:00Z, 'Mar 1, 2028 to Mar 28, 2028 with Feb 1, 2028 to Feb 28, 2028'",
        "UTC, 2027-03-30T05:00:00Z, 'Mar 1, 2027 to Mar 27, 2027 with Feb 1, 2027 to Feb 27, 2027'",
        "Pacific/Kiritimati, 2028-03-30T09:59:00Z,"
                + " 'Mar 1, 2028 to Mar 27, 2028 with Feb 1, 2028 to Feb 27, 2028'",
        "Pacific/Kiritimati, 2028-03-30T10:00:00Z,"
                + " 'Mar 1, 2028 to Mar 28, 2028 with Feb 1, 2028 to Feb 28, 2028'",
        "Pacific/Kiritimati, 2028-03-31T10:00:00Z, ''"
    })
    void thisMonthIsThatOfTheZone(String zone, Instant now, String compared) throws Exception {
        Files.writeString(
                Home.in(home).settingsFile(),
                """
                {"connections": [{"id": "here", "name": "Here", "base_url": "%s",
                 "data_url": "%s", "zone": "%s"}]}
                """
                        .formatted(sandbox.baseUri(), sandbox.dataUri(), zone));
        Result result =
                new CommandTrial(home, Clock.fixed(now, CommandTrial.ZONE), TOKEN)
                        .run(
                                "export",
                                "ranking",
                                "--connection",
                                "Here",
                                "--token-env",
                                "TOKEN",
                                "--period",
                                "this-month",
                                "--compare",
                                "previous");
        assertThat(result.status()).as(result.err()).isZero();
        if (compared.isEmpty()) {
            assertThat(result.err()).doesNotContain("compare");
        } else {
            assertThat(result.err()).contains("Changes compare " + compared + ".");
        }
    }

    /** Where the days differ otherwise, that is said, too. */
    @ParameterizedTest
    @CsvSource({
        "last-month, previous, 31 days with 30",
        "2024-02-01..2024-02-29, last-year, 29 days with 28",
        "2024-02-20..2024-03-01, last-year, 11 days with 10",
        "last-month, none, ''"
    })
    void periodsOfOtherLengthsAreNamed(String period, String other, String days) {
        Result result = export("referrers", "--period", period, "--compare", other);
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.err())
                .isEqualTo(days.isEmpty() ? "" : "Changes compare " + days + " days.\n");
    }

    /** As in the window, which leaves preliminary days out of changes. */
    @Test
    void changesLeaveOutPreliminaryDays() {
        assertThat(export("referrers", "--period", "last-7-days", "--compare", "previous").err())
                .isEqualTo(
                        "Changes compare Jun 8, 2026 to Jun 12, 2026 with Jun 1, 2026 to Jun 5,"
                                + " 2026.\n");
    }

    /** The change in views by what a row is about. */
    private static Map<String, String> changes(Result result) {
        Map<String, String> found = new HashMap<>();
        for (String line : result.lines()) {
            JsonNode row = JsonMapper.shared().readTree(line);
            if (row.has("views_change")) {
                String key =
                        row.path("video_id").asString("")
                                + row.path("url").asString("")
                                + row.path("city").asString("")
                                + row.path("region").asString("")
                                + row.path("latitude").asString("");
                found.put(key, row.path("views_change").toString());
            }
        }
        return found;
    }

    @Test
    void aFilterNarrowsTheRows() {
        Result result = export("cities", "--filter", "country=BR", "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().subList(1, result.lines().size()))
                .isNotEmpty()
                .allMatch(line -> line.contains("\"country\":\"BR\""));
    }

    @Test
    void browsersAreThoseOfAVideo() {
        String video =
                export("ranking", "--json")
                        .text()
                        .replaceAll("(?s).*?\"video_id\":\"([^\"]+)\".*", "$1");
        Result result = export("browsers", "--video", video, "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().get(1)).contains("\"version\":", "\"views\":");
    }

    @Test
    void aCsvFileHasTheNamesOfJsonAsHeaders(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("ranking.csv");
        Result result = export("ranking", "-o", file.toString());
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.text()).isEmpty();
        assertThat(result.err()).matches("\\d+ rows saved to .*ranking.csv\\.\n");
        assertThat(Files.readAllLines(file).getFirst())
                .startsWith("\"title\",\"video_id\",\"rank\",\"views\",\"unique_views\",");
    }

    @Test
    void aFileWithTabsIsWrittenByItsName(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("ranking.TSV");
        assertThat(export("ranking", "-o", file.toString()).status()).isZero();
        assertThat(Files.readAllLines(file).getFirst())
                .startsWith("\"title\"\t\"video_id\"\t\"rank\"\t\"views\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ranking.xls", "ranking.csv.gz", "a.b/ranking.ods"})
    void anotherEndingIsRefusedUnlessTheFormatIsNamed(String name, @TempDir Path folder)
            throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Result result = export("ranking", "-o", file.toString());
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err()).contains("Use .csv, .tsv, .xlsx, .json or .jsonl");
        assertThat(file).doesNotExist();
        assertThat(export("ranking", "-o", file.toString(), "--format", "csv").status()).isZero();
        assertThat(file).exists();
    }

    @Test
    void aNameWithoutAnEndingIsCsv(@TempDir Path folder) throws Exception {
        Path file = Files.createDirectory(folder.resolve("a.b")).resolve("ranking");
        assertThat(export("ranking", "-o", file.toString()).status()).isZero();
        assertThat(file).content().startsWith("\"title\",\"video_id\",\"rank\",\"views\"");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void standardOutputHasAnotherName() {
        assertThat(export("ranking", "-o", "/dev/stdout").text())
                .isEqualTo(export("ranking").text())
                .isNotEmpty();
        assertThat(export("ranking", "-o", "/dev/null").err())
                .matches("\\d+ rows saved to /dev/null\\.\n");
    }

    @Test
    void anExcelFileIsWrittenByItsName(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("playlists.xlsx");
        Result result = export("playlists", "-o", file.toString(), "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().getLast()).contains("\"file\":", "\"rows\":");
        assertThat(Files.readAllBytes(file)).startsWith('P', 'K');
    }

    @ParameterizedTest
    @ValueSource(strings = {"--token-file", "--home"})
    void aNameThatNoFileCanHaveIsStatusTwo(String option) {
        Result result =
                trial().run(
                                "export",
                                "funnels",
                                "--base-url",
                                "http://127.0.0.1:1",
                                option,
                                "a\0b");
        assertThat(result.status()).as(result.err()).isEqualTo(2);
        assertThat(result.err())
                .contains("can't be the name of a file (Nul character not allowed).");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "ranking --period someday",
                "ranking --period 2026-05-31..2026-05-01",
                "ranking --compare never",
                "ranking --filter country=BR",
                "cities --filter country",
                "cities --filter planet=earth",
                "browsers",
                "ranking --format pdf",
                "live"
            })
    void whatIsNotUnderstoodIsStatusTwo(String arguments) {
        Result result = export(arguments.split(" ", -1));
        assertThat(result.status()).as(result.err()).isEqualTo(2);
        assertThat(result.text()).isEmpty();
    }
}
