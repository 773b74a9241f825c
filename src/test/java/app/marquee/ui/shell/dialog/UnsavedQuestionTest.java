package app.marquee.ui.shell.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.control.Button;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;

/** Unsaved input is discarded by nothing but an answer. */
@Tag("window")
class UnsavedQuestionTest {
    @BeforeAll
    static void start() throws TimeoutException {
        Toolkit.start();
    }

    private final FakeShell shell = new FakeShell();
    private final List<String> done = new ArrayList<>();
    private List<UnsavedEdit> unsaved = List.of(UnsavedEdit.lost("Draft"));
    private final UnsavedQuestion question =
            new UnsavedQuestion(Messages.of("shell", Locale.ENGLISH), shell, () -> unsaved);

    private void before(String step) {
        question.before(() -> done.add(step), () -> done.add("not " + step));
    }

    @Test
    void withoutUnsavedInputNothingIsAsked() {
        unsaved = List.of();
        before("close");
        assertThat(done).containsExactly("close");
        assertThat(shell.wasAsked()).isFalse();
    }

    @Test
    void oneQuestionIsAskedAtATime() {
        before("close");
        Confirmation first = shell.question();
        before("leave");
        assertThat(shell.question()).isSameAs(first);
        assertThat(done).isEmpty();
        first.onConfirmed().run();
        assertThat(done).containsExactly("close");
    }

    @Test
    void whoeverDeclinedIsAskedAgain() {
        before("close");
        Confirmation first = shell.question();
        first.onDeclined().run();
        assertThat(done).containsExactly("not close");
        before("close");
        assertThat(shell.question()).isNotSameAs(first);
        shell.question().onConfirmed().run();
        assertThat(done).containsExactly("not close", "close");
        before("leave");
        shell.question().onConfirmed().run();
        assertThat(done).endsWith("leave");
    }

    @Test
    void editsThatCannotBeKeptAreNamedAsSuch() {
        before("close");
        assertThat(shell.question().text())
                .isEqualTo(
                        "If you continue, you’ll lose your changes to: Draft\n"
                                + "Can’t be saved for later: Draft");
    }

    @Test
    void theOthersAreSavedAlthoughOneCannotBe() {
        unsaved =
                List.of(
                        UnsavedEdit.lost("Draft"),
                        UnsavedEdit.kept(
                                "Lives",
                                (kept, _) -> {
                                    done.add("kept");
                                    kept.run();
                                }));
        before("close");
        press("unsaved-keep");
        assertThat(done).containsExactly("kept", "close");
    }

    @Test
    void editsThatCanBeKeptAreSavedBeforeTheStep() {
        List<String> order = new ArrayList<>();
        unsaved =
                List.of(
                        UnsavedEdit.kept(
                                "A",
                                (kept, _) -> {
                                    order.add("A");
                                    kept.run();
                                }),
                        UnsavedEdit.kept(
                                "B",
                                (kept, _) -> {
                                    order.add("B");
                                    kept.run();
                                }));
        before("close");
        press("unsaved-keep");
        assertThat(order).containsExactly("A", "B");
        assertThat(done).containsExactly("close");
    }

    @Test
    void theStepIsNotTakenWhenAnEditCouldNotBeSaved() {
        unsaved = List.of(UnsavedEdit.kept("A", (_, failed) -> failed.run()));
        before("close");
        press("unsaved-keep");
        assertThat(done).containsExactly("not close");
        before("close");
        press("unsaved-discard");
        assertThat(done).containsExactly("not close", "close");
        before("leave");
        press("unsaved-cancel");
        assertThat(done).endsWith("not leave");
    }

    private void press(String id) {
        shell.dialog().buttons().stream()
                .filter(node -> id.equals(node.getId()))
                .map(Button.class::cast)
                .forEach(Button::fire);
    }
}
