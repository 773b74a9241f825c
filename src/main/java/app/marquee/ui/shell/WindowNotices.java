package app.marquee.ui.shell;

import app.marquee.model.failure.Failure;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.control.state.ErrorBanner;
import app.marquee.ui.shell.notification.NoticeArea;
import app.marquee.ui.shell.notification.NoticeHistory;
import app.marquee.ui.shell.notification.NoticeHistory.Kind;
import app.marquee.ui.shell.notification.Notices;

import javafx.scene.layout.Pane;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Notification service of a window, with toasts in the corner, a failure banner and a history. */
final class WindowNotices implements Notices {
    private final Messages messages;
    private final FailureText failures;
    private final NoticeArea area;
    private final Pane slot;
    private final NoticeHistory history;

    /** The banner of a change, which leads to the list of changes. */
    private @Nullable ErrorBanner leading;

    private boolean isListed;

    /**
     * @param slot where the banner comes and goes
     */
    WindowNotices(Messages messages, NoticeArea area, Pane slot, NoticeHistory history) {
        this.messages = messages;
        this.failures = new FailureText(messages);
        this.area = area;
        this.slot = slot;
        this.history = history;
    }

    @Override
    public void done(String text, Step... steps) {
        history.add(Kind.DONE, text, List.of(steps));
        area.done(text, List.of(steps), history::taken);
    }

    /** Shown again each time a key is pressed, and not added to the history. */
    @Override
    public void hint(String text) {
        area.hint(text);
    }

    @Override
    public void warn(String text) {
        warn(text, List.of());
    }

    @Override
    public void warn(String text, String action, Runnable onAction) {
        warn(text, List.of(new Step(action, onAction)));
    }

    private void warn(String text, List<Step> steps) {
        history.add(Kind.WARNING, text, steps);
        area.warn(text, steps, history::taken);
    }

    @Override
    public void failed(String what, Failure failure, FailureSubject about) {
        failed(what, failure, about, false, false);
    }

    @Override
    public void failed(
            String what, Failure failure, FailureSubject about, String action, Runnable step) {
        ErrorBanner banner = failed(what, failure, about, FailureText.isUnknown(failure), true);
        banner.offer(action, step);
        leading = banner;
        if (isListed) {
            clearListed();
        }
    }

    /**
     * Hides the banner of a change while it is in a list in front, which says the same.
     *
     * @param listed whether the list is in front
     */
    void listChanges(boolean listed) {
        isListed = listed;
        if (listed) {
            clearListed();
        }
    }

    private void clearListed() {
        slot.getChildren().removeIf(banner -> banner.equals(leading));
    }

    /** What became of a change must not be folded away. */
    private ErrorBanner failed(
            String what,
            Failure failure,
            FailureSubject about,
            boolean isUnknown,
            boolean isChange) {
        FailureMessage words = failures.ofWrite(failure, about);
        String title = title(what, words);
        String outcome = failures.outcome(failure, words);
        Kind kind = isUnknown ? Kind.UNKNOWN : Kind.FAILURE;
        String said = isUnknown ? unknown(what, words) : title;
        if (isChange) {
            history.ofChange(kind, what, said);
        } else {
            history.failed(kind, what, said);
        }
        return show(
                words.titled(
                        outcome.isEmpty() ? title : messages.text("pattern.dot", title, outcome)),
                null);
    }

    /** In the word for its state that the lists of changes have. */
    private String unknown(String what, FailureMessage words) {
        return messages.text(
                "pattern.labeled",
                what,
                messages.text("pattern.dot", messages.text("state.UNKNOWN"), words.title()));
    }

    @Override
    public void failed(String what, Failure failure, FailureSubject about, Runnable retry) {
        FailureMessage words = failures.of(failure, about);
        String title = title(what, words);
        history.failed(Kind.FAILURE, what, title);
        show(words.titled(title), () -> again(retry));
    }

    @Override
    public void clear() {
        slot.getChildren().clear();
    }

    @Override
    public void settled(String what, String outcome, boolean isApplied, boolean isInSight) {
        clear();
        boolean isSaid = history.settle(what, isApplied ? Kind.DONE : Kind.FAILURE, outcome);
        if (isInSight) {
            return;
        }
        if (!isSaid) {
            history.ofChange(isApplied ? Kind.DONE : Kind.WARNING, what, outcome);
        }
        if (isApplied) {
            area.done(outcome, List.of(), history::taken);
        } else {
            area.warn(outcome, List.of(), history::taken);
        }
    }

    /** Warnings belong to the section in which they appeared; the history keeps them. */
    void leaveSection() {
        area.leave();
    }

    /** Closes one notification, the focused one first; false when there is none. */
    boolean dismiss() {
        return area.dismiss();
    }

    private String title(String what, FailureMessage words) {
        return messages.text("pattern.labeled", what, words.title());
    }

    private ErrorBanner show(FailureMessage words, @Nullable Runnable retry) {
        ErrorBanner banner = new ErrorBanner(messages);
        banner.show(words, retry);
        banner.onDismiss(this::clear);
        slot.getChildren().setAll(banner);
        return banner;
    }

    private void again(Runnable retry) {
        clear();
        retry.run();
    }
}
