package app.marquee.ui.analytics.card;

import app.marquee.task.LoadState;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;

/** Card with a summary of a report: its title, the age of a saved copy, and where it leads. */
public final class ReportCard extends VBox {
    /** It has nothing to show, and its view says why. */
    private static final PseudoClass MISSING = PseudoClass.getPseudoClass("missing");

    private final SectionContext context;
    private final Messages messages;
    private final Label title = new Label();
    private final Label note = new Label();
    private final HBox head = new HBox(title, note);
    private final StatePane pane;
    private final Runnable retry;
    private boolean isExplained;
    private Runnable shown = () -> {};

    /**
     * @param retry loads its data again
     */
    public ReportCard(String id, SectionContext context, Region content, Runnable retry) {
        this.context = context;
        this.messages = context.messages();
        this.retry = retry;
        this.pane =
                new StatePane(messages, context.clock(), content)
                        .retry(FailureSubject.ANALYTICS, retry);
        setId(id);
        getStyleClass().add("report-card");
        title.getStyleClass().add("report-card-title");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        note.setText(messages.text("card.failed"));
        note.getStyleClass().add("caption");
        note.setMinWidth(USE_PREF_SIZE);
        head.getStyleClass().add("report-card-head");
        VBox.setVgrow(pane, Priority.ALWAYS);
        getChildren().addAll(head, pane);
        Visibility.show(note, false);
    }

    /** Sets what its first load shows. */
    public ReportCard shaped(SkeletonShape shape) {
        pane.shaped(shape);
        return this;
    }

    public ReportCard titled(String words) {
        title.setText(words);
        return this;
    }

    /** Adds a control to the right of the title. */
    public ReportCard with(Node control) {
        head.getChildren().add(control);
        return this;
    }

    /** Leads to the section with the whole report, where the window has it. */
    public ReportCard leadingTo(Place place, String subject) {
        return leadingTo(place.getClass(), () -> place, subject);
    }

    /** The same for a place that depends on what is shown. */
    public ReportCard leadingTo(
            Class<? extends Place> type, Supplier<? extends Place> place, String subject) {
        if (context.navigation().canOpen(type)) {
            Hyperlink all = new Hyperlink(messages.text("card.all"));
            all.setId(getId() + "-all");
            all.setMinWidth(USE_PREF_SIZE);
            all.setAccessibleText(messages.text("card.all.of", subject));
            all.setOnAction(_ -> context.navigation().open(place.get()));
            with(all);
        }
        return this;
    }

    /**
     * Sets whether its view says why it failed, since the other cards failed for the same reason.
     */
    public void explained(boolean elsewhere) {
        if (isExplained != elsewhere) {
            isExplained = elsewhere;
            shown.run();
        }
    }

    /**
     * Shows the state of its load. A refresh is only told by the status bar, and a failed one in
     * the title's line unless it is of all cards.
     *
     * @param nothing text in place of the content; null to show the content
     */
    public void show(LoadState state, @Nullable Instant askedAt, @Nullable EmptyStateText nothing) {
        shown = () -> show(state, askedAt, nothing);
        boolean isMissing = askedAt == null;
        pseudoClassStateChanged(
                MISSING, isMissing && state instanceof LoadState.Failed && isExplained);
        Visibility.show(note, state instanceof LoadState.Failed && !isMissing && !isExplained);
        if (askedAt == null) {
            show(state, nothing);
            return;
        }
        String saved =
                messages.text(
                        "card.saved",
                        messages.formats()
                                .age(Duration.between(askedAt, context.clock().instant())));
        note.setTooltip(new Tooltip(saved));
        pane.show(new LoadState.Loaded(askedAt), nothing);
    }

    /** A failure as short as the card; all of it is in Activity. */
    private void show(LoadState state, @Nullable EmptyStateText nothing) {
        if (state instanceof LoadState.Failed && isExplained) {
            pane.missing(messages.text("state.load.failed"));
        } else if (state instanceof LoadState.Failed(var failure)) {
            FailureMessage words = new FailureText(messages).of(failure, FailureSubject.ANALYTICS);
            pane.show(
                    new LoadState.NotLoaded(),
                    EmptyStateText.of("fth-alert-triangle", words.title(), words.meaning())
                            .withAction(messages.text("error.retry"), retry));
        } else {
            pane.show(state, nothing);
        }
    }
}
