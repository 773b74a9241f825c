package app.marquee.ui.analytics.period;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.Optional;

/** The shortcuts of the period are those of its section alone. */
class PeriodKeysTest extends WindowTest {
    private final PeriodViewModel period =
            new PeriodViewModel(() -> LocalDate.of(2026, 3, 10), FakeMemory.withoutComparison());

    /** Another connection closes a section that is still shown. */
    @Test
    void theyEndWithTheSection() {
        StackPane view = new StackPane();
        PeriodKeys keys = onFx(() -> new PeriodKeys(period, view));
        show(() -> view);
        Optional<Period> before = period.period();
        press(KeyCode.ALT, KeyCode.LEFT);
        assertThat(period.period()).isNotEqualTo(before);
        press(KeyCode.M);
        assertThat(period.state().preset()).isEqualTo(PeriodPreset.THIS_MONTH);
        onFx(keys::close);
        press(KeyCode.Y);
        assertThat(period.state().preset()).isEqualTo(PeriodPreset.THIS_MONTH);
    }
}
