package app.marquee.ui.shell.section;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** What can't be done isn't, wherever it is asked for, and the reason is given. */
class ActionTest extends WindowTest {
    private final List<String> heard = new ArrayList<>();
    private final Action action = new Action(() -> heard.add("done"));

    private Button open() {
        Button button = onFx(() -> new Button("Do"));
        show(() -> new StackPane(button));
        onFx(
                () -> {
                    action.attach(button);
                    action.explain(button);
                });
        return button;
    }

    private void set(Availability now) {
        onFx(() -> action.set(now));
    }

    @Test
    void whatIsRefusedPassesItsReasonInstead() {
        Button button = open();
        set(Availability.refused("Locked"));
        onFx(
                () -> {
                    action.run();
                    button.fire();
                    action.run(heard::add);
                });
        assertThat(heard).containsExactly("Locked");

        set(Availability.ready());
        onFx(
                () -> {
                    action.run(heard::add);
                    button.fire();
                });
        assertThat(heard).containsExactly("Locked", "done", "done");
    }

    @Test
    void theButtonGivesTheReasonWhileItIsDisabled() {
        Button button = open();
        set(Availability.refused("Locked"));
        assertThat(button.isDisabled()).isTrue();
        assertThat(button.getTooltip().getText()).isEqualTo("Locked");
        assertThat(button.getAccessibleHelp()).isEqualTo("Locked");

        set(Availability.ready());
        assertThat(button.isDisabled()).isFalse();
        assertThat(button.getTooltip()).isNull();
        assertThat(button.getAccessibleHelp()).isNull();
    }
}
