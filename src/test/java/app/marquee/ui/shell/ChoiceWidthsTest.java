package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;

import org.junit.jupiter.api.Test;

/** A choice is as wide as its text needs, before and after the text was large. */
class ChoiceWidthsTest extends WindowTest {
    private double width(int percent) {
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(percent)));
        settle();
        return onFx(() -> find("choice", ComboBox.class).getWidth());
    }

    @Test
    void aChoiceBecomesNarrowAgainWithItsText() {
        show(
                () -> {
                    ComboBox<String> choice = new ComboBox<>();
                    choice.setId("choice");
                    choice.getItems().setAll("every 15 seconds", "every 30 seconds");
                    choice.setValue("every 15 seconds");
                    HBox view = new HBox(choice);
                    ChoiceWidths.follow(view);
                    return view;
                });
        double usual = width(100);
        assertThat(width(150)).isGreaterThan(usual * 1.2);
        assertThat(width(100)).isEqualTo(usual);
    }
}
