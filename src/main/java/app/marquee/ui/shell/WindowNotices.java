package app.marquee.ui.shell;

import app.marquee.model.Failure;
import app.marquee.ui.control.About;
import app.marquee.ui.control.ErrorBanner;
import app.marquee.ui.control.FailureText;
import app.marquee.ui.control.FailureWords;
import app.marquee.ui.control.Messages;

import javafx.scene.layout.Pane;

import org.jspecify.annotations.Nullable;

/** Notices in the corner and failures in the banner above the section. */
final class WindowNotices implements Notices {
    private final Messages messages;
    private final FailureText failures;
    private final NoticeArea area;
    private final Pane slot;

    /**
     * @param slot where the banner comes and goes
     */
    WindowNotices(Messages messages, NoticeArea area, Pane slot) {
        this.messages = messages;
        this.failures = new FailureText(messages);
        this.area = area;
        this.slot = slot;
    }

    @Override
    public void done(String text) {
        area.done(text, null, null);
    }

    @Override
    public void done(String text, String action, Runnable onAction) {
        area.done(text, action, onAction);
    }

    @Override
    public void warn(String text) {
        area.warn(text);
    }

    @Override
    public void failed(String what, Failure failure, About about) {
        show(what, failures.ofWrite(failure, about), null);
    }

    @Override
    public void failed(String what, Failure failure, About about, Runnable retry) {
        show(what, failures.of(failure, about), retry);
    }

    @Override
    public void clear() {
        slot.getChildren().clear();
    }

    private void show(String what, FailureWords words, @Nullable Runnable retry) {
        ErrorBanner banner = new ErrorBanner(messages);
        banner.show(
                words.titled(messages.text("failed.title", what, words.title())),
                retry == null ? null : () -> again(retry));
        banner.onDismiss(this::clear);
        slot.getChildren().setAll(banner);
    }

    private void again(Runnable retry) {
        clear();
        retry.run();
    }
}
