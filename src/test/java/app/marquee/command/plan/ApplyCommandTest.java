package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.command.Terminal;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ConnectionId;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Applies a plan to a sandbox through the journal, or refuses it. */
class ApplyCommandTest {
    @TempDir Path directory;
    private PlanTrial trial;
    private Path plan;
    private String one;
    private String two;

    @BeforeEach
    void start() throws Exception {
        trial = new PlanTrial(directory, true);
        one = trial.playlist(0).path("id").asString();
        two = trial.playlist(1).path("id").asString();
        plan = directory.resolve("plan.json");
        Path wanted =
                trial.file(
                        "p.yaml",
                        "playlists:\n  - {playlist: %s, name: One}\n  - {playlist: %s, name: Two}\n"
                                .formatted(one, two));
        assertThat(trial.plan(wanted, plan).status()).isZero();
    }

    @AfterEach
    void stop() {
        trial.close();
    }

    private Result apply(String... more) {
        String[] all = new String[more.length + 2];
        all[0] = "apply";
        all[1] = plan.toString();
        System.arraycopy(more, 0, all, 2, more.length);
        Result result = trial.run(all);
        assertThat(result.text() + result.err()).doesNotContain(PlanTrial.TOKEN);
        return result;
    }

    private String name(String id) throws Exception {
        return trial.get("/playlists/" + id).findValue("name").asString();
    }

    @Test
    void aPlanIsAppliedAndVerified() throws Exception {
        Result result = apply("--yes");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(result.lines()).hasSize(3);
        assertThat(result.lines())
                .anyMatch(line -> line.startsWith("applied: playlist ") && line.endsWith(one));
        assertThat(result.lines().getLast()).isEqualTo("applied: 2, verified: 2");
        assertThat(name(one)).isEqualTo("One");
        assertThat(name(two)).isEqualTo("Two");
    }

    /** As in the window: each of them waits for the other, which would never come alone. */
    @Test
    void changesOfDifferentItemsAreSentTogether() {
        CountDownLatch both = new CountDownLatch(2);
        AtomicInteger together = new AtomicInteger();
        trial.onWrite =
                () -> {
                    both.countDown();
                    try {
                        if (both.await(500, TimeUnit.MILLISECONDS)) {
                            together.incrementAndGet();
                        }
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                };
        Result result = apply("--yes");
        assertThat(together).hasValue(2);
        assertThat(result.status()).as(result.text() + result.err()).isZero();
        assertThat(result.lines().getLast()).isEqualTo("applied: 2, verified: 2");
    }

    @Test
    void aPlanIsSentOnce() {
        apply("--yes");
        Result again = apply("--yes", "--json");
        assertThat(again.status()).as(again.err()).isZero();
        assertThat(trial.writes).hasSize(2);
        assertThat(again.lines().getLast())
                .isEqualTo(
                        "{\"summary\":{\"applied\":0,\"failed\":0,\"unknown\":0,\"already\":2,\"discarded\":0,"
                            + "\"verified\":0,\"different\":0,\"pending\":0}}");
    }

    @Test
    void aPlanThatNoLongerMatchesIsRefusedAndNothingIsSent() throws Exception {
        trial.put("/playlist/" + two, "{\"name\":\"Elsewhere\"}");
        trial.writes.clear();
        Result result = apply("--yes");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.text())
                .contains("refused: playlist ")
                .contains(two + " (in the file: \"Lives e eventos\"): name: expected ")
                .contains(", found \"Elsewhere\"");
        assertThat(result.err()).contains("no longer matches");
        assertThat(trial.writes).isEmpty();
    }

    @Test
    void whatIsThereAlreadyIsNotSent() throws Exception {
        trial.put("/playlist/" + two, "{\"name\":\"Two\"}");
        trial.writes.clear();
        Result result = apply("--yes");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(trial.writes).containsExactly("PUT /playlist/" + one);
        assertThat(result.lines().getLast()).isEqualTo("applied: 1, already: 1, verified: 1");
    }

    @Test
    void withoutATerminalItAsksForYes() {
        Result result = apply();
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err()).startsWith("There is no terminal to ask on. Use --yes.");
        assertThat(trial.writes).isEmpty();
    }

    /** A terminal with a user who types the same answer to each question. */
    private static final class Typing implements Terminal {
        private final List<String> lines = new ArrayList<>();
        private final List<String> questions = new ArrayList<>();
        private final @Nullable String answer;

        Typing(@Nullable String answer) {
            this.answer = answer;
        }

        @Override
        public void print(String line) {
            lines.add(line);
        }

        @Override
        public @Nullable String ask(String question) {
            questions.add(question);
            return answer;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"y", "YES"})
    void onATerminalItShowsTheChangesAndAsks(String answer) {
        Typing user = new Typing(answer);
        trial.trial.terminal(user);
        Result result = apply();
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(user.questions).containsExactly("Apply 2 changes to 2 items? [y/N] ");
        assertThat(user.lines)
                .anyMatch(line -> line.contains(one))
                .anyMatch(line -> line.endsWith("-> \"Two\""));
        assertThat(trial.writes).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"s", "SÍ", "y"})
    void theAnswerIsInTheLanguageOfTheQuestion(String answer) {
        Typing user = new Typing(answer);
        trial.trial.terminal(user).in(Locale.of("es", "419"));
        Result result = apply();
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(user.questions).containsExactly("¿Aplicar 2 cambios a 2 elementos? [s/N] ");
        assertThat(user.lines).anyMatch(line -> line.endsWith(": cambiar nombre de playlist"));
        assertThat(result.lines().getLast()).isEqualTo("aplicado: 2, verificado: 2");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"n", "", "yep"})
    void anyOtherAnswerSendsNothing(@Nullable String answer) {
        Typing user = new Typing(answer);
        trial.trial.terminal(user);
        Result result = apply();
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).startsWith("Nothing was sent.");
        assertThat(user.questions).hasSize(1);
        assertThat(trial.writes).isEmpty();
    }

    @Test
    void consentAndJsonAskNothing() {
        Typing user = new Typing("y");
        trial.trial.terminal(user);
        Result json = apply("--json");
        assertThat(json.status()).isEqualTo(2);
        assertThat(trial.writes).isEmpty();
        assertThat(apply("--confirm", "127.0.0.1").status()).isZero();
        assertThat(user.questions).isEmpty();
        assertThat(trial.writes).hasSize(2);
    }

    @Test
    void aTerminalIsNoConfirmationForAProductionAccount() {
        keepProduction();
        Typing user = new Typing("y");
        trial.trial.terminal(user);
        String[] common = {
            "apply", plan.toString(), "--connection", "Live", "--token-env", "TOKEN"
        };
        assertThat(trial.trial.run(common).status()).isEqualTo(2);
        assertThat(user.questions).isEmpty();
        assertThat(trial.writes).isEmpty();
    }

    @Test
    void aConfirmationNamesTheConnection() {
        assertThat(apply("--confirm", "other").status()).isEqualTo(2);
        assertThat(trial.writes).isEmpty();
        assertThat(apply("--confirm", "127.0.0.1").status()).isZero();
        assertThat(trial.writes).hasSize(2);
    }

    @Test
    void aProductionAccountWantsItsName() {
        keepProduction();
        String[] common = {
            "apply", plan.toString(), "--connection", "Live", "--token-env", "TOKEN"
        };
        Result refused = trial.trial.run(with(common, "--yes"));
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).startsWith("This is a production account. Confirm with");
        assertThat(trial.writes).isEmpty();
        Result result = trial.trial.run(with(common, "--confirm", "Live"));
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(trial.writes).hasSize(2);
    }

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
    }

    private void keepProduction() {
        keep("Live", ConnectionKind.PRODUCTION, Connection.DEFAULT_REQUESTS_PER_MINUTE);
    }

    /** Saves a connection to the sandbox. */
    private void keep(String name, ConnectionKind kind, int perMinute) {
        Connection kept =
                new Connection(
                        new ConnectionId(name.toLowerCase(Locale.ROOT)),
                        name,
                        kind,
                        trial.sandbox.baseUri(),
                        trial.sandbox.dataUri(),
                        Connection.Routes.USUAL,
                        new Connection.Terms(
                                /* readOnly= */ false,
                                perMinute,
                                CommandTrial.ZONE,
                                ConnectionNetwork.USUAL));
        Home home = Home.in(directory.resolve("home"));
        try (Stores stores = Stores.open(home, CommandTrial.CLOCK, Runnable::run, _ -> {})) {
            stores.settings().update(now -> now.withConnection(kept));
        }
    }

    @Test
    void aReadOnlyConnectionSendsNothing() {
        Result result = apply("--yes", "--read-only");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).startsWith("Read-only connections can't make changes.");
        assertThat(trial.writes).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "playlist-update:500, 3, unknown: 2",
        "playlist-update:404, 1, failed: 2",
        "playlist-update:400#1, 1, failed: 1",
        "playlist-update:reset-after#1, 3, unknown: 1",
        "playlist-update:401, 4, pending: 2",
        "playlist-update:429-seconds=3600, 6, pending: 2"
    })
    void aFaultHasItsStatus(String fault, int status, String numbers) {
        trial.sandbox.faults().set(fault);
        Result result = apply("--yes");
        assertThat(result.status()).as(result.text() + result.err()).isEqualTo(status);
        assertThat(result.lines().getLast()).contains(numbers);
        if (status == 6) {
            assertThat(result.err()).matches("(?s).*wait until \\d{4}-\\d\\d-\\d\\dT[0-9:]+Z .*");
        }
    }

    @Test
    void aPausedPlanGoesOnWhereItEnded() throws Exception {
        trial.sandbox.faults().set("playlist-update:401");
        assertThat(apply("--yes").status()).isEqualTo(4);
        trial.sandbox.faults().set("");
        Result result = apply("--yes");
        assertThat(result.status()).as(result.text() + result.err()).isZero();
        assertThat(name(two)).isEqualTo("Two");
    }

    /** As if somebody had discarded what waits, in the window. */
    private String discardPending() {
        String id = trial.run("changes", "list", "--state", "pending").text().split("\t", 2)[0];
        Home home = Home.in(directory.resolve("home"));
        try (Stores stores = Stores.open(home, CommandTrial.CLOCK, Runnable::run, _ -> {})) {
            stores.journal()
                    .advance(
                            List.of(new ChangeId(id)),
                            line ->
                                    Optional.of(
                                            line.ended(
                                                    ChangeState.CANCELLED,
                                                    Instant.now(),
                                                    new ChangeAnswer(null, null, null, null))));
        }
        return id;
    }

    @Test
    void aDiscardedChangeIsSentOnlyOnDemand() {
        trial.sandbox.faults().set("playlist-update:401#1");
        assertThat(apply("--yes").status()).isEqualTo(4);
        trial.sandbox.faults().set("");
        String id = discardPending();
        trial.writes.clear();
        Result result = apply("--yes");
        assertThat(result.status()).as(result.text() + result.err()).isZero();
        assertThat(result.lines())
                .anyMatch(
                        line ->
                                line.startsWith("discarded: playlist ")
                                        && line.endsWith(
                                                ": discarded here before. To apply it, add --again "
                                                        + id));
        assertThat(result.lines().getLast()).contains("discarded: 1");
        assertThat(trial.run("changes", "list", "--state", "discarded").text()).startsWith(id);
        int sent = trial.writes.size();
        Result again = apply("--yes", "--again", id);
        assertThat(again.lines())
                .as(again.err())
                .anyMatch(line -> line.startsWith("applied: play"));
        assertThat(trial.writes).hasSize(sent + 1);
    }

    @Test
    void anUnknownChangeIsReadAndNotSentAgain() {
        trial.sandbox.faults().set("playlist-update:reset-after#1");
        assertThat(apply("--yes").status()).isEqualTo(3);
        int sent = trial.writes.size();
        Result result = apply("--yes");
        assertThat(result.status()).as(result.text() + result.err()).isZero();
        assertThat(trial.writes).hasSize(sent);
        assertThat(result.lines().getLast()).isEqualTo("applied: 0, already: 2");
    }

    @Test
    void anInterruptBeforeItBeginsSendsNothing() {
        Thread.currentThread().interrupt();
        Result result = apply("--yes");
        Thread.interrupted();
        assertThat(result.status()).isEqualTo(130);
        assertThat(trial.writes).isEmpty();
        assertThat(apply("--yes").status()).isZero();
    }

    /** The budget lets one through at once; the other one waits for seconds. */
    @Test
    void anInterruptLeavesTheRestPending() throws Exception {
        keep("Slow", ConnectionKind.TEST, 20);
        String[] slow = {"--connection", "Slow", "--token-env", "TOKEN"};
        String[] sending = with(new String[] {"apply", plan.toString(), "--yes"}, slow);
        Thread command = Thread.currentThread();
        trial.onWrite = () -> Thread.ofVirtual().start(() -> interrupt(command));
        Result result = trial.trial.run(sending);
        Thread.interrupted();
        trial.onWrite = () -> {};
        assertThat(result.status()).as(result.text() + result.err()).isEqualTo(130);
        assertThat(trial.writes).hasSize(1);
        Result listed = trial.trial.run(with(new String[] {"changes", "list"}, slow));
        assertThat(listed.lines())
                .as(listed.text() + listed.err())
                .filteredOn(line -> line.contains("\tpending\t"))
                .hasSize(1);
        keep("Slow", ConnectionKind.TEST, Connection.DEFAULT_REQUESTS_PER_MINUTE);
        Result rest = trial.trial.run(sending);
        assertThat(rest.status()).as(rest.text() + rest.err()).isZero();
        assertThat(trial.writes).hasSize(2);
        assertThat(name(one)).isEqualTo("One");
        assertThat(name(two)).isEqualTo("Two");
    }

    private static void interrupt(Thread command) {
        try {
            Thread.sleep(400);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        command.interrupt();
    }

    @Test
    void addedVideosAreStaleWhenThePlaylistChanged() throws Exception {
        String video = trial.get("/videos?limit=1").findValue("id").asString();
        Path wanted = wanted(video);
        assertThat(trial.plan(wanted, plan).text()).contains("add videos to playlist");
        Path stale = directory.resolve("stale.json");
        trial.plan(wanted, stale);
        Result result = apply("--yes");
        assertThat(result.status()).as(result.text() + result.err()).isZero();
        assertThat(result.lines().getLast()).isEqualTo("applied: 1, verified: 1");
        // The second plan wants the same, which is there now.
        plan = stale;
        assertThat(apply("--yes").lines().getLast()).isEqualTo("applied: 0, already: 1");
        Path other = directory.resolve("other.json");
        trial.plan(wanted(trial.get("/videos?limit=2").findValues("id").get(1).asString()), other);
        trial.plan(wanted(trial.get("/videos?limit=3").findValues("id").get(2).asString()), plan);
        apply("--yes");
        plan = other;
        Result refused = apply("--yes");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.text()).contains("videos: expected [");
    }

    /** The server may still be busy with the first one. */
    @Test
    void anAdditionOfUnknownOutcomeIsNotSentAgainUntilThatIsRecorded() throws Exception {
        trial.plan(wanted(trial.get("/videos?limit=1").findValue("id").asString()), plan);
        trial.sandbox.faults().set("playlist-add-videos:reset-before#1");
        assertThat(apply("--yes").status()).isEqualTo(3);
        int sent = trial.writes.size();
        Result again = apply("--yes");
        assertThat(again.status()).isEqualTo(3);
        assertThat(again.text()).contains(": may still be under way. Look at it later with");
        assertThat(trial.writes).hasSize(sent);
        assertThat(trial.run("changes", "verify").status()).isZero();
        assertThat(apply("--yes").lines().getLast()).isEqualTo("applied: 1, verified: 1");
    }

    private Path wanted(String video) {
        return trial.file(
                "w.yaml", "playlists:\n  - {playlist: %s, videos: [%s]}\n".formatted(one, video));
    }
}
