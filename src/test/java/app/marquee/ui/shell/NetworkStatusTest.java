package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.NetworkState;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.Duration;
import java.util.List;

/** What the last exchange says of the connection. */
class NetworkStatusTest {
    private static final Answer ANSWER = new Answer(500, null, "");

    private final NetworkStatus status = new NetworkStatus();

    private static Exchange exchange(
            Operation operation, @Nullable Failure failure, @Nullable String repeated) {
        return new Exchange(
                1,
                new ConnectionId("c"),
                operation,
                FakeShell.NOW,
                operation.method(),
                URI.create("https://api.example/"),
                List.of(),
                null,
                1,
                200,
                List.of(),
                "{}",
                2,
                repeated,
                Duration.ofMillis(5),
                failure);
    }

    private NetworkState after(@Nullable Failure failure) {
        status.seen(exchange(Operation.GET_CITY, failure, null));
        return status.stateProperty().get();
    }

    @Test
    void aResponseMeansOnlineWhateverItSays() {
        assertThat(status.stateProperty().get()).isEqualTo(NetworkState.QUIET);
        assertThat(after(new Failure.LostAnswer("reset"))).isEqualTo(NetworkState.UNREACHABLE);
        assertThat(after(new Failure.Invalid(ANSWER))).isEqualTo(NetworkState.ONLINE);
        assertThat(after(new Failure.ServerError(ANSWER))).isEqualTo(NetworkState.FAILING);
        assertThat(after(new Failure.RateLimited(ANSWER, null))).isEqualTo(NetworkState.LIMITED);
        assertThat(after(new Failure.Unauthorized(ANSWER))).isEqualTo(NetworkState.REFUSED);
        assertThat(after(new Failure.Forbidden(ANSWER))).isEqualTo(NetworkState.REFUSED);
        assertThat(after(new Failure.NotFound(ANSWER))).isEqualTo(NetworkState.ONLINE);
        assertThat(after(null)).isEqualTo(NetworkState.ONLINE);
    }

    @Test
    void whatWasNotSentSaysNothing() {
        after(new Failure.LostAnswer("reset"));
        assertThat(after(new Failure.NoToken())).isEqualTo(NetworkState.UNREACHABLE);
        assertThat(after(new Failure.Cancelled(false))).isEqualTo(NetworkState.UNREACHABLE);
    }

    /** The same finding is told once, until a response was without it. */
    @Test
    void aRepeatedMemberIsToldOnceForEachOperation() {
        Exchange first = exchange(Operation.GET_CITY, null, "title");
        status.seen(first);
        assertThat(status.repeatingProperty().get()).isSameAs(first);
        status.seen(exchange(Operation.GET_CITY, null, "title"));
        assertThat(status.repeatingProperty().get()).isSameAs(first);
        Exchange other = exchange(Operation.GET_RANKING, null, "title");
        status.seen(other);
        assertThat(status.repeatingProperty().get()).isSameAs(other);
        Exchange another = exchange(Operation.GET_CITY, null, "views");
        status.seen(another);
        assertThat(status.repeatingProperty().get()).isSameAs(another);
        status.seen(exchange(Operation.GET_CITY, null, null));
        Exchange again = exchange(Operation.GET_CITY, null, "views");
        status.seen(again);
        assertThat(status.repeatingProperty().get()).isSameAs(again);
    }
}
