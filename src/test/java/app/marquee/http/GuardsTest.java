package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.http.budget.RateBudget;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** What is never sent, seen at a socket that listens. */
class GuardsTest {
    private final WireServer server = WireServer.json("[]");

    @AfterEach
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource(Operation.class)
    void noWriteOfAReadOnlyConnectionReachesTheSocket(Operation operation) {
        ApiRequest request =
                ApiRequest.of(
                        operation,
                        Map.of(
                                "video_id", Rig.VIDEO,
                                "playlist_id", Rig.VIDEO,
                                "folder_id", Rig.VIDEO,
                                "funnel_id", Rig.VIDEO,
                                "live_id", Rig.VIDEO),
                        List.of(),
                        null);
        try (Rig rig = Rig.with(server, parts -> parts.readOnly(() -> true))) {
            if (operation.isWrite()) {
                assertThat(rig.failure(request)).isEqualTo(new Failure.ReadOnly(operation));
                assertThat(server.connections()).isZero();
                assertThat(rig.exchanges.getLast().failure())
                        .isEqualTo(new Failure.ReadOnly(operation));
            } else {
                assertThat(rig.text(request)).isEqualTo("[]");
            }
        }
    }

    @Test
    void theLockThatIsSwitchedWhileAWriteWaitsHoldsIt() {
        AtomicBoolean locked = new AtomicBoolean();
        FakeClock clock = FakeClock.held();
        RateBudget budget = new RateBudget(1, clock);
        try (Rig rig =
                Rig.with(
                        Rig.connection(server.url(), server.url()),
                        clock,
                        parts -> parts.readOnly(locked::get).budget(budget))) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            Sending sending = Sending.of(rig, Rig.put());
            org.awaitility.Awaitility.await().until(() -> budget.waiting() == 1);
            locked.set(true);
            clock.advance(Duration.ofMinutes(1));
            assertThat(sending.failure()).isEqualTo(new Failure.ReadOnly(Operation.UPDATE_FOLDER));
        }
        assertThat(server.requests).hasSize(1);
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "  ", "a\r\nX-Evil: 1", "tök", "a b"})
    void withoutAUsableTokenNothingIsSent(@Nullable String token) {
        try (Rig rig =
                Rig.with(
                        server,
                        parts ->
                                HttpTransport.to(
                                                parts.connection,
                                                () -> token == null ? null : new Secret(token))
                                        .clock(parts.clock)
                                        .listener(parts.listener))) {
            assertThat(rig.failure(Rig.get())).isEqualTo(new Failure.NoToken());
            assertThat(rig.exchanges).hasSize(1);
        }
        assertThat(server.connections()).isZero();
    }

    @Test
    void aTokenThatCannotBeReadIsAFailureAndOnRecord() {
        try (Rig rig =
                Rig.with(
                        server,
                        parts ->
                                HttpTransport.to(
                                                parts.connection,
                                                () -> {
                                                    throw new IllegalStateException("locked");
                                                })
                                        .listener(parts.listener))) {
            assertThat(rig.failure(Rig.get())).isInstanceOf(Failure.Defect.class);
            assertThat(rig.exchanges).hasSize(1);
        }
        assertThat(server.connections()).isZero();
    }

    @Test
    void theTokenIsAskedForAtEverySend() {
        List<String> tokens = new java.util.ArrayList<>(List.of("first", "second"));
        try (Rig rig =
                Rig.with(
                        server,
                        parts ->
                                HttpTransport.to(
                                        parts.connection,
                                        () -> new Secret(tokens.removeFirst())))) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
        }
        assertThat(server.requests.get(0)).contains("Authorization: first\r\n");
        assertThat(server.requests.get(1)).contains("Authorization: second\r\n");
    }

    @Test
    void plainHttpToAnotherMachineIsRefused() {
        URI elsewhere = URI.create("http://192.0.2.1:" + server.port());
        Connection connection = Rig.connection(elsewhere, elsewhere);
        try (Rig rig = Rig.to(connection)) {
            Failure failure = rig.failure(Rig.get());
            assertThat(failure).isInstanceOf(Unavailable.class);
            assertThat(((Unavailable) failure).cause()).isEqualTo(Unavailable.Cause.INSECURE);
            assertThat(rig.exchanges).hasSize(1);
        }
    }

    /** The settings file may have one that no form takes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://api.example.com:99999",
                "https://api.example.com:0",
                "https://my_host.example.com"
            })
    void aSavedUrlThatCannotBeUsedIsNoDefect(String address) {
        URI saved = URI.create(address);
        try (Rig rig = Rig.to(Rig.connection(saved, saved))) {
            for (ApiRequest request : List.of(Rig.get(), Rig.put())) {
                assertThat(((Unavailable) rig.failure(request)).cause())
                        .isEqualTo(Unavailable.Cause.URL);
            }
            assertThat(rig.exchanges).hasSize(2);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://api.example.com",
                "HTTPS://api.example.com/v1",
                "http://localhost:9000",
                "http://LOCALHOST",
                "http://127.0.0.1",
                "http://127.255.3.4:1",
                "http://[::1]:9000",
            })
    void allowedAddresses(String address) {
        assertThat(ServiceAddress.isAllowed(URI.create(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://api.example.com",
                "http://127.evil.example",
                "http://127.0.0.1.evil.example",
                "http://localhost.evil.example",
                "http://128.0.0.1",
                "http://127.1",
                "http://127.0.0.256",
                "http://[::2]",
                "http://localhost@evil.example",
                "ftp://127.0.0.1",
                "https:///nowhere",
                "api.example.com",
            })
    void refusedAddresses(String address) {
        assertThat(ServiceAddress.isAllowed(URI.create(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 303, 307, 308})
    void aRedirectIsNotFollowed(int status) {
        try (WireServer other = WireServer.json("[]");
                WireServer redirecting =
                        WireServer.answering(
                                call -> call.json(status, "", "Location: " + other.url() + "/x"));
                Rig rig = Rig.to(redirecting)) {
            Failure failure = rig.failure(Rig.get());
            assertThat(failure).isInstanceOf(Failure.Redirected.class);
            assertThat(((Failure.Redirected) failure).answer().status()).isEqualTo(status);
            assertThat(redirecting.requests).hasSize(1);
            assertThat(other.connections()).isZero();
        }
    }

    /** Neither to the host itself, which may hand it on, nor to one that is as good by its name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/elsewhere",
                "//localhost:%d/x",
                "http://localhost:%d/x",
                "http://127.0.0.1:%d@127.0.0.2/x",
                "https://127.0.0.1:%d/x",
            })
    void noRedirectOfAnyFormTakesTheTokenAnywhere(String location) {
        try (WireServer other = WireServer.json("[]");
                WireServer redirecting =
                        WireServer.answering(
                                call ->
                                        call.json(
                                                302,
                                                "",
                                                "Location: " + location.formatted(other.port())));
                Rig rig = Rig.to(redirecting)) {
            for (ApiRequest request : List.of(Rig.get(), Rig.put(), Rig.post(), Rig.delete())) {
                assertThat(rig.failure(request)).isInstanceOf(Failure.Redirected.class);
            }
            assertThat(redirecting.requests).hasSize(4);
            assertThat(other.connections()).isZero();
        }
    }
}
