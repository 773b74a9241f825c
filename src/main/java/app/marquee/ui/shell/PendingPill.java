package app.marquee.ui.shell;

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

/**
 * Button with the numbers of pending and unknown changes, which is red while an outcome is unknown
 * and hidden while there are none. FX thread only.
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
        show(PendingChangeReader.Count.NONE);
        new NewsFollower(this, waiting::listen, this::count);
    }

    private void count() {
        if (getScene() != null) {
            counting.submit(
                    Job.of(messages.text("changes.waiting.tip"), _ -> waiting.count())
                            .onSuccess(this::show)
                            .onFailure(_ -> show(PendingChangeReader.Count.NONE)));
        }
    }

    private void show(PendingChangeReader.Count count) {
        boolean isPending = count.pending() > 0;
        whole = isPending ? pending(count) : messages.plural("changes.unknown", count.unknown());
        number = messages.formats().integer(isPending ? count.pending() : count.unknown());
        setAccessibleText(whole);
        shorten(isBrief);
        boolean isUnknown = count.unknown() > 0;
        icon.setIconLiteral(isUnknown ? "fth-help-circle" : "fth-edit-3");
        pseudoClassStateChanged(DANGER, isUnknown);
        Visibility.show(this, !count.isNone());
    }

    private String pending(PendingChangeReader.Count count) {
        String pending = messages.plural("changes.waiting", count.pending());
        return count.unknown() == 0
                ? pending
                : messages.text(
                        "pattern.dot",
                        pending,
                        messages.plural("group.state.UNKNOWN", count.unknown()));
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
