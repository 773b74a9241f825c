package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

import org.junit.jupiter.api.Test;

/** What a marked text shows where there is no room for all of it. */
class MarkedTextCutTest extends WindowTest {
    private static final int START = 0;
    private static final int MARKED = 1;

    @Test
    void theStartStaysWholeWhereHalfOfTheRoomIsEnough() {
        assertWhole("Lesson 15: common mistakes in the kitchen of a baker", "Lesson", START);
    }

    @Test
    void theMarkedPartStaysWholeWhereHalfOfTheRoomIsEnough() {
        assertWhole(
                "Module 1, lesson 4: common mistakes in the kitchen of a baker",
                "Module 1, class 4: common mistakes in the kitchen of a baker",
                MARKED);
    }

    private void assertWhole(String shown, String other, int part) {
        MarkedText text = onFx(() -> new MarkedText(shown, other, "marked"));
        show(
                () -> {
                    Pane cell = new Pane(text);
                    cell.setMaxWidth(180);
                    cell.setPrefWidth(180);
                    return new Pane(cell);
                });
        settle();
        assertThat(onFx(() -> ((Label) text.getChildren().get(part)).getWidth()))
                .isGreaterThanOrEqualTo(onFx(() -> text.getChildren().get(part).prefWidth(-1)));
    }
}
