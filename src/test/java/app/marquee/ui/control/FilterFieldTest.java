package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Test;

/** What a field for narrowing says of itself. */
class FilterFieldTest extends WindowTest {
    private static final String PROMPT = "Filter these videos";

    private void open() {
        show(() -> new HBox(new FilterField("filter", PROMPT, _ -> {})));
    }

    private String promptAt(double width) {
        FilterField field = find("filter", FilterField.class);
        onFx(
                () -> {
                    field.setMinWidth(width);
                    field.setMaxWidth(width);
                });
        settle();
        return onFx(field::getPromptText);
    }

    @Test
    void itsPromptIsThereWholeOrNotAtAll() {
        open();
        assertThat(promptAt(240)).isEqualTo(PROMPT);
        assertThat(promptAt(100)).isEmpty();
        assertThat(find("filter", FilterField.class).getAccessibleText()).isEqualTo(PROMPT);
        assertThat(promptAt(240)).isEqualTo(PROMPT);
    }

    @Test
    void itsSignTakesRoomThatThePromptDoesNotHave() {
        open();
        double least = 100;
        while (promptAt(least).isEmpty()) {
            least++;
        }
        FilterField field = find("filter", FilterField.class);
        double words = onFx(() -> width(field));
        double around = onFx(() -> field.getInsets().getLeft() + field.getInsets().getRight());
        assertThat(least)
                .isGreaterThanOrEqualTo(words + around + 2 * onFx(() -> field.getFont().getSize()));
    }

    private static double width(FilterField field) {
        Text words = new Text(PROMPT);
        words.setFont(field.getFont());
        return words.getLayoutBounds().getWidth();
    }

    @Test
    void largerTextHasLessRoomInTheSameField() {
        open();
        assertThat(promptAt(240)).isEqualTo(PROMPT);
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(200)));
        assertThat(onFx(() -> find("filter", FilterField.class).getPromptText())).isEmpty();
    }
}
