package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** What nobody has seen yet is not in the window, and is there from its first sight on. */
class LazyChildrenTest extends WindowTest {
    private final HBox parent = new HBox();
    private final List<String> pressed = new ArrayList<>();

    private Button button(String name) {
        Button button = new Button(name);
        button.setId(name);
        button.setOnAction(_ -> pressed.add(name));
        return button;
    }

    private void hold(boolean visible) {
        show(
                () -> {
                    parent.setVisible(visible);
                    LazyChildren.of(parent, button("one"), button("two"));
                    return new HBox(parent);
                });
    }

    @Test
    void whatIsHiddenIsNotStyled() {
        hold(false);
        assertThat(onFx(() -> parent.getChildren().size())).isZero();
    }

    @Test
    void itJoinsWithTheFirstSightAndStays() {
        hold(false);
        onFx(
                () -> {
                    parent.getChildren().add(new Button("before"));
                    parent.setVisible(true);
                });
        settle();
        assertThat(onFx(() -> parent.getChildren().stream().map(each -> ((Button) each).getText())))
                .containsExactly("before", "one", "two");
        click("two");
        assertThat(pressed).containsExactly("two");
        onFx(
                () -> {
                    parent.setVisible(false);
                    parent.setVisible(true);
                });
        assertThat(onFx(() -> parent.getChildren().size())).isEqualTo(3);
    }

    @Test
    void whatIsVisibleHasThemAtOnce() {
        hold(true);
        assertThat(onFx(() -> parent.getChildren().size())).isEqualTo(2);
    }
}
