package app.marquee.ui.cities;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** The panel that names the day on the map. */
class ShownDayTest extends WindowTest {
    @Test
    void namesTheDayUntilTheWholePeriodIsBack() {
        AtomicInteger whole = new AtomicInteger();
        Messages messages = Messages.of("cities", Locale.ENGLISH);
        ShownDay panel = onFx(() -> new ShownDay(messages, whole::incrementAndGet));
        show(() -> new Pane(panel));
        assertThat(exists("map-day-panel")).isFalse();
        onFx(() -> panel.show(LocalDate.of(2026, 3, 2)));
        settle();
        assertThat(onFx(() -> ((Label) panel.getChildren().getFirst()).getText()))
                .isEqualTo("Map shows only Mar 2, 2026");
        click("map-day-whole");
        assertThat(whole).hasValue(1);
        onFx(() -> panel.show(null));
        assertThat(exists("map-day-panel")).isFalse();
    }
}
