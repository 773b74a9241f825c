package app.marquee.analytics.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Sum;

import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** The largest items of a report. */
class LargestTest {
    private static final Map<String, Sum> VALUES =
            Map.of(
                    "a", new Sum(BigInteger.TWO, 1, 0),
                    "b", new Sum(BigInteger.TEN, 1, 0),
                    "c", new Sum(BigInteger.ZERO, 0, 1),
                    "d", new Sum(BigInteger.valueOf(5), 1, 0),
                    "zero", new Sum(BigInteger.ZERO, 1, 0));

    private static List<Largest<String>> of(int most, String... items) {
        return Largest.of(
                List.of(items), most, name -> VALUES.getOrDefault(name, Sum.NONE), _ -> null);
    }

    @Test
    void comeFirstWithTheirShareOfTheGreatest() {
        List<Largest<String>> largest = of(2, "a", "b", "d");
        assertThat(largest).extracting(Largest::item).containsExactly("b", "d");
        assertThat(largest).extracting(Largest::share).containsExactly(1.0, 0.5);
    }

    @Test
    void anItemOfUnknownValueIsNotListed() {
        assertThat(of(5, "c", "a")).extracting(Largest::item).containsExactly("a");
    }

    @Test
    void nothingIsNoPartOfNothing() {
        assertThat(of(5, "zero")).extracting(Largest::share).containsExactly(0.0);
        assertThat(of(5)).isEmpty();
    }
}
