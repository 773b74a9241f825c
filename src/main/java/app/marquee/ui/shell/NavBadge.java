package app.marquee.ui.shell;

import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.AfterPaint;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.PendingStep;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.VisibleTimer;
import app.marquee.ui.shell.section.SectionBadge;
import app.marquee.ui.shell.section.SectionDefinition;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;

/**
 * Badge of a section in the rail: a number or a dot, hidden while there is nothing to show. It is
 * read after the window was painted, after news, and now and then since time passes. FX thread
 * only.
 */
final class NavBadge extends StackPane {
    private static final Duration BEAT = Duration.seconds(30);

    /** A larger number would not say more. */
    private static final long MOST = 99;

    private final SectionBadge badge;
    private final Messages messages;
    private final String title;
    private final LatestJob reading;
    private final AfterPaint afterPaint = new AfterPaint(this);
    private final PendingStep pending = new PendingStep(this);
    private final Badge shown;
    private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper("");
    private boolean isDue;

    /**
     * @param messages of the section
     * @param quiet runs tasks that are not shown as running
     */
    NavBadge(SectionBadge badge, SectionDefinition section, Messages messages, TaskRunner quiet) {
        this.badge = badge;
        this.messages = messages;
        this.title = section.title(messages);
        this.reading = new LatestJob(quiet);
        this.shown = new Badge("", badge.tone());
        setId(section.navId() + "-badge");
        getStyleClass().add(badge.isDot() ? "nav-dot" : "nav-number");
        getChildren().add(shown);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMouseTransparent(true);
        show(0);
        new NewsFollower(this, badge.source()::listen, this::soon);
        VisibleTimer.whileShown(this, BEAT, this::soon);
    }

    /** What it says in words; empty while it is hidden. */
    ReadOnlyStringProperty wordsProperty() {
        return words.getReadOnlyProperty();
    }

    /** Reads it once after the next picture, however much news comes until then. */
    void soon() {
        if (!isDue) {
            isDue = true;
            afterPaint.execute(this::read);
        }
    }

    private void read() {
        isDue = false;
        pending.set(true);
        reading.submit(
                Job.of(title, _ -> badge.source().count())
                        .onSuccess(this::show)
                        .onFailure(_ -> show(0))
                        .onFinally(() -> pending.set(false)));
    }

    private void show(long count) {
        words.set(count == 0 ? "" : messages.plural(badge.words(), count));
        if (!badge.isDot()) {
            String number = messages.formats().integer(Math.min(count, MOST));
            shown.setText(count > MOST ? number + "+" : number);
        }
        Visibility.show(this, count > 0);
    }
}
