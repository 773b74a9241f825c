package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

import org.junit.jupiter.api.Test;

/** What a marked text shows where there is no room for all of it. */
class MarkedTextCutTest extends WindowTest {
    @Test
    void theStartStaysWholeWhereHalfOfTheRoomIsEnough() {
        MarkedText text =
                onFx(
                        () ->
                                new MarkedText(
                                        "Lesson 15: common mistakes in the kitchen of a baker",
                                        "Lesson",
                                        "marked"));
        show(
                () -> {
                    Pane cell = new Pane(text);
                    cell.setMaxWidth(180);
                    cell.setPrefWidth(180);
                    return new Pane(cell);
                });
        settle();
        assertThat(onFx(() -> ((Label) text.getChildren().getFirst()).getWidth()))
                .isGreaterThanOrEqualTo(onFx(() -> text.getChildren().getFirst().prefWidth(-1)));
    }
}
