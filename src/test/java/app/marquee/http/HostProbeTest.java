package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.http.budget.FakeClock;
import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Reads whose host the contract does not name find it once, and keep to it. */
class HostProbeTest {
    private final AtomicInteger baseStatus = new AtomicInteger(200);
    private final AtomicInteger dataStatus = new AtomicInteger(200);
    private final WireServer base =
            WireServer.answering(call -> call.json(baseStatus.get(), "\"base\""));
    private final WireServer data =
            WireServer.answering(call -> call.json(dataStatus.get(), "\"data\""));
    private final HostMemory memory = new HostMemory.HostsOfThisRun();

    @AfterEach
    void stop() {
        base.close();
        data.close();
    }

    private Connection connection() {
        return Rig.connection(base.url(), data.url());
    }

    private Rig rig(Connection connection) {
        return Rig.with(connection, FakeClock.running(), parts -> parts.memory(memory));
    }

    private static ApiRequest request(Operation operation) {
        return ApiRequest.of(
                operation,
                Map.of("video_id", Rig.VIDEO, "live_id", Rig.VIDEO),
                List.of(),
                operation.isWrite() ? JsonBody.of("{}") : null);
    }

    @ParameterizedTest
    @EnumSource(
            value = Operation.class,
            names = {"GET_BROWSER", "GET_REFERRER", "GET_RANKING", "GET_VIEWERS_HISTORIC"})
    void theOtherHostIsAskedOnceAndRemembered(Operation operation) {
        boolean firstIsData = operation.host() == HostRole.DATA;
        (firstIsData ? dataStatus : baseStatus).set(404);
        String other = firstIsData ? "\"base\"" : "\"data\"";
        try (Rig rig = rig(connection())) {
            assertThat(rig.text(request(operation))).isEqualTo(other);
            assertThat(memory.get(connection(), operation)).isEqualTo(operation.host().other());
            assertThat(rig.text(request(operation))).isEqualTo(other);
        }
        assertThat(firstIsData ? data.requests : base.requests).hasSize(1);
        assertThat(firstIsData ? base.requests : data.requests).hasSize(2);
    }

    @Test
    void aHostThatDoesNotExistIsNotAskedAgainBeforeTheOther() {
        Connection connection =
                Rig.connection(base.url(), URI.create("https://no-such-host.invalid"));
        try (Rig rig = rig(connection)) {
            assertThat(rig.text(request(Operation.GET_RANKING))).isEqualTo("\"base\"");
            assertThat(rig.exchanges).hasSize(2);
            assertThat(rig.clock.sleeps()).isEmpty();
        }
    }

    @Test
    void aLater404IsA404() {
        try (Rig rig = rig(connection())) {
            assertThat(rig.text(request(Operation.GET_BROWSER))).isEqualTo("\"data\"");
            dataStatus.set(404);
            assertThat(rig.failure(request(Operation.GET_BROWSER)))
                    .isInstanceOf(Failure.NotFound.class);
            assertThat(memory.get(connection(), Operation.GET_BROWSER)).isEqualTo(HostRole.DATA);
        }
        assertThat(base.requests).isEmpty();
    }

    @Test
    void whatNeitherKnowsIsNotRemembered() {
        baseStatus.set(404);
        dataStatus.set(404);
        try (Rig rig = rig(connection())) {
            Failure failure = rig.failure(request(Operation.GET_BROWSER));
            assertThat(((Failure.NotFound) failure).answer().raw()).isEqualTo("\"data\"");
            assertThat(memory.get(connection(), Operation.GET_BROWSER)).isNull();
        }
        assertThat(base.requests).hasSize(1);
        assertThat(data.requests).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(
            value = Operation.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"GET_BROWSER", "GET_REFERRER", "GET_RANKING", "GET_VIEWERS_HISTORIC"})
    void nothingElseEverChangesItsHost(Operation operation) {
        baseStatus.set(404);
        dataStatus.set(404);
        ApiRequest request =
                ApiRequest.of(
                        operation,
                        Map.of(
                                "video_id", Rig.VIDEO,
                                "playlist_id", Rig.VIDEO,
                                "folder_id", Rig.VIDEO,
                                "funnel_id", Rig.VIDEO),
                        List.of(),
                        null);
        try (Rig rig = rig(connection())) {
            assertThat(rig.failure(request)).isInstanceOf(Failure.NotFound.class);
            assertThat(rig.exchanges).hasSize(1);
        }
    }

    @Test
    void aHostThatWasChosenIsKeptTo() {
        baseStatus.set(404);
        Connection connection =
                Rig.connection(
                        base.url(),
                        data.url(),
                        Map.of(Operation.GET_RANKING, HostRole.BASE),
                        Map.of());
        memory.put(connection, Operation.GET_RANKING, HostRole.DATA);
        try (Rig rig = rig(connection)) {
            assertThat(rig.failure(request(Operation.GET_RANKING)))
                    .isInstanceOf(Failure.NotFound.class);
        }
        assertThat(data.requests).isEmpty();
    }

    /** Also where nothing was learned of it before. */
    @Test
    void aHostThatWasChosenIsTheOnlyOneAsked() {
        baseStatus.set(404);
        Connection connection =
                Rig.connection(
                        base.url(),
                        data.url(),
                        Map.of(Operation.GET_RANKING, HostRole.BASE),
                        Map.of());
        try (Rig rig = rig(connection)) {
            assertThat(rig.failure(request(Operation.GET_RANKING)))
                    .isInstanceOf(Failure.NotFound.class);
        }
        assertThat(base.requests).hasSize(1);
        assertThat(data.requests).isEmpty();
        assertThat(memory.get(connection, Operation.GET_RANKING)).isNull();
    }

    @Test
    void oneHostForAllIsAskedOnce() {
        baseStatus.set(404);
        try (Rig rig = rig(Rig.connection(base.url(), base.url()))) {
            assertThat(rig.failure(request(Operation.GET_RANKING)))
                    .isInstanceOf(Failure.NotFound.class);
        }
        assertThat(base.requests).hasSize(1);
    }

    @Test
    void anyOtherRefusalIsNoReasonToAskElsewhere() {
        dataStatus.set(400);
        try (Rig rig = rig(connection())) {
            assertThat(rig.failure(request(Operation.GET_RANKING)))
                    .isInstanceOf(Failure.Invalid.class);
            assertThat(memory.get(connection(), Operation.GET_RANKING)).isNull();
        }
        assertThat(base.requests).isEmpty();
    }

    /** One of each kind, and whether it speaks of the operation. */
    static Stream<Arguments> refusalsOfTheOtherHost() {
        Answer answer = new Answer(400, null, "second");
        return Stream.of(
                Arguments.of(new Failure.NotFound(answer), false),
                Arguments.of(new Failure.Unauthorized(answer), false),
                Arguments.of(new Failure.Forbidden(answer), false),
                Arguments.of(new Failure.NotJson(answer), false),
                Arguments.of(new Failure.WrongShape(answer, "/", ExpectedContent.DATA), false),
                Arguments.of(new Failure.Unexpected(answer), false),
                Arguments.of(
                        new Failure.Redirected(answer, Failure.Redirected.Target.NONE, "", "", ""),
                        false),
                Arguments.of(new Failure.NotHttp(""), false),
                Arguments.of(new Failure.Undecodable("br", false), false),
                Arguments.of(new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, ""), false),
                Arguments.of(new Failure.Invalid(answer), true),
                Arguments.of(new Failure.Conflict(answer), true),
                Arguments.of(new Failure.RateLimited(answer, null), true),
                Arguments.of(new Failure.ServerError(answer), true),
                Arguments.of(new Failure.LostAnswer("cut"), true),
                Arguments.of(new Failure.TooLarge(10), true),
                Arguments.of(new Failure.Cancelled(true), true));
    }

    @ParameterizedTest
    @MethodSource("refusalsOfTheOtherHost")
    void whatTheOtherHostSaysIsToldIfItKnowsTheOperation(Failure second, boolean told) {
        Failure first = new Failure.NotFound(new Answer(404, null, "first"));
        List<HostRole> asked = new ArrayList<>();
        assertThatThrownBy(
                        () ->
                                new HostProbe(connection(), memory)
                                        .ask(
                                                Operation.GET_RANKING,
                                                host -> {
                                                    asked.add(host);
                                                    throw new FailureException(
                                                            asked.size() == 1 ? first : second);
                                                }))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        failed -> assertThat(failed.failure()).isEqualTo(told ? second : first));
        assertThat(asked).containsExactly(HostRole.DATA, HostRole.BASE);
        assertThat(memory.get(connection(), Operation.GET_RANKING)).isNull();
    }

    @Test
    void anAnswerThatCannotBeReadIsNotTheAnswer() {
        dataStatus.set(404);
        try (Rig rig = rig(connection())) {
            FailureException thrown =
                    rig.thrown(
                            request(Operation.GET_RANKING),
                            body -> {
                                throw new FailureException(
                                        new Failure.NotJson(new Answer(200, null, "")));
                            });
            assertThat(thrown.failure()).isInstanceOf(Failure.NotFound.class);
            assertThat(memory.get(connection(), Operation.GET_RANKING)).isNull();
        }
    }

    @Test
    void whatWasLearnedHoldsForItsAddressesOnly() {
        memory.put(connection(), Operation.GET_RANKING, HostRole.BASE);
        UnaryOperator<URI> moved = url -> URI.create(url + "/v2");
        Connection edited = Rig.connection(moved.apply(base.url()), data.url());
        assertThat(memory.get(edited, Operation.GET_RANKING)).isNull();
    }
}
