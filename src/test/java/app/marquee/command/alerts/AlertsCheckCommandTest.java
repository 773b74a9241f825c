package app.marquee.command.alerts;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.store.file.Home;
import app.marquee.store.file.HomeLock;
import app.marquee.store.settings.SettingsStore;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Checks the alerts on a sandbox, as a timer does. */
class AlertsCheckCommandTest {
    private static final String TOKEN = "canary-token-77ab";
    private static final ConnectionId OF_THE_TRIAL = new ConnectionId("command-line");

    @TempDir Path home;
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

    private void on(AlertKind kind, @Nullable Integer threshold) {
        Path file = Home.in(home).settingsFile();
        try (SettingsStore settings =
                SettingsStore.open(file, CommandTrial.CLOCK, _ -> {}, _ -> {})) {
            settings.update(
                    now ->
                            now.withAlerts(
                                    OF_THE_TRIAL,
                                    now.alerts(OF_THE_TRIAL)
                                            .with(kind, new AlertRule(true, threshold))));
        }
    }

    private Result check(String... more) {
        List<String> all = new ArrayList<>(List.of("alerts", "check"));
        all.addAll(List.of(more));
        return trial.on(sandbox, all.toArray(String[]::new));
    }

    private static List<String> states(Result result) {
        return result.lines().stream().skip(1).toList();
    }

    @Test
    void theUsualAlertsAreCheckedWithoutAnyThingToTell() {
        Result result = check("--saved", "--json");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(result.lines().getFirst()).contains("\"command\":\"alerts check\"");
        assertThat(states(result))
                .containsExactly(
                        "{\"alert\":\"trash\",\"state\":\"quiet\"}",
                        "{\"alert\":\"budget\",\"state\":\"unknown\",\"why\":\"no_budget\"}");
        assertThat(check("--saved").lines())
                .containsExactly(
                        "Videos in the trash about to expire: nothing to report",
                        "Forecast above the budget: can't be checked: no budget is set");
    }

    /** The trash of the sandbox has a video that was moved there elsewhere. */
    @Test
    void theTrashOfThePlatformIsLoaded() {
        assertThat(check().lines().getFirst())
                .startsWith("Videos in the trash about to expire: ")
                .contains(" will be permanently deleted in ")
                .endsWith(") (new)");
    }

    @Test
    void missingReportsAreLoadedOnlyWithoutSaved() throws Exception {
        Files.createDirectories(home);
        on(AlertKind.SPIKE, 1_000);
        on(AlertKind.TOP_VIDEO, 5);
        on(AlertKind.NEW_CITY, null);
        Result saved = check("--saved", "--json");
        assertThat(states(saved)).filteredOn(line -> line.contains("\"no_report\"")).hasSize(3);
        Result loaded = check("--json");
        assertThat(loaded.err()).isEmpty();
        assertThat(loaded.text()).contains("\"alert\":\"spike\"").doesNotContain("no_report");
        assertThat(loaded.text() + loaded.err()).doesNotContain(TOKEN);
    }

    @Test
    void aFactIsNewOnce() throws Exception {
        Files.createDirectories(home);
        on(AlertKind.SPIKE, 1);
        on(AlertKind.DROP, 1);
        String first = check("--json").text();
        assertThat(first).contains("\"state\":\"fired\"", "\"new\":true");
        assertThat(check("--json").text())
                .isEqualTo(first.replace("\"new\":true", "\"new\":false"));
    }

    /** The stream waits for more before it writes, and finds out only then. */
    @Test
    void whatCouldNotBeWrittenIsNewTheNextTime() throws Exception {
        Files.createDirectories(home);
        on(AlertKind.SPIKE, 1);
        trial.through(_ -> new BufferedOutputStream(new FullDisk()));
        assertThat(check("--json").status()).isEqualTo(1);
        trial.through(UnaryOperator.identity());
        assertThat(check("--json").text()).contains("\"new\":true").doesNotContain("false");
        assertThat(check("--json").text()).contains("\"new\":false").doesNotContain("true");
    }

    private static final class FullDisk extends OutputStream {
        @Override
        public void write(int one) throws IOException {
            throw new IOException("No space left on device");
        }
    }

    private String told() throws IOException {
        Path file = home.resolve("told.out");
        String told = Files.exists(file) ? Files.readString(file) : "";
        Files.deleteIfExists(file);
        return told;
    }

    private String into(String more) {
        return "{ cat; env; } > '" + home.resolve("told.out") + "'" + more;
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aCommandGetsEachFactOnceWithoutTheToken() throws Exception {
        Result first = check("--run", into(""));
        assertThat(first.err()).isEmpty();
        assertThat(first.status()).isZero();
        String told = told();
        assertThat(told)
                .startsWith("{\"marquee\":")
                .contains(
                        "\"zone\":\"America/Sao_Paulo\"",
                        "{\"alert\":\"trash\",\"title\":\"Videos in the trash about to expire\"",
                        " will be permanently deleted in ",
                        "\"deleted_at\":\"20")
                .doesNotContain(TOKEN, "TOKEN=", "\"budget\"");
        assertThat(check("--run", into("")).status()).isZero();
        assertThat(told()).isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatACommandFailedToTakeIsToldAgain() throws Exception {
        Result failed = check("--json", "--run", into("; exit 3"));
        assertThat(failed.status()).isEqualTo(1);
        assertThat(failed.lines().getLast()).contains("The command ended with status 3.");
        assertThat(told()).contains("permanently deleted");
        assertThat(check("--run", into("")).status()).isZero();
        assertThat(told()).contains("permanently deleted");
        assertThat(check("--run", into("")).status()).isZero();
        assertThat(told()).isEmpty();
    }

    /** The command reads a copy of the home then, and has its own list all the same. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aCommandIsToldOnceBesideAWindow() throws Exception {
        assertThat(check().status()).isZero();
        try (HomeLock _ = Home.in(home).lock()) {
            assertThat(check("--run", into("")).err()).isEmpty();
            assertThat(told()).contains("permanently deleted");
            assertThat(check("--run", into("")).status()).isZero();
            assertThat(told()).isEmpty();
        }
    }

    @Test
    void anEmptyCommandIsRefused() {
        Result refused = check("--run", " ");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("--run needs a value.");
    }

    @Test
    void aDamagedListIsSetAside() throws Exception {
        Files.createDirectories(home);
        Files.writeString(home.resolve("told.json"), "{\"format\":");
        assertThat(check("--run", "exit 0").status()).isZero();
        assertThat(home.resolve("told.json")).content().contains("\"marquee-told\"", "trash ");
    }

    @Test
    void aFailureHasItsStatus() throws Exception {
        Files.createDirectories(home);
        on(AlertKind.SPIKE, null);
        sandbox.faults().set("*:500");
        Result failed = check("--json");
        assertThat(failed.status()).isEqualTo(1);
        assertThat(failed.text())
                .contains("{\"alert\":\"spike\",\"state\":\"unknown\",\"why\":\"failed\"}");
        sandbox.faults().set("*:401");
        assertThat(check("--json").status()).isEqualTo(4);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void noVariableHandsOnTheToken() throws Exception {
        trial.variable("SECOND", TOKEN).variable("OTHER", "kept");
        assertThat(check("--run", into("")).err()).isEmpty();
        assertThat(told()).contains("OTHER=kept").doesNotContain(TOKEN, "SECOND=");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void eachServerHasItsOwnList() throws Exception {
        assertThat(check("--run", into("")).status()).isZero();
        assertThat(told()).contains("permanently deleted");
        try (Sandbox other = Sandbox.start(SandboxOptions.builder().token(TOKEN).build())) {
            assertThat(trial.on(other, "alerts", "check", "--run", into("")).status()).isZero();
            assertThat(told()).contains("permanently deleted");
        }
        assertThat(check("--run", into("")).status()).isZero();
        assertThat(told()).isEmpty();
    }

    @Test
    void theListOfANewerVersionStaysAsItIs() throws Exception {
        Files.createDirectories(home);
        String newer = "{\"format\":\"marquee-told\",\"version\":2}";
        Files.writeString(home.resolve("told.json"), newer);
        Result refused = check("--run", "exit 0");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err()).contains("A newer version of Marquee wrote this file");
        assertThat(home.resolve("told.json")).hasContent(newer);
    }
}
