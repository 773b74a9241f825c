package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

import org.junit.jupiter.api.Test;

import java.util.Objects;

/** Texts of the platform wrap, but for those that the toolkit can't break. */
class WrappingTest extends WindowTest {
    private static final String ARABIC = "الدرس 28: مقدمة في التصوير";
    private static final String LATIN = "Lesson 28: an introduction to photography";
    private static final int WIDEST = 240;

    private void open(String text) {
        show(
                () -> {
                    Label label = new Label(text);
                    label.setId("label");
                    Wrapping.on(label);
                    TextArea area = new TextArea(text);
                    area.setId("area");
                    Wrapping.on(area);
                    return new VBox(label, area);
                },
                WIDEST,
                300);
    }

    private double height(double width) {
        return Objects.requireNonNull(onFx(() -> find("label", Label.class).prefHeight(width)));
    }

    @Test
    void aTextFromRightToLeftStaysInOneLineAtAnyWidth() {
        open(ARABIC);
        double line = height(WIDEST * 10);
        for (int width = 20; width <= WIDEST; width += 5) {
            assertThat(height(width)).isEqualTo(line);
        }
        assertThat(onFx(() -> find("area", TextArea.class).isWrapText())).isFalse();
    }

    @Test
    void anotherTextWraps() {
        open(LATIN);
        assertThat(height(60)).isGreaterThan(height(WIDEST * 10));
        onFx(() -> find("area", TextArea.class).setText(ARABIC));
        assertThat(onFx(() -> find("area", TextArea.class).isWrapText())).isFalse();
        onFx(() -> find("area", TextArea.class).setText(LATIN));
        assertThat(onFx(() -> find("area", TextArea.class).isWrapText())).isTrue();
    }
}
