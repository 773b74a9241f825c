package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.SandboxClient.Reply;
import app.marquee.sandbox.wire.Operation;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.Set;
import java.util.stream.Stream;

/** What holds for all operations alike: they answer, and only to the token. */
class EveryOperationTest {
    private Sandbox sandbox;
    private SandboxClient client;

    @BeforeEach
    void start() {
        sandbox = Sandbox.start(KnownAccount.options().build());
        client = SandboxClient.of(sandbox);
    }

    @AfterEach
    void close() {
        sandbox.close();
    }

    static Stream<Requests.Sample> all() {
        return new Requests(new KnownAccount()).all();
    }

    @ParameterizedTest
    @MethodSource("all")
    void answersWithSuccess(Requests.Sample sample) {
        Reply reply = client.send(sample.method(), sample.target(), sample.body());
        assertThat(reply.status()).as(reply.text()).isEqualTo(sample.status());
        assertThat(reply.header("Content-Type")).startsWith("application/json");
        assertThat(reply.json().isContainer()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("all")
    void refusesWithoutTheToken(Requests.Sample sample) {
        Reply reply = client.send(client.request(sample.method(), sample.target(), sample.body()));
        assertThat(reply.status()).isEqualTo(401);
        assertThat(reply.errMsg()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("all")
    void refusesAnyOtherToken(Requests.Sample sample) {
        for (String wrong : Set.of("Bearer " + sandbox.token(), sandbox.token() + "x", "x")) {
            Reply reply =
                    client.send(
                            client.request(sample.method(), sample.target(), sample.body())
                                    .header("Authorization", wrong));
            assertThat(reply.status()).as(wrong).isEqualTo(401);
        }
    }

    /** A new operation does not go unseen here. */
    @ParameterizedTest
    @MethodSource("operations")
    void hasASample(Operation operation) {
        assertThat(all()).anyMatch(sample -> sample.operation() == operation);
    }

    static Stream<Operation> operations() {
        return Stream.of(Operation.values())
                .filter(o -> o != Operation.PICTURE && o != Operation.THUMBNAIL_UPLOAD);
    }
}
