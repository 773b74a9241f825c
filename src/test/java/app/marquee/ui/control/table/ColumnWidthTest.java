package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.concurrent.TimeoutException;

@Tag("window")
class ColumnWidthTest {
    @BeforeAll
    static void register() throws TimeoutException {
        Toolkit.start();
    }

    @Test
    void wideLettersTakeMoreRoomThanAsManyNarrowOnes() {
        assertThat(ColumnWidth.ofValue("WWWWWWWW"))
                .isGreaterThan(ColumnWidth.ofValue("iiiiiiii") + 50);
    }

    @Test
    void aColumnIsNeverNarrowerThanItsValuesNeed() {
        assertThat(ColumnWidth.titled("Views", 110)).isEqualTo(110);
        assertThat(ColumnWidth.titled("Unique viewers of all days", 110)).isGreaterThan(110);
    }
}
