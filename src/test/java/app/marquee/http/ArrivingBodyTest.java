package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.TimedOut.Phase;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow;

/** A body whose parts the test hands over, as the network would. */
class ArrivingBodyTest {
    private static final Duration LONG = Duration.ofHours(1);

    private final ArrivingBody body = new ArrivingBody(Timeouts.DEFAULT);
    private final Recorded source = new Recorded();

    /** Writes down what is asked of the network. */
    private static final class Recorded implements Flow.Subscription {
        private final List<String> asked = new ArrayList<>();

        @Override
        public void request(long n) {
            asked.add("request " + n);
        }

        @Override
        public void cancel() {
            asked.add("cancel");
        }
    }

    private static ByteBuffer bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return ByteBuffer.wrap(bytes);
    }

    private static Failure failure(ThrowingCallable reading) {
        BodyException[] thrown = new BodyException[1];
        assertThatThrownBy(reading)
                .isInstanceOfSatisfying(BodyException.class, failed -> thrown[0] = failed);
        return thrown[0].failure();
    }

    @Test
    void partsAreReadInOrderAndCounted() throws IOException {
        body.onNext(List.of(bytes(1, 2), bytes(), bytes(255)));
        body.onNext(List.of(bytes(4, 5, 6)));
        body.onComplete();
        byte[] target = new byte[6];
        assertThat(body.read(target, 1, 5)).isEqualTo(2);
        assertThat(target).containsExactly(0, 1, 2, 0, 0, 0);
        assertThat(body.read()).isEqualTo(255);
        assertThat(body.read(target, 0, 2)).isEqualTo(2);
        assertThat(body.received()).isEqualTo(5);
        assertThat(body.read()).isEqualTo(6);
        assertThat(body.read()).isEqualTo(-1);
        assertThat(body.read(target, 0, 6)).isEqualTo(-1);
        assertThat(body.received()).isEqualTo(6);
    }

    /** One at a time, so that a slow reader holds back a fast network. */
    @Test
    void thePartAfterIsAskedForOnceTheOneBeforeIsTaken() throws IOException {
        body.onSubscribe(source);
        assertThat(source.asked).containsExactly("request 1");
        body.onNext(List.of(bytes(1, 2)));
        assertThat(body.read(new byte[0], 0, 0)).isZero();
        assertThat(source.asked).hasSize(1);
        assertThat(body.read()).isEqualTo(1);
        assertThat(body.read()).isEqualTo(2);
        assertThat(source.asked).containsExactly("request 1", "request 1");
        Recorded second = new Recorded();
        body.onSubscribe(second);
        assertThat(second.asked).containsExactly("cancel");
    }

    @Test
    void whatIsLeftWhenTheReaderClosesIsGivenUp() throws IOException {
        body.onSubscribe(source);
        body.onNext(List.of(bytes(1, 2)));
        body.onNext(List.of(bytes(3)));
        assertThat(body.read()).isEqualTo(1);
        body.close();
        assertThat(body.read()).isEqualTo(-1);
        assertThat(source.asked).containsExactly("request 1", "request 1", "cancel");
        body.close();
        assertThat(source.asked).hasSize(3);
    }

    @Test
    void aBodyThatWasReadToItsEndIsNotCancelled() throws IOException {
        body.onSubscribe(source);
        body.onComplete();
        assertThat(body.read()).isEqualTo(-1);
        body.close();
        assertThat(source.asked).containsExactly("request 1");
    }

    @Test
    void aBodyThatWasClosedBeforeItCameIsCancelled() {
        body.close();
        body.onSubscribe(source);
        assertThat(source.asked).containsExactly("cancel");
    }

    @Test
    void aBreakIsToldInItsWordsOrByItsKind() {
        body.onError(new IOException("reset by peer"));
        body.onError(new IOException());
        assertThat(failure(body::read)).isEqualTo(new Failure.LostAnswer("reset by peer"));
        assertThat(failure(body::read)).isEqualTo(new Failure.LostAnswer("IOException"));
    }

    @Test
    void theLimitThatIsOverIsNamed() throws IOException {
        ArrivingBody idle =
                new ArrivingBody(new Timeouts(LONG, LONG, Duration.ZERO, Duration.ofDays(1)));
        idle.onNext(List.of(bytes(1)));
        assertThat(idle.read()).as("it is there already").isEqualTo(1);
        assertThat(failure(idle::read))
                .isEqualTo(new Failure.TimedOut(Phase.BODY, Duration.ZERO, true));

        Duration none = Duration.ofNanos(-1);
        ArrivingBody whole = new ArrivingBody(new Timeouts(LONG, LONG, LONG, none));
        whole.onNext(List.of(bytes(1)));
        assertThat(failure(whole::read)).isEqualTo(new Failure.TimedOut(Phase.BODY, none, true));
    }

    @Test
    void anInterruptEndsTheWaitAndStays() {
        Thread.currentThread().interrupt();
        assertThat(failure(body::read)).isEqualTo(new Failure.Cancelled(true));
        assertThat(Thread.interrupted()).isTrue();
    }
}
