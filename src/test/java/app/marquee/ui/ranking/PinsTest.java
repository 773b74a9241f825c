package app.marquee.ui.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

/** Videos at the head of a ranking: pinned, released, remembered, and never too many. */
final class PinsTest {
    private final FakeMemory memory = new FakeMemory();
    private final Pins pins = new Pins(memory);

    private static List<String> ids(int count) {
        return IntStream.range(0, count).mapToObj(at -> "v" + at).toList();
    }

    @Test
    void someArePinnedAndAllOfThemReleasedAgain() {
        assertThat(pins.toggle(List.of("a"))).isTrue();
        assertThat(pins.toggle(List.of("a", "b"))).isTrue();
        assertThat(pins.all()).containsExactlyInAnyOrder("a", "b");
        assertThat(pins.toggle(List.of("b", "a"))).isTrue();
        assertThat(pins.all()).isEmpty();
    }

    @Test
    void theyAreThereAtTheNextStart() {
        assertThat(pins.toggle(List.of("a", "b"))).isTrue();
        Pins next = new Pins(memory);
        assertThat(next.have("a")).isTrue();
        assertThat(next.have("c")).isFalse();
        assertThat(next.have(null)).isFalse();
        assertThat(next.toggle(List.of("a", "b"))).isTrue();
        assertThat(new Pins(memory).all()).isEmpty();
    }

    @Test
    void moreThanTheMostChangeNothing() {
        assertThat(pins.toggle(ids(Pins.MOST))).isTrue();
        assertThat(pins.toggle(List.of("more"))).isFalse();
        assertThat(pins.all()).hasSize(Pins.MOST).doesNotContain("more");
    }
}
