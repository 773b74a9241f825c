package app.marquee.ui.shell.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Unsaved input is discarded by nothing but an answer. */
class UnsavedQuestionTest {
    private final FakeShell shell = new FakeShell();
    private final List<String> done = new ArrayList<>();
    private boolean unsaved = true;
    private final UnsavedQuestion question =
            new UnsavedQuestion(Messages.of("shell", Locale.ENGLISH), shell, () -> unsaved);

    private void before(String step) {
        question.before(() -> done.add(step), () -> done.add("not " + step));
    }

    @Test
    void withoutUnsavedInputNothingIsAsked() {
        unsaved = false;
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
}
