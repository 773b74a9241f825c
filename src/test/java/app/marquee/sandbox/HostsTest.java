package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.HostRole;
import app.marquee.sandbox.wire.Operation;
import app.marquee.sandbox.wire.SeenRequest;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which host answers what. */
class HostsTest {
    private static final Set<Operation> MOVABLE =
            Set.of(Operation.BROWSER, Operation.REFERRER, Operation.RANKING);

    private final List<SeenRequest> seen = new ArrayList<>();

    private Sandbox start(Shape shape, @Nullable Integer dataPort) {
        return Sandbox.start(
                KnownAccount.options()
                        .shape(shape)
                        .dataPort(dataPort)
                        .onRequest(seen::add)
                        .build());
    }

    private static void onlyOn(Sandbox sandbox, Requests.Sample sample, boolean data) {
        SandboxClient base = new SandboxClient(sandbox.baseUri(), sandbox.token());
        SandboxClient other = new SandboxClient(sandbox.dataUri(), sandbox.token());
        SandboxClient right = data ? other : base;
        SandboxClient wrong = data ? base : other;
        assertThat(wrong.send(sample.method(), sample.target(), sample.body()).status())
                .as(sample + " on the wrong host")
                .isEqualTo(404);
        assertThat(right.send(sample.method(), sample.target(), sample.body()).status())
                .as(sample + " on the right host")
                .isEqualTo(sample.status());
    }

    @Test
    void aDataHostAnswersCityAndItsLikeAndNothingElse() {
        try (Sandbox sandbox = start(Shape.PLAIN, 0)) {
            assertThat(sandbox.dataUri()).isNotEqualTo(sandbox.baseUri());
            new Requests(new KnownAccount())
                    .contract()
                    .forEach(
                            sample ->
                                    onlyOn(
                                            sandbox,
                                            sample,
                                            sample.operation() == Operation.CITY
                                                    || MOVABLE.contains(sample.operation())));
        }
    }

    @Test
    void inBaseAnalyticsOnlyCityIsOnTheDataHost() {
        try (Sandbox sandbox = start(Shape.BASE_ANALYTICS, 0)) {
            new Requests(new KnownAccount())
                    .contract()
                    .forEach(s -> onlyOn(sandbox, s, s.operation() == Operation.CITY));
        }
    }

    @Test
    void withoutADataPortOnePortServesAll() {
        try (Sandbox sandbox = start(Shape.PLAIN, null)) {
            assertThat(sandbox.dataUri()).isEqualTo(sandbox.baseUri());
            assertThat(SandboxClient.of(sandbox).get("/city").status()).isEqualTo(200);
            assertThat(seen).singleElement().extracting(SeenRequest::host).isEqualTo(HostRole.BOTH);
        }
    }

    @Test
    void tellsWhichHostWasAsked() {
        try (Sandbox sandbox = start(Shape.PLAIN, 0)) {
            new SandboxClient(sandbox.dataUri(), sandbox.token()).get("/city");
            new SandboxClient(sandbox.baseUri(), sandbox.token()).get("/city");
            assertThat(seen)
                    .extracting(SeenRequest::host)
                    .containsExactly(HostRole.DATA, HostRole.BASE);
        }
    }
}
