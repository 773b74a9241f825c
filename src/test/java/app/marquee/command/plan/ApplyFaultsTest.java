package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.SeenRequest;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Plans and applies in every shape and under faults; nothing is sent twice. */
@SuppressWarnings("NullAway.Init") // each test starts the sandbox of its shape
class ApplyFaultsTest {
    private static final String TOKEN = "canary-token-5d1e";
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    @TempDir private Path directory;
    private final AtomicInteger written = new AtomicInteger();
    private Sandbox sandbox;
    private CommandTrial trial;
    private Path plan;

    private void start(Shape shape) {
        sandbox =
                Sandbox.start(
                        SandboxOptions.builder()
                                .token(TOKEN)
                                .now(NOW)
                                .shape(shape)
                                .onRequest(this::seen)
                                .build());
        trial = new CommandTrial(directory.resolve("home"), CommandTrial.CLOCK, TOKEN);
        plan = directory.resolve("plan.json");
    }

    private void seen(SeenRequest request) {
        if (!request.method().equals("GET")) {
            written.incrementAndGet();
        }
    }

    @AfterEach
    void stop() {
        sandbox.close();
        Logging.stop();
    }

    /** A table with new names of two folders. */
    private Path table(String name) throws IOException {
        List<String> folders =
                Account.generate(SandboxOptions.USUAL_SEED, 1, NOW).folders().stream()
                        .map(folder -> folder.id().toString())
                        .limit(2)
                        .toList();
        return Files.writeString(
                directory.resolve("folders.csv"),
                "folder_id,name\n%s,%s 1\n%s,%s 2\n"
                        .formatted(folders.getFirst(), name, folders.getLast(), name));
    }

    private Result planned(String name) throws IOException {
        return trial.on(
                sandbox,
                "plan",
                table(name).toString(),
                "-o",
                plan.toString(),
                "--exit-code",
                "--json");
    }

    private Result applied(String... options) {
        return trial.on(
                sandbox,
                Stream.concat(Stream.of("apply", plan.toString(), "--json"), Stream.of(options))
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsPlannedIsAppliedOnce(Shape shape) throws IOException {
        start(shape);
        Result pending = planned("Renamed");
        assertThat(pending.status()).as(pending.err()).isEqualTo(5);
        assertThat(written).hasValue(0);
        Result applied = applied("--yes");
        assertThat(applied.status()).as(applied.text() + applied.err()).isZero();
        assertThat(written).hasValue(2);
        assertThat(applied("--yes").status()).isZero();
        assertThat(planned("Renamed").status()).isZero();
        assertThat(written).hasValue(2);
    }

    @ParameterizedTest
    @CsvSource({
        "folder-update:429-seconds=3600, 6, until 20",
        "folder-update:401, 4, rejected",
        "folder-update:403, 4, Access denied"
    })
    void whatIsRefusedForNowIsAppliedLater(String fault, int status, String sentence)
            throws IOException {
        start(Shape.PLAIN);
        planned("Later");
        sandbox.faults().set(fault);
        Result refused = applied("--yes");
        assertThat(refused.status()).as(refused.text() + refused.err()).isEqualTo(status);
        assertThat(refused.err().lines().toList().getLast()).contains(sentence);
        assertThat(refused.lines().getLast()).startsWith("{\"error\":{\"status\":" + status);
        sandbox.faults().set("");
        int before = written.get();
        Result later = applied("--yes");
        assertThat(later.status()).as(later.text() + later.err()).isZero();
        assertThat(written).hasValue(before + 2);
        assertThat(planned("Later").status()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "en, 'conflict: ', 'applied: 1, conflict: 1'",
        "pt, 'conflito: ', 'aplicada: 1, conflito: 1'",
        "es, 'conflicto: ', 'aplicado: 1, conflicto: 1'"
    })
    void aConflictIsCalledSoInTextAndFailedForPrograms(String language, String line, String summary)
            throws IOException {
        start(Shape.PLAIN);
        planned("Too late");
        trial.in(Locale.of(language));
        sandbox.faults().set("folder-update:409#1");
        Result refused = trial.on(sandbox, "apply", plan.toString(), "--yes");
        assertThat(refused.status()).as(refused.text() + refused.err()).isEqualTo(1);
        assertThat(refused.text()).contains(line, summary);
    }

    @Test
    void theJsonOfAConflictSaysFailed() throws IOException {
        start(Shape.PLAIN);
        planned("Too late");
        sandbox.faults().set("folder-update:409#1");
        assertThat(applied("--yes").text())
                .contains(
                        "\"state\":\"failed\",\"http_status\":409,\"failure\":\"Conflict\"",
                        "\"summary\":{\"applied\":1,\"failed\":1,\"unknown\":0,");
    }

    /**
     * The first may have been applied, so that only the second is left and nothing is sent twice.
     */
    @Test
    void aServerThatIsDownForATimeGetsNothingElseUntilThen() throws IOException {
        start(Shape.PLAIN);
        planned("Later");
        sandbox.faults().set("folder-update:503-seconds=3600");
        Result refused = applied("--yes");
        assertThat(refused.status()).as(refused.text() + refused.err()).isEqualTo(6);
        assertThat(refused.lines().getLast())
                .startsWith("{\"error\":{\"status\":6")
                .contains("\"until\":\"20");
        sandbox.faults().set("");
        Result later = applied("--yes");
        assertThat(later.status()).as(later.text() + later.err()).isIn(0, 3);
    }

    @Test
    void aChangeWithoutAResponseIsFoundOutAndNotSentAgain() throws IOException {
        start(Shape.PLAIN);
        planned("Cut off");
        sandbox.faults().set("folder-update:reset-after#1");
        Result cut = applied("--yes");
        assertThat(cut.status()).as(cut.text() + cut.err()).isIn(0, 3);
        Result again = applied("--yes");
        assertThat(again.status()).as(again.text() + again.err()).isZero();
        assertThat(written).hasValue(2);
        assertThat(planned("Cut off").status()).isZero();
    }

    @Test
    void aChangeThatCanNotBeReadAfterAServerErrorIsUnknown() throws IOException {
        start(Shape.PLAIN);
        planned("Broken");
        sandbox.faults().set("folder-update:500,folder-list:500@1.0");
        Result unread = applied("--yes");
        assertThat(unread.status()).as(unread.text() + unread.err()).isEqualTo(1);
        assertThat(written).as("the comparison failed, so that nothing is sent").hasValue(0);
        sandbox.faults().set("folder-update:500");
        Result broken = applied("--yes");
        assertThat(broken.status()).as(broken.text() + broken.err()).isIn(1, 3);
        assertThat(broken.text()).doesNotContain("\"state\":\"applied\"");
    }

    @Test
    void aPlanOfAnotherTimeIsRefusedLineByLine() throws IOException {
        start(Shape.PLAIN);
        planned("Meant");
        Path meant = Files.move(plan, directory.resolve("meant.json"));
        planned("Meanwhile");
        assertThat(applied("--yes").status()).isZero();
        int before = written.get();
        Files.copy(meant, plan, StandardCopyOption.REPLACE_EXISTING);
        Result stale = applied("--yes");
        assertThat(stale.status()).isEqualTo(1);
        assertThat(stale.text()).contains("Meanwhile 1", "Meanwhile 2");
        assertThat(written).hasValue(before);
    }

    @Test
    void nothingIsSentWithoutConsentOrWhereNothingMayBeSent() throws IOException {
        start(Shape.PLAIN);
        planned("Never");
        assertThat(applied().status()).isEqualTo(2);
        assertThat(applied("--confirm", "Another").status()).isEqualTo(2);
        assertThat(applied("--yes", "--read-only").status()).isEqualTo(1);
        assertThat(written).hasValue(0);
        Result confirmed = applied("--confirm", "127.0.0.1");
        assertThat(confirmed.status()).as(confirmed.text() + confirmed.err()).isZero();
        assertThat(written).hasValue(2);
    }

    @Test
    void theTokenIsInNoOutputAndNoFile() throws IOException {
        start(Shape.PLAIN);
        Result pending = planned("Open");
        sandbox.faults().set("folder-update:500#1");
        Result applied = applied("--yes");
        assertThat(pending.text() + pending.err() + applied.text() + applied.err())
                .doesNotContain(TOKEN);
        try (Stream<Path> files = Files.walk(directory)) {
            List<Path> kept = files.filter(Files::isRegularFile).toList();
            assertThat(kept)
                    .extracting(Path::getFileName)
                    .map(Path::toString)
                    .contains("journal.db");
            for (Path file : kept) {
                String content = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                assertThat(content).as(file.toString()).doesNotContain(TOKEN);
            }
        }
    }
}
