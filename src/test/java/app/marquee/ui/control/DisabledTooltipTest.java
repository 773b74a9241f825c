package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Duration;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** The reason of a disabled button is seen by mouse. */
class DisabledTooltipTest extends WindowTest {
    @Test
    void theReasonIsShownWhileThePointerIsOverADisabledButton() {
        Tooltip reason = onFx(() -> new Tooltip("Read-only"));
        show(
                () -> {
                    Button disabled = new Button("New funnel");
                    disabled.setId("disabled");
                    disabled.setDisable(true);
                    reason.setShowDelay(Duration.millis(1));
                    disabled.setTooltip(reason);
                    Button other = new Button("Refresh");
                    other.setId("other");
                    return new HBox(disabled, other);
                });
        onFx(() -> new DisabledTooltip().attach(find("disabled", Button.class).getScene()));
        robot().moveTo("#disabled");
        Awaitility.await().until(() -> onFx(reason::isShowing));
        robot().moveTo("#other");
        Awaitility.await().until(() -> !onFx(reason::isShowing));
        assertThat(onFx(() -> find("disabled", Button.class).getTooltip())).isEqualTo(reason);
    }
}
