package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Made once, when it is first wanted. */
class LazyTest {
    private final AtomicInteger made = new AtomicInteger();
    private final Lazy<String> late = new Lazy<>(() -> "number " + made.incrementAndGet());
    private final List<String> seen = new ArrayList<>();

    @Test
    void nothingIsMadeForWhoOnlyAsksWhetherItIsThere() {
        late.ifMade(seen::add);
        assertThat(seen).isEmpty();
        assertThat(made).hasValue(0);
    }

    @Test
    void everybodyGetsTheSame() {
        assertThat(late.get()).isEqualTo("number 1");
        assertThat(late.get()).isEqualTo("number 1");
        late.ifMade(seen::add);
        assertThat(seen).containsExactly("number 1");
    }
}
