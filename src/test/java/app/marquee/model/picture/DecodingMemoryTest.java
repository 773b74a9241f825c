package app.marquee.model.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Memory of all images that are decoded at the same time. */
class DecodingMemoryTest {
    private final DecodingMemory memory = new DecodingMemory(100);

    @Test
    void noMoreIsTakenAtOnceThanThereIs() throws InterruptedException {
        AtomicInteger taken = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<Thread> lanes = new ArrayList<>();
        for (int bytes : new int[] {40, 60, 10, 100, 70, 30, 500, 1, 99, 50}) {
            int share = Math.min(bytes, 100);
            lanes.add(
                    Thread.ofVirtual()
                            .start(
                                    () ->
                                            memory.during(
                                                    bytes,
                                                    () -> {
                                                        int now = taken.addAndGet(share);
                                                        most.accumulateAndGet(now, Math::max);
                                                        pause();
                                                        return taken.addAndGet(-share);
                                                    })));
        }
        for (Thread lane : lanes) {
            lane.join();
        }
        assertThat(taken).hasValue(0);
        assertThat(most).hasValueLessThanOrEqualTo(100).hasValueGreaterThanOrEqualTo(100);
    }

    private static void pause() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    @Test
    void whatFailsGivesItBack() {
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(
                            () ->
                                    memory.during(
                                            80,
                                            () -> {
                                                throw new IllegalStateException("damaged");
                                            }))
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThat(memory.<Boolean>during(100, () -> true)).isTrue();
    }

    @Test
    void theProgramHasTwiceWhatOneImageMayTake() {
        assertThat(DecodingMemory.MOST).isEqualTo(2 * PictureHead.MOST_MEMORY);
        assertThat(PictureHead.MOST_MEMORY).isEqualTo(128 * 1024 * 1024);
    }
}
