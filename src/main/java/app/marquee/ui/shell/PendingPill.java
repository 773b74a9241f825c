package app.marquee.ui.shell;

import app.marquee.service.change.ChangeCounts;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.stream.Stream;

/**
 * Button with the numbers of changes that are pending, to be checked or failed, hidden while there
 * are none. It is red while one is to be checked or failed, and while a video expires soon whose
 * recovery is pending. FX thread only.
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
        return count.check() > 0 ? "fth-help-circle" : "fth-edit-3";
    }

    private String brief(ChangeCounts count) {
        String pending =
                count.expiring() > 0
                        ? dotted(messages.text("trashed.PENDING"), others(count))
                        : counted("group.state.STAGED", count.pending());
        return dotted(pending, toCheck(count), counted("group.state.FAILED", count.failed()));
    }

    /** Pending changes beside recoveries that can't wait. */
    private String others(ChangeCounts count) {
        return count.others() > 0
                ? messages.text("busy.more", messages.formats().integer(count.others()))
                : "";
    }

    /** The first of the numbers says what is counted. */
    private String words(ChangeCounts count) {
        String expiring = counted("recovery.expires", count.expiring());
        String pending = counted("changes.waiting", count.pending());
        if (expiring.isEmpty() && pending.isEmpty()) {
            return count.check() == 0
                    ? counted("changes.failed", count.failed())
                    : dotted(
                            counted("changes.check", count.check()),
                            counted("group.state.FAILED", count.failed()));
        }
        return dotted(
                expiring, pending, toCheck(count), counted("group.state.FAILED", count.failed()));
    }

    private String toCheck(ChangeCounts count) {
        return count.check() == 0
                ? ""
                : messages.text("changes.toCheck", messages.formats().integer(count.check()));
    }

    private String counted(String key, long count) {
        return count == 0 ? "" : messages.plural(key, count);
    }

    private String dotted(String... parts) {
        return Stream.of(parts)
                .filter(part -> !part.isEmpty())
                .reduce((first, next) -> messages.text("pattern.dot", first, next))
                .orElse("");
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
