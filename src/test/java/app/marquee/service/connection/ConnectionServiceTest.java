package app.marquee.service.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.change.engine.ScriptedTransport;
import app.marquee.http.QueryParameter;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.Exchange;
import app.marquee.model.connection.TokenPlace;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.session.TransportFactory;
import app.marquee.store.keychain.GuardedKeychain;
import app.marquee.store.keychain.Keychain;
import app.marquee.store.keychain.Tokens;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

final class ConnectionServiceTest {
    private static final ConnectionDraft DRAFT =
            new ConnectionDraft(
                    "Acme",
                    ConnectionKind.PRODUCTION,
                    "https://api.acme.test",
                    "https://data.acme.test",
                    Connection.Routes.USUAL,
                    new Connection.Terms(true, 60, ZoneOffset.UTC, ConnectionNetwork.USUAL));

    @TempDir Path home;
    private SessionFixture fixture;
    private ConnectionService connections;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        fixture.transport().alwaysOtherReads();
        connections = fixture.connections();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private void restart() {
        fixture.close();
        open();
    }

    @Test
    void keepsConnectionsOverARestartAndThoseOfThisRunNot() {
        Connection acme = connections.add(DRAFT);
        Connection sandbox = SessionFixture.connection("sandbox");
        connections.addForThisRun(sandbox, Optional.of(new Secret("t")));
        assertThat(connections.all()).containsExactly(sandbox, acme);
        assertThat(connections.isOfThisRun(sandbox.id())).isTrue();
        restart();
        assertThat(connections.all()).containsExactly(acme);
        assertThat(connections.hasToken(sandbox.id())).isFalse();
    }

    @Test
    void editsInPlaceAndRefusesADraftWithProblems() {
        Connection acme = connections.add(DRAFT);
        connections.add(DRAFT);
        Connection edited =
                connections.edit(acme.id(), ConnectionDraft.of(acme.withReadOnly(false)));
        assertThat(connections.all()).hasSize(2).startsWith(edited);
        assertThatThrownBy(() -> connections.add(ConnectionDraft.empty(ZoneOffset.UTC)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTokenStaysWithTheAddressesItWasGivenFor() {
        Connection acme = connections.add(DRAFT);
        connections.setToken(acme.id(), new Secret("token"));
        connections.edit(acme.id(), ConnectionDraft.of(acme.withReadOnly(false)));
        assertThat(connections.hasToken(acme.id())).isTrue();
        ConnectionDraft elsewhere =
                new ConnectionDraft(
                        DRAFT.name(),
                        DRAFT.kind(),
                        DRAFT.baseUrl(),
                        "https://data.other.test",
                        Connection.Routes.USUAL,
                        new Connection.Terms(true, 60, ZoneOffset.UTC, ConnectionNetwork.USUAL));
        Session former = connections.open(acme.id());
        connections.edit(acme.id(), elsewhere);
        assertThat(connections.hasToken(acme.id())).isFalse();

        connections.setToken(acme.id(), new Secret("for-elsewhere"));
        Session later = connections.open(acme.id());
        assertThat(former.isClosed()).isTrue();
        assertThat(fixture.opened().get(0).token().token())
                .as("a session with the former addresses")
                .isNull();
        assertThat(fixture.opened().get(1).token().token()).isEqualTo(new Secret("for-elsewhere"));
        assertThat(later.connection().dataUrl()).hasToString("https://data.other.test");
    }

    @Test
    void deletesWithEverythingKnownThroughIt() {
        Connection acme = connections.add(DRAFT);
        connections.setToken(acme.id(), new Secret("token"));
        Session session = connections.open(acme.id());
        session.catalogue().add(ItemKind.PLAYLIST, List.of(new PlaylistId("p1")));
        connections.delete(acme.id());
        assertThat(session.isClosed()).isTrue();
        assertThat(connections.all()).isEmpty();
        assertThat(connections.hasToken(acme.id())).isFalse();
        assertThat(fixture.stores().catalogue().all(acme.id(), ItemKind.PLAYLIST)).isEmpty();
        assertThat(fixture.stores().settings().current().lastConnection()).isNull();
    }

    @Test
    void remembersWhatWasOpenLast() {
        Connection acme = connections.add(DRAFT);
        connections.open(acme.id());
        restart();
        assertThat(fixture.stores().settings().current().lastConnection()).isEqualTo(acme.id());
        assertThatThrownBy(() -> connections.open(new ConnectionId("nobody")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void switchesTheLockOfAnOpenSessionAndKeepsIt() {
        Connection acme = connections.add(DRAFT);
        Session session = connections.open(acme.id());
        TransportFactory.Wire wire = fixture.opened().getFirst();
        assertThat(wire.readOnly().getAsBoolean()).isTrue();
        connections.setReadOnly(acme.id(), false);
        assertThat(wire.readOnly().getAsBoolean()).isFalse();
        assertThat(session.isReadOnly()).isFalse();
        restart();
        assertThat(connections.find(acme.id()).map(Connection::readOnly)).contains(false);
    }

    @Test
    void locksAnOpenSessionWhoseConnectionIsEdited() {
        Connection acme = connections.add(DRAFT);
        connections.setReadOnly(acme.id(), false);
        Session session = connections.open(acme.id());
        connections.edit(acme.id(), DRAFT);
        assertThat(session.isReadOnly()).isTrue();
        connections.edit(acme.id(), ConnectionDraft.of(acme.withReadOnly(false)));
        assertThat(session.isReadOnly()).isFalse();
        connections.refuseWritesForThisRun();
        connections.edit(acme.id(), ConnectionDraft.of(acme.withReadOnly(false)));
        assertThat(session.isReadOnly()).isTrue();
    }

    @Test
    void givesEachTransportItsOwnTokenOnly() {
        Connection one = connections.add(DRAFT);
        Connection two = connections.add(DRAFT);
        connections.setToken(one.id(), new Secret("token-one"));
        connections.open(one.id());
        connections.open(two.id());
        assertThat(fixture.opened().get(0).token().token()).isEqualTo(new Secret("token-one"));
        assertThat(fixture.opened().get(1).token().token()).isNull();
        connections.setToken(two.id(), new Secret("token-two"));
        assertThat(fixture.opened().get(1).token().token()).isEqualTo(new Secret("token-two"));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1);
    }

    @Test
    void writesNoTokenAnywhere() throws Exception {
        Connection acme = connections.add(DRAFT);
        connections.setToken(acme.id(), new Secret("canary-token-8841"));
        fixture.transport().answer(200, "[]");
        connections.test(DRAFT, Optional.of(new Secret("canary-token-8841")), Optional.empty());
        connections.open(acme.id());
        fixture.stores().settings().save();
        try (Stream<Path> files = Files.walk(home)) {
            assertThat(files.filter(Files::isRegularFile).toList())
                    .anySatisfy(file -> assertThat(text(file)).contains(acme.id().value()))
                    .allSatisfy(file -> assertThat(text(file)).doesNotContain("8841"));
        }
    }

    @Test
    void tellsExactlyWhatCameBack() {
        fixture.transport()
                .answer(200, "[{\"id\":\"a\"},{\"id\":\"b\"}]")
                .answer(200, "{\"funnels\":[{\"id\":\"a\"}]}")
                .answer(200, "")
                .answer(200, "")
                .fail(new Failure.Unauthorized(new Answer(401, "Bad token", "{}")))
                .fail(new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "refused"));
        ConnectionProbeResult array = test();
        assertThat(array.succeeded()).isTrue();
        assertThat(array.status()).isEqualTo(200);
        assertThat(array.shape()).isEqualTo(ConnectionProbeResult.Shape.ARRAY);
        assertThat(array.funnels()).isEqualTo(2);
        assertThat(array.url()).hasToString("https://api.acme.test/funnels/get_all");
        ConnectionProbeResult wrapped = test();
        assertThat(wrapped.shape()).isEqualTo(ConnectionProbeResult.Shape.OBJECT_WITH_ARRAY);
        assertThat(wrapped.funnels()).isEqualTo(1);
        assertThat(test().shape()).isEqualTo(ConnectionProbeResult.Shape.EMPTY);
        ConnectionProbeResult refused = test();
        assertThat(refused.succeeded()).isFalse();
        assertThat(refused.status()).isEqualTo(401);
        assertThat(refused.words()).isEqualTo("Bad token");
        assertThat(refused.shape()).isEqualTo(ConnectionProbeResult.Shape.NO_ANSWER);
        assertThat(refused.funnels()).isNull();
        assertThat(test().status()).isNull();
    }

    @Test
    void aTestReadsNoMoreThanAListOfFunnelsCanBe() {
        fixture.transport().answer(200, "[" + " ".repeat(ConnectionProbe.MOST) + "]");
        ConnectionProbeResult check = test();
        assertThat(check.status()).isEqualTo(200);
        assertThat(check.funnels()).isNull();
        assertThat(check.failure()).isEqualTo(new Failure.TooLarge(ConnectionProbe.MOST));
        fixture.transport().answer(200, "[" + " ".repeat(ConnectionProbe.MOST - 2) + "]");
        assertThat(test().funnels()).isZero();
    }

    @Test
    void tellsWhatWasNoListOfFunnels() {
        fixture.transport()
                .answer(200, "<html>Welcome</html>")
                .answer(200, "<html>Welcome</html>")
                .answer(200, "7")
                .answer(200, "7");
        ConnectionProbeResult page = test();
        assertThat(page.failure()).isInstanceOf(Failure.NotJson.class);
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.shape()).isEqualTo(ConnectionProbeResult.Shape.NOT_JSON);
        ConnectionProbeResult number = test();
        assertThat(number.failure()).isInstanceOf(Failure.WrongShape.class);
        assertThat(number.shape()).isEqualTo(ConnectionProbeResult.Shape.OTHER_JSON);
    }

    private static final String FUNNEL = "00000000-0000-4000-8000-00000000000f";

    @Test
    void triesTheElevenReadsOfTheContract() {
        fixture.transport()
                .answer(200, "[{\"id\":\"" + FUNNEL + "\"}]")
                .always(Operation.GET_FUNNEL, 200, "{\"id\":\"" + FUNNEL + "\",\"videos\":[]}")
                .always(Operation.GET_CITY, 200, "no JSON");
        ConnectionProbeResult check = test();
        assertThat(check.reads())
                .extracting(ReadTrial::operation)
                .containsExactlyElementsOf(
                        Stream.of(Operation.values())
                                .filter(Operation::isDocumented)
                                .filter(operation -> !operation.isWrite())
                                .toList());
        assertThat(check.reads())
                .filteredOn(read -> !read.works())
                .extracting(ReadTrial::operation, ReadTrial::outcome)
                .containsExactly(
                        tuple(Operation.GET_CITY, ReadTrial.Outcome.FAILED),
                        tuple(Operation.GET_VIEWERS_HISTORIC, ReadTrial.Outcome.NO_ID));
        assertThat(fixture.transport().sent())
                .filteredOn(request -> request.operation() == Operation.GET_THUMBS)
                .singleElement()
                .satisfies(
                        request ->
                                assertThat(request.pathVariables())
                                        .containsEntry("video_id", ScriptedTransport.VIDEO));
        assertThat(fixture.transport().sent())
                .filteredOn(request -> request.operation() == Operation.GET_RANKING)
                .singleElement()
                .satisfies(
                        request ->
                                assertThat(request.query())
                                        .as("seven days that are over")
                                        .extracting(QueryParameter::value)
                                        .containsExactly("2026-02-22", "2026-02-28"));
    }

    @Test
    void takesTheVideoOfAFunnelWhereTheRankingHasNone() {
        String video = "00000000-0000-4000-8000-000000000002";
        fixture.transport()
                .answer(200, "[{\"id\":\"not-a-uuid\"},{\"id\":\"" + FUNNEL + "\"}]")
                .always(Operation.GET_RANKING, 200, "[{\"video_id\":\"7\",\"views\":1}]")
                .always(
                        Operation.GET_FUNNEL,
                        200,
                        "{\"id\":\"" + FUNNEL + "\",\"videos\":[{\"id\":\"" + video + "\"}]}");
        test();
        assertThat(fixture.transport().sent())
                .filteredOn(request -> request.operation() == Operation.GET_BROWSER)
                .singleElement()
                .satisfies(
                        request ->
                                assertThat(request.pathVariables())
                                        .containsEntry("video_id", video));
    }

    @Test
    void triesNothingElseWithATokenThatWasRejectedOrAHostThatIsSilent() {
        fixture.transport()
                .fail(new Failure.Unauthorized(new Answer(401, "Bad token", "{}")))
                .fail(new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "refused"))
                .fail(new Failure.RateLimited(new Answer(429, "Wait", "{}"), null));
        assertThat(test().reads()).isEmpty();
        assertThat(test().reads()).isEmpty();
        assertThat(test().reads()).as("it asked to wait").isEmpty();
        assertThat(fixture.transport().sent()).hasSize(3);
    }

    /** At noon in UTC it is the next day there. */
    @Test
    void theDaysThatAreTriedAreOverInTheZoneOfTheConnection() {
        fixture.transport().answer(200, "[]");
        ConnectionDraft early =
                new ConnectionDraft(
                        DRAFT.name(),
                        DRAFT.kind(),
                        DRAFT.baseUrl(),
                        DRAFT.dataUrl(),
                        DRAFT.routes(),
                        new Connection.Terms(
                                true, 60, ZoneId.of("Pacific/Auckland"), ConnectionNetwork.USUAL));
        connections.test(early, Optional.of(new Secret("t")), Optional.empty());
        assertThat(fixture.transport().sent())
                .filteredOn(request -> request.operation() == Operation.GET_RANKING)
                .flatExtracting(request -> request.query())
                .extracting(QueryParameter::value)
                .containsExactly("2026-02-23", "2026-03-01");
    }

    /** One that was pasted may have an ID that no request can name. */
    @Test
    void triesTheFirstKnownStreamThatCanBeAskedFor() {
        Connection acme = connections.add(DRAFT);
        connections.setToken(acme.id(), new Secret("token"));
        try (Session session = connections.open(acme.id())) {
            session.catalogue()
                    .add(
                            ItemKind.LIVE,
                            List.of(new LiveId("7"), new LiveId(ScriptedTransport.VIDEO)));
        }
        fixture.transport().answer(200, "[]").always(Operation.GET_VIEWERS_HISTORIC, 200, "[]");
        connections.test(acme.id());
        assertThat(fixture.transport().sent())
                .filteredOn(request -> request.operation() == Operation.GET_VIEWERS_HISTORIC)
                .singleElement()
                .satisfies(
                        request ->
                                assertThat(request.pathVariables())
                                        .containsValue(ScriptedTransport.VIDEO));
    }

    @Test
    void namesTwoUrlsThatAreSwapped() {
        fixture.transport()
                .fail(new Failure.NotFound(new Answer(404, "", "")))
                .answer(200, "[{\"id\":\"" + FUNNEL + "\"}]");
        ConnectionProbeResult check = test();
        assertThat(check.hint()).isEqualTo(ConnectionProbeResult.Hint.SWAPPED);
        assertThat(fixture.opened().getLast().connection().baseUrl())
                .hasToString("https://data.acme.test");
        fixture.transport()
                .fail(new Failure.NotFound(new Answer(404, "", "")))
                .fail(new Failure.NotFound(new Answer(404, "", "")));
        assertThat(test().hint()).isEqualTo(ConnectionProbeResult.Hint.NONE);
    }

    @Test
    void noticesPluralPaths() {
        Failure missing = new Failure.NotFound(new Answer(404, "", ""));
        fixture.transport()
                .inTurn(Operation.GET_CITY)
                .answer(200, "[]")
                .fail(missing)
                .answer(200, "[]");
        assertThat(test().hint()).isEqualTo(ConnectionProbeResult.Hint.PLURAL_PATHS);
        assertThat(fixture.opened().getLast().connection().routes().paths())
                .containsExactly(Map.entry(Operation.GET_CITY, "/cities"));
        fixture.transport().answer(200, "[]").fail(missing).fail(missing);
        assertThat(test().hint()).isEqualTo(ConnectionProbeResult.Hint.NONE);
    }

    @Test
    void noticesATokenOfAnotherAccount() {
        Connection acme = connections.add(DRAFT);
        connections.setToken(acme.id(), new Secret("token"));
        fixture.transport().answer(200, "[{\"id\":\"" + FUNNEL + "\"}]");
        fixture.transport().always(Operation.GET_FUNNEL, 404, "");
        assertThat(connections.test(acme.id()).hint())
                .as("nothing is known yet")
                .isEqualTo(ConnectionProbeResult.Hint.NONE);
        try (Session session = connections.open(acme.id())) {
            session.catalogue().add(ItemKind.FUNNEL, List.of(new FunnelId("f1")));
        }
        fixture.transport().answer(200, "[{\"id\":\"" + FUNNEL + "\"}]");
        assertThat(connections.test(acme.id()).hint())
                .isEqualTo(ConnectionProbeResult.Hint.OTHER_ACCOUNT);
        fixture.transport().answer(200, "[{\"id\":\"f1\"},{\"id\":\"f2\"}]");
        assertThat(connections.test(acme.id()).hint()).isEqualTo(ConnectionProbeResult.Hint.NONE);
        fixture.transport().answer(200, "[]");
        assertThat(connections.test(acme.id()).hint())
                .as("all funnels may have been deleted")
                .isEqualTo(ConnectionProbeResult.Hint.NONE);
        fixture.transport()
                .inTurn(Operation.GET_CITY)
                .answer(200, "[{\"id\":\"" + FUNNEL + "\"}]")
                .fail(new Failure.NotFound(new Answer(404, "", "")))
                .answer(200, "[]");
        assertThat(connections.test(acme.id()).hint())
                .as("the account matters more than plural paths")
                .isEqualTo(ConnectionProbeResult.Hint.OTHER_ACCOUNT);
    }

    private ConnectionProbeResult test() {
        return connections.test(DRAFT, Optional.of(new Secret("t")), Optional.empty());
    }

    /** What the wire says of a request. */
    private void exchanged(Failure failure) {
        fixture.opened()
                .getLast()
                .exchanges()
                .ended(
                        new Exchange(
                                1,
                                new ConnectionId("acme"),
                                Operation.LIST_FUNNELS,
                                SessionFixture.NOON,
                                "GET",
                                URI.create("https://api.acme.test/funnels/get_all"),
                                List.of(),
                                null,
                                1,
                                null,
                                List.of(),
                                "",
                                0,
                                null,
                                Duration.ZERO,
                                failure));
    }

    @Test
    void anOpenConnectionTakesNoteOfItsTest() {
        Connection acme = connections.add(DRAFT);
        Connection other = connections.add(DRAFT);
        Session session = connections.open(acme.id());
        Failure refused = new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "refused");
        fixture.transport().fail(refused).fail(refused).fail(refused);
        test();
        exchanged(refused);
        connections.test(other.id());
        exchanged(refused);
        assertThat(session.exchanges().all()).as("of what is not saved, or of another").isEmpty();
        connections.test(acme.id());
        exchanged(refused);
        assertThat(session.exchanges().all())
                .extracting(Exchange::failure)
                .containsExactly(refused);
    }

    @Test
    void closesTheTransportOfATest() {
        fixture.transport().answer(200, "[]");
        test();
        assertThat(fixture.closed()).hasSize(1);
        assertThat(fixture.opened().getFirst().readOnly().getAsBoolean()).isTrue();
    }

    @Test
    void aSessionOpenedAfterWritesWereRefusedIsLocked() {
        Connection acme = connections.add(DRAFT);
        connections.setReadOnly(acme.id(), false);
        assertThat(connections.open(acme.id()).isReadOnly()).isFalse();
        connections.refuseWritesForThisRun();
        assertThat(connections.open(acme.id()).isReadOnly()).isTrue();
        assertThat(fixture.opened().getLast().readOnly().getAsBoolean()).isTrue();
    }

    private static ConnectionDraft at(String baseUrl, String dataUrl) {
        return new ConnectionDraft(
                DRAFT.name(), DRAFT.kind(), baseUrl, dataUrl, DRAFT.routes(), DRAFT.terms());
    }

    @Test
    void aTokenIsTriedOnlyAtItsOwnAddresses() {
        Secret token = new Secret("token");
        Connection acme = connections.add(DRAFT);
        connections.setToken(acme.id(), token);
        assertThat(connections.tokenToTry(acme.id(), DRAFT)).contains(token);
        ConnectionDraft otherBase = at("https://api.other.test", DRAFT.dataUrl());
        ConnectionDraft otherData = at(DRAFT.baseUrl(), "https://data.other.test");
        assertThat(connections.tokenToTry(acme.id(), otherBase)).isEmpty();
        assertThat(connections.tokenToTry(acme.id(), otherData)).isEmpty();
    }

    @Test
    void reportsOfADeletedConnectionAreDeleted() throws InterruptedException {
        Connection acme = connections.add(DRAFT);
        Session session = connections.open(acme.id());
        fixture.transport().answer(200, "{\"total_received\":1}");
        Reports reports = new SessionReports(session);
        reports.save(reports.load(ReportType.REFERRALS, new ReferralQuestion(), _ -> {}));
        assertThat(fixture.stores().snapshots().usage().answers()).isOne();
        connections.delete(acme.id());
        assertThat(fixture.stores().snapshots().usage().answers()).isZero();
    }

    /** The keychain of the system, in memory: what each secret is for, by its name. */
    private static final class Memory implements Keychain {
        private final Map<String, String> purposes = new ConcurrentHashMap<>();

        @Override
        public Optional<Secret> read(String name, String purpose) {
            return purpose.equals(purposes.get(name))
                    ? Optional.of(new Secret("recalled"))
                    : Optional.empty();
        }

        @Override
        public boolean write(String name, String purpose, Secret secret) {
            purposes.put(name, purpose);
            return true;
        }

        @Override
        public void remove(String name) {
            purposes.remove(name);
        }
    }

    @Test
    void theKeychainHasTokensForBothAddressesAndNoneOfThisRun(@TempDir Path other) {
        Memory keychain = new Memory();
        GuardedKeychain guarded =
                new GuardedKeychain(() -> Optional.of(keychain), Duration.ofSeconds(20));
        try (SessionFixture guardedFixture = new SessionFixture(other, new Tokens(guarded))) {
            ConnectionService kept = guardedFixture.connections();
            Connection acme = kept.add(DRAFT);
            kept.setToken(acme.id(), new Secret("token"));
            Awaitility.await().until(() -> !keychain.purposes.isEmpty());
            assertThat(keychain.purposes.values())
                    .containsExactly(DRAFT.baseUrl() + " " + DRAFT.dataUrl());
            kept.addForThisRun(
                    SessionFixture.connection("sandbox"), Optional.of(new Secret("passing")));
            kept.setToken(acme.id(), new Secret("newer"));
            Awaitility.await().until(() -> kept.tokenPlace(acme.id()) == TokenPlace.KEYCHAIN);
            assertThat(keychain.purposes).hasSize(1);
        }
    }
}
