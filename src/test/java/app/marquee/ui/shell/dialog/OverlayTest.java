package app.marquee.ui.shell.dialog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Dialogs keep the focus, and the safe answer is the easy one. */
class OverlayTest extends WindowTest {
    private final List<String> answers = new ArrayList<>();
    private @Nullable Overlay overlay;

    @BeforeEach
    void open() {
        show(
                () -> {
                    Button behind = new Button("Behind");
                    behind.setId("behind");
                    behind.setOnAction(_ -> answers.add("behind"));
                    overlay = new Overlay(new ConfirmCard.Words("Cancel", "Type {0}"));
                    return new StackPane(new VBox(behind), overlay);
                });
        onFx(() -> find("behind", Button.class).requestFocus());
    }

    private void ask(@Nullable String toType) {
        Confirmation question =
                Confirmation.destructive(
                                "Delete?", "It is gone then.", "Delete", () -> answers.add("yes"))
                        .onDeclined(() -> answers.add("no"));
        Overlay dialogs = Objects.requireNonNull(overlay);
        onFx(() -> dialogs.confirm(toType == null ? question : question.typing(toType)));
        settle();
    }

    /** The highest of them has more lines than the window. */
    @Test
    void aDialogThatIsHigherThanTheWindowScrollsInIt() {
        TextField last = new TextField();
        last.setId("last");
        Button save = new Button("Save");
        save.setId("save");
        Region content = onFx(() -> high(last));
        Overlay dialogs = Objects.requireNonNull(overlay);
        onFx(() -> dialogs.show("Many lines", content, List.of(save)));
        settle();
        assertThat(isInSight(save)).isTrue();
        assertThat(isInSight(last)).isFalse();
        onFx(last::requestFocus);
        settle();
        assertThat(isInSight(last)).as("the keys are never out of sight").isTrue();
        assertThat(isInSight(save)).isTrue();
    }

    private static Region high(TextField last) {
        VBox lines = new VBox(new TextField());
        for (int line = 0; line < 80; line++) {
            Label label = new Label("Line " + line);
            label.setMinHeight(Region.USE_PREF_SIZE);
            lines.getChildren().add(label);
        }
        lines.getChildren().add(last);
        return lines;
    }

    private boolean isInSight(Node node) {
        return onFx(
                () -> {
                    Bounds bounds = node.localToScene(node.getLayoutBounds());
                    return bounds.getMinY() >= 0 && bounds.getMaxY() <= node.getScene().getHeight();
                });
    }

    @Test
    void enterAndEscapeAreSafe() {
        ask(null);
        press(KeyCode.ENTER);
        ask(null);
        press(KeyCode.ESCAPE);
        assertThat(answers).containsExactly("no", "no");
        assertThat(find("behind", Button.class).isFocused()).isTrue();
    }

    /** A scene would hold everything that was ever in it otherwise. */
    @Test
    void whoLeftTheSceneIsLetGo() {
        WeakReference<Overlay> gone =
                onFx(
                        () -> {
                            Overlay other =
                                    new Overlay(new ConfirmCard.Words("Cancel", "Type {0}"));
                            StackPane root = (StackPane) content();
                            root.getChildren().add(other);
                            root.getChildren().remove(other);
                            return new WeakReference<>(other);
                        });
        await().until(
                        () -> {
                            System.gc();
                            return gone.get() == null;
                        });
    }

    @Test
    void theActionHappensOnce() {
        ask(null);
        click("confirm-do");
        assertThat(answers).containsExactly("yes");
        assertThat(exists("dialog")).isFalse();
    }

    @Test
    void theNameHasToBeTypedFirst() {
        ask("Onboarding");
        assertThat(find("confirm-do", Button.class).isDisabled()).isTrue();
        type("confirm-name", "onboarding");
        assertThat(find("confirm-do", Button.class).isDisabled()).isTrue();
        type("confirm-name", "Onboarding");
        assertThat(find("confirm-do", Button.class).isDisabled()).isFalse();
        click("confirm-do");
        assertThat(answers).containsExactly("yes");
    }

    @Test
    void enterInTheNameFieldIsStillSafe() {
        ask("Onboarding");
        type("confirm-name", "Onboarding");
        press(KeyCode.ENTER);
        assertThat(answers).as("neither way").isEmpty();
    }

    @Test
    void theFocusDoesNotLeaveTheDialog() {
        ask("Onboarding");
        for (int i = 0; i < 5; i++) {
            press(KeyCode.TAB);
            assertThat(onFx(() -> window().getScene().getFocusOwner().getId()))
                    .isIn("confirm-name", "confirm-safe", "confirm-do");
        }
    }

    @Test
    void theSafeButtonIsLeftOfTheAction() {
        ask(null);
        Button safe = find("confirm-safe", Button.class);
        Button act = find("confirm-do", Button.class);
        assertThat(onFx(safe::getLayoutX)).isLessThan(onFx(act::getLayoutX));
        assertThat(onFx(safe::isFocused)).as("what Enter presses").isTrue();
        assertThat(safe.isDefaultButton()).as("filled is what sends or destroys now").isFalse();
        press(KeyCode.ENTER);
        assertThat(exists("confirm-safe")).isFalse();
        assertThat(answers).containsExactly("no");
    }

    @Test
    void whatLiesBehindCannotBePressed() {
        ask(null);
        robot().clickOn(find("behind", Button.class));
        settle();
        assertThat(answers).isEmpty();
    }

    @Test
    void dialogsLieOverOneAnother() {
        ask(null);
        Overlay dialogs = Objects.requireNonNull(overlay);
        TextField field = new TextField();
        onFx(() -> dialogs.show("Second", new VBox(field), List.of()));
        settle();
        assertThat(onFx(field::isFocused)).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(find("confirm-safe", Button.class).isFocused()).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(answers).containsExactly("no");
    }
}
