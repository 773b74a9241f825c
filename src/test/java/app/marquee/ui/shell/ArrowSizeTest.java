package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Objects;

/** The small arrows of controls grow and shrink with the text. */
class ArrowSizeTest extends WindowTest {
    private @Nullable HBox box;

    private double arrow(int control, int percent) {
        return onFx(
                () -> {
                    HBox shown = Objects.requireNonNull(box);
                    Scene scene = shown.getScene();
                    try (ThemeSwitch theme = new ThemeSwitch()) {
                        theme.choose(
                                Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(percent)));
                        theme.attach(scene);
                    }
                    shown.applyCss();
                    shown.layout();
                    Node arrow = shown.getChildren().get(control).lookup(".arrow");
                    return arrow.getLayoutBounds().getWidth();
                });
    }

    @Test
    void theyAreAsLargeAsTheText() {
        show(
                () -> {
                    box = new HBox(new ComboBox<String>(), new MenuButton("Columns"));
                    return box;
                });
        for (int control = 0; control < 2; control++) {
            double usual = arrow(control, 100);
            assertThat(usual).isGreaterThan(4);
            assertThat(arrow(control, 200)).isCloseTo(usual * 2, within(1.5));
            assertThat(arrow(control, 75)).isCloseTo(usual * 0.75, within(1.5));
        }
    }
}
