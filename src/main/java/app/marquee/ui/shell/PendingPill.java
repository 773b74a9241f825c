package app.marquee.ui.shell;

import app.marquee.service.change.ChangeCounts;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;

/**
 * Button with the numbers of pending, failed and unknown changes, hidden while there are none. It
 * is red while one failed or is unknown, and while a video expires soon whose recovery is pending.
 * FX thread only.
 */
final class PendingPill extends Button {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final Messages messages;
    private final PendingChangeReader waiting;
    private final LatestJob counting;
    private final Text measure = new Text();
    private final FontIcon icon = new FontIcon("fth-edit-3");
    private String whole = "";
    private String number = "";
    private boolean isBrief;

    /**
     * @param quiet runs tasks that are not shown as running
     */
    PendingPill(Messages messages, PendingChangeReader waiting, TaskRunner quiet) {
        this.messages = messages;
        this.waiting = waiting;
        this.counting = new LatestJob(quiet);
        setId("pending-pill");
        setGraphic(icon);
        setMinWidth(USE_PREF_SIZE);
        getStyleClass().addAll("flat", "pending-pill");
        setTooltip(new Tooltip(messages.text("changes.waiting.tip")));
        show(ChangeCounts.NONE);
        new NewsFollower(this, waiting::listen, this::count);
    }

    private void count() {
        if (getScene() != null) {
            counting.submit(
                    Job.of(messages.text("changes.waiting.tip"), _ -> waiting.count())
                            .onSuccess(this::show)
                            .onFailure(_ -> show(ChangeCounts.NONE)));
        }
    }

    private void show(ChangeCounts count) {
        whole = brief(count);
        number =
                messages.formats()
                        .integer(count.pending() > 0 ? count.pending() : count.troubled());
        setAccessibleText(words(count));
        shorten(isBrief);
        icon.setIconLiteral(icon(count));
        pseudoClassStateChanged(DANGER, count.troubled() > 0 || count.expiring() > 0);
        Visibility.show(this, !count.isNone());
    }

    private static String icon(ChangeCounts count) {
        if (count.expiring() > 0) {
            return "fth-alert-triangle";
        }
        if (count.failed() > 0) {
            return "fth-alert-circle";
        }
        return count.unknown() > 0 ? "fth-help-circle" : "fth-edit-3";
    }

    private String brief(ChangeCounts count) {
        String pending =
                count.expiring() > 0
                        ? messages.text("trashed.PENDING")
                        : count.pending() == 0 ? "" : words("group.state.STAGED", count.pending());
        String check =
                count.troubled() == 0
                        ? ""
                        : messages.text("pill.check", messages.formats().integer(count.troubled()));
        return pending.isEmpty() || check.isEmpty()
                ? pending + check
                : messages.text("pattern.dot", pending, check);
    }

    /** The first of the numbers says what is counted. */
    private String words(ChangeCounts count) {
        String said = count.expiring() == 0 ? "" : words("recovery.expires", count.expiring());
        said =
                count.pending() == 0
                        ? said
                        : dotted(said, words("changes.waiting", count.pending()));
        said = joined(said, "failed", count.failed());
        return joined(said, "unknown", count.unknown());
    }

    private String joined(String said, String state, long count) {
        if (count == 0) {
            return said;
        }
        return said.isEmpty()
                ? words("changes." + state, count)
                : dotted(said, words("group.state." + state.toUpperCase(Locale.ROOT), count));
    }

    private String dotted(String first, String second) {
        return first.isEmpty() ? second : messages.text("pattern.dot", first, second);
    }

    private String words(String key, long count) {
        return messages.plural(key, count);
    }

    /** Shows the number alone, or the words, too. */
    void shorten(boolean brief) {
        isBrief = brief;
        setText(brief ? number : whole);
    }

    boolean isBrief() {
        return isBrief;
    }

    /** The width that the words take beside the number, shown or not; 0 while it is hidden. */
    double wordsWidth() {
        return isManaged() ? width(whole) - width(number) : 0;
    }

    private double width(String words) {
        measure.setText(words);
        measure.setFont(getFont());
        return Math.ceil(measure.getLayoutBounds().getWidth());
    }
}
