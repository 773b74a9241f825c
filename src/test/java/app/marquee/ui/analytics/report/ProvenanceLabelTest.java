package app.marquee.ui.analytics.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.Scene;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** The status line under a table, and its tooltip. */
@Tag("window")
class ProvenanceLabelTest {
    private String words = "Loaded 1 min ago";
    private String lasting = "Loaded 8:57 AM · GET /ranking";
    private ProvenanceLabel label;

    @BeforeEach
    void begin() throws Exception {
        Toolkit.start();
        label =
                WaitForAsyncUtils.waitForAsyncFx(
                        5_000, () -> new ProvenanceLabel(() -> words, () -> lasting));
    }

    private void onFx(Runnable action) {
        WaitForAsyncUtils.waitForAsyncFx(5_000, action);
    }

    @Test
    void onlyDeveloperDetailsNameTheRequest() {
        onFx(
                () -> {
                    Scene scene = new Scene(label);
                    label.update("");
                    assertThat(label.getTooltip()).isNull();
                    DeveloperMode.set(scene, true);
                    assertThat(label.getTooltip().getText()).isEqualTo(lasting);
                    lasting = "Loaded 9:00 AM · GET /ranking";
                    label.tell();
                    assertThat(label.getTooltip().getText()).isEqualTo(lasting);
                    DeveloperMode.set(scene, false);
                    assertThat(label.getTooltip()).isNull();
                });
    }

    @Test
    void anotherQuestionIsSaidFirst() {
        onFx(
                () -> {
                    label.update("Another period is chosen");
                    assertThat(label.getText())
                            .isEqualTo("Another period is chosen · Loaded 1 min ago");
                    label.update("");
                    assertThat(label.getText()).isEqualTo("Loaded 1 min ago");
                    words = "";
                    label.update("Another period is chosen");
                    assertThat(label.isVisible()).isFalse();
                    assertThat(label.getText()).isEmpty();
                });
    }
}
