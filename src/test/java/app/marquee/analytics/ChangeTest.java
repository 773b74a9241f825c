package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigInteger;

/** A counter against an earlier one: its difference, its percentage, and what is no news. */
class ChangeTest {
    private static Change change(Mover.Kind kind, @Nullable Long before, @Nullable Long now) {
        return new Change(kind, number(before), number(now), true, null);
    }

    private static @Nullable BigInteger number(@Nullable Long value) {
        return value == null ? null : BigInteger.valueOf(value);
    }

    @ParameterizedTest
    @CsvSource({
        "STAYED,  40, 50, 10",
        "STAYED,  50, 40, -10",
        "STAYED,    , 40, ",
        "STAYED,  40,   , ",
        "ENTERED,   , 40, 40",
        "ENTERED,   ,   , ",
        "LEFT,    40,   , -40",
        "LEFT,      ,   , "
    })
    void theDifferenceIsOfTheWholeValueWhereItEnteredOrLeft(
            Mover.Kind kind, @Nullable Long before, @Nullable Long now, @Nullable Long difference) {
        assertThat(change(kind, before, now).difference()).isEqualTo(number(difference));
    }

    @ParameterizedTest
    @CsvSource({
        "STAYED, 200, 150, -0.25",
        "STAYED,  30,  60, 1",
        "STAYED,  31,  31, 0",
        "STAYED,  29,  58, ",
        "STAYED,    ,  60, ",
        "STAYED,  60,    , ",
        "LEFT,   200,    , ",
        "ENTERED, 200, 100, "
    })
    void thePercentageIsToldWhereItStayedAndThereWasEnoughBefore(
            Mover.Kind kind, @Nullable Long before, @Nullable Long now, @Nullable Double ratio) {
        assertThat(change(kind, before, now).ratio()).isEqualTo(ratio);
    }

    /** Twice the root of both together is the widest that is no news. */
    @ParameterizedTest
    @CsvSource({
        "0,   4, true",
        "4,   0, true",
        "0,   5, false",
        "5,   0, false",
        "6,  10, true",
        "40, 60, true",
        "40, 62, false",
        "0,   0, true"
    })
    void aSmallDifferenceOfSmallNumbersIsChance(double before, double now, boolean chance) {
        assertThat(Change.isChance(before, now)).isEqualTo(chance);
    }

    @Test
    void anotherShareChangesNothingElse() {
        Change change = change(Mover.Kind.STAYED, 40L, 50L);
        assertThat(change.with(0.5))
                .isEqualTo(new Change(Mover.Kind.STAYED, change.before(), change.now(), true, 0.5));
    }

    @ParameterizedTest
    @CsvSource({
        "STAYED,  40,  , true",
        "STAYED,    , 40, true",
        "STAYED,  40, 60, true",
        "STAYED,  40, 62, false",
        "ENTERED,   , 4, true",
        "ENTERED,   , 5, false",
        "LEFT,    5,   , false"
    })
    void anUnknownDifferenceSaysNothing(
            Mover.Kind kind, @Nullable Long before, @Nullable Long now, boolean chance) {
        assertThat(change(kind, before, now).isChance()).isEqualTo(chance);
    }
}
