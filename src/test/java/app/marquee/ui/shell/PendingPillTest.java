package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;
import java.util.Objects;

/** Number of pending changes, which turns red while one is to be checked. */
class PendingPillTest extends WindowTest {
    private final Messages messages = Messages.of("shell", Locale.ENGLISH);
    private final Counting changes = new Counting();
    private final HBox bar = new HBox();
    private @Nullable PendingPill pill;

    /** Says what the test tells it; null for a journal that can't be read. */
    private static final class Counting implements PendingChangeReader {
        private @Nullable ChangeCounts count = ChangeCounts.NONE;
        private @Nullable Runnable listener;

        @Override
        public ChangeCounts count() {
            if (count == null) {
                throw new FailureException(new Failure.Storage("journal", "damaged"));
            }
            return count;
        }

        @Override
        public Runnable listen(Runnable news) {
            listener = news;
            return () -> listener = null;
        }
    }

    private PendingPill pill() {
        return Objects.requireNonNull(pill);
    }

    private void open() {
        show(
                () -> {
                    PendingPill made = new PendingPill(messages, changes, new InlineRunner());
                    pill = made;
                    bar.getChildren().setAll(made);
                    return bar;
                });
    }

    private void count(long failed, long check, long pending) {
        count(new ChangeCounts(failed, check, pending, 0, 0));
    }

    private void count(@Nullable ChangeCounts now) {
        changes.count = now;
        Objects.requireNonNull(changes.listener).run();
        settle();
    }

    private void is(String words, String spoken, String number, boolean red) {
        assertThat(exists("pending-pill")).isTrue();
        assertThat(pill().getText()).isEqualTo(words);
        assertThat(pill().getAccessibleText()).isEqualTo(spoken);
        assertThat(pill().getPseudoClassStates().contains(PseudoClass.getPseudoClass("danger")))
                .isEqualTo(red);
        onFx(() -> pill().shorten(true));
        assertThat(pill().getText()).isEqualTo(number);
        assertThat(pill().getAccessibleText()).isEqualTo(spoken);
        onFx(() -> pill().shorten(false));
    }

    @Test
    void itSaysHowManyWaitAndIsRedForThoseToCheck() {
        open();
        assertThat(exists("pending-pill")).isFalse();
        count(0, 0, 2);
        is("2 pending", messages.plural("changes.waiting", 2), "2", false);
        count(0, 1, 2);
        is("2 pending · 1 to check", "2 pending changes · 1 to check", "2", true);
        assertThat(onFx(() -> ((FontIcon) pill().getGraphic()).getIconLiteral()))
                .as("not by its color alone, where there is room for the number only")
                .isEqualTo("fth-help-circle");
        count(0, 3, 0);
        is("3 to check", messages.plural("changes.check", 3), "3", true);
        count(0, 0, 0);
        assertThat(exists("pending-pill")).isFalse();
    }

    @Test
    void itSaysWhatFailedAndIsRedForIt() {
        open();
        count(1, 4, 1);
        is(
                "1 pending · 4 to check · 1 failed",
                "1 pending change · 4 to check · 1 failed",
                "1",
                true);
        assertThat(onFx(() -> ((FontIcon) pill().getGraphic()).getIconLiteral()))
                .isEqualTo("fth-alert-circle");
        count(2, 1, 0);
        is("1 to check · 2 failed", "1 change to check · 2 failed", "3", true);
        count(1, 0, 0);
        is("1 failed", "1 failed change", "1", true);
    }

    @Test
    void itIsRedForARecoveryThatIsOnlySavedWhileItsVideoExpires() {
        open();
        count(new ChangeCounts(0, 1, 5, 3, 2));
        is(
                "Recovery pending · 3 more · 1 to check",
                "Recovery pending: 3 videos expire soon · 5 pending changes · 1 to check",
                "5",
                true);
        assertThat(onFx(() -> ((FontIcon) pill().getGraphic()).getIconLiteral()))
                .isEqualTo("fth-alert-triangle");
        count(new ChangeCounts(0, 0, 1, 2, 1));
        is(
                "Recovery pending",
                "Recovery pending: 2 videos expire soon · 1 pending change",
                "1",
                true);
    }

    @Test
    void aNumberThatCannotBeReadIsNotShown() {
        open();
        count(0, 0, 2);
        count(null);
        assertThat(exists("pending-pill")).isFalse();
    }

    @Test
    void itListensWhileItIsInAWindow() {
        open();
        assertThat(changes.listener).isNotNull();
        onFx(() -> bar.getChildren().clear());
        assertThat(changes.listener).isNull();
        changes.count = new ChangeCounts(0, 0, 1, 0, 0);
        onFx(() -> bar.getChildren().setAll(pill()));
        settle();
        assertThat(pill().getText()).isEqualTo("1 pending");
    }
}
