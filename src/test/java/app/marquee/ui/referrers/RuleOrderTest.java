package app.marquee.ui.referrers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which moves a rule has by its place. */
class RuleOrderTest {
    @ParameterizedTest
    @CsvSource({
        "-1, 0, NONE, false, false, false",
        "0, 0, NONE, false, false, false",
        "-1, 3, UNCHOSEN, false, false, false",
        "3, 3, UNCHOSEN, false, false, false",
        "0, 1, ALONE, false, false, true",
        "0, 3, FIRST, false, true, true",
        "1, 3, BETWEEN, true, true, true",
        "2, 3, LAST, true, false, true"
    })
    void movesAreThoseThatThePlaceAllows(
            int selected, int count, RuleOrder order, boolean rise, boolean fall, boolean go) {
        RuleOrder found = RuleOrder.of(selected, count);
        assertThat(found).isEqualTo(order);
        assertThat(found.canRise()).isEqualTo(rise);
        assertThat(found.canFall()).isEqualTo(fall);
        assertThat(found.canGo()).isEqualTo(go);
    }
}
