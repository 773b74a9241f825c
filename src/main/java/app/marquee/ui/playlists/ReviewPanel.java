package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.limit.Violation;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ValidationText;
import app.marquee.ui.control.state.ErrorBanner;
import app.marquee.ui.playlists.Review.Origin;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Panel of a change in review and of its result. It is always present, so that the button does not
 * move; the review opens above it. FX thread only.
 */
final class ReviewPanel extends VBox {
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    /**
     * IDs and texts of one review. Immutable.
     *
     * @param applyId the ID of the button that sends
     * @param discardId the ID of the button that discards the draft
     * @param undoId the ID of the button that proposes the undo
     */
    record Words(
            String applyId,
            String apply,
            String discardId,
            String discard,
            String undoId,
            String nothing) {}

    private final Messages messages;
    private final ReviewViewModel model;
    private final Words words;
    private final ObservableValue<ConnectionSummary> connection;
    private final Runnable onDiscard;
    private final Label title = new Label();
    private final ReviewLines lines = new ReviewLines();
    private final RequestPreview request;
    private final ReversibleNote reversible;
    private final ErrorBanner banner;
    private final Label status = new Label();
    private final FontIcon statusIcon = new FontIcon("fth-check-circle");
    private final Button undo = new Button();
    private final Button discard = new Button();
    private final Button apply = new Button();

    ReviewPanel(
            Messages messages,
            ReviewViewModel model,
            Words words,
            ObservableValue<ConnectionSummary> connection,
            Runnable onDiscard,
            SubscriptionGroup life) {
        this.messages = messages;
        this.model = model;
        this.words = words;
        this.connection = connection;
        this.onDiscard = onDiscard;
        this.banner = new ErrorBanner(messages);
        this.reversible = new ReversibleNote(messages);
        this.request = new RequestPreview("playlist-request", messages);
        build();
        life.follow(model.reviewProperty(), _ -> show());
        life.follow(model.endedProperty(), _ -> show());
        life.follow(connection, _ -> show());
    }

    private void build() {
        getStyleClass().add("review");
        title.getStyleClass().add("heading");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        banner.onDismiss(model::dismiss);
        status.setId(words.applyId() + "-status");
        status.setWrapText(true);
        status.setMinHeight(USE_PREF_SIZE);
        status.setGraphic(statusIcon);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        undo.setId(words.undoId());
        undo.setText(messages.text("undo.choose"));
        undo.setOnAction(_ -> model.undo());
        discard.setId(words.discardId());
        discard.setOnAction(_ -> discard());
        apply.setId(words.applyId());
        apply.getStyleClass().add("accent");
        apply.setOnAction(_ -> apply());
        for (Button button : new Button[] {undo, discard, apply}) {
            button.setMinWidth(USE_PREF_SIZE);
        }
        HBox foot = new HBox(status, undo, discard, apply);
        foot.getStyleClass().add("review-foot");
        getChildren().addAll(banner, title, lines, reversible, foot);
    }

    /** Sends what is shown (Ctrl+Enter). */
    void apply() {
        if (!apply.isDisabled()) {
            model.apply();
        }
    }

    /** Whether it shows the result of a change. */
    boolean hasOutcome() {
        return model.endedProperty().get() != null || model.isApplying();
    }

    private void discard() {
        if (model.review() instanceof Review.Ready(var _, var origin) && origin != Origin.DRAFT) {
            model.drop();
        } else {
            onDiscard.run();
        }
    }

    private void show() {
        Review review = model.review();
        boolean readOnly = connection.getValue().readOnly();
        switch (review) {
            case Review.Nothing() -> nothing();
            case Review.Blocked(var violations) -> blocked(violations);
            case Review.Ready(var change, var origin) -> ready(change, origin);
            case Review.Applying(var change, var _) -> applying(change);
        }
        appear(discard, !(review instanceof Review.Nothing));
        discard.setDisable(review instanceof Review.Applying);
        apply.setDisable(readOnly || !(review instanceof Review.Ready));
        ended(review);
        if (readOnly) {
            say(messages.text("blocked.readOnly"), "fth-lock", false);
        }
        appear(status, !status.getText().isEmpty());
    }

    private void nothing() {
        changeShown(null, "");
        buttons(words.apply(), words.discard());
        say(model.endedProperty().get() == null ? words.nothing() : "", "fth-minus", false);
    }

    private void blocked(List<Violation> violations) {
        changeShown(null, "");
        buttons(words.apply(), words.discard());
        ValidationText verdicts = new ValidationText(messages);
        say(
                messages.text(
                        "review.blocked",
                        violations.stream()
                                .map(one -> member(one) + ": " + verdicts.of(one.verdict()))
                                .distinct()
                                .collect(Collectors.joining(" "))),
                "fth-alert-circle",
                true);
    }

    private String member(Violation violation) {
        return messages.text("field." + violation.member());
    }

    private void ready(StagedChange change, Origin origin) {
        changeShown(
                change,
                switch (origin) {
                    case DRAFT -> messages.text("review.draft");
                    case UNDO -> messages.text("undo.last");
                    case OTHER_PATH -> messages.text("review.otherPath");
                });
        switch (origin) {
            case DRAFT -> buttons(words.apply(), words.discard());
            case UNDO -> buttons(messages.text("review.undo.do"), messages.text("cancel"));
            case OTHER_PATH ->
                    buttons(messages.text("review.otherPath.do"), messages.text("cancel"));
        }
        say("", "fth-minus", false);
    }

    private void applying(StagedChange change) {
        changeShown(change, messages.text("applying"));
        say(messages.text("review.applying.status"), "fth-upload-cloud", false);
    }

    private void changeShown(@Nullable StagedChange change, String heading) {
        title.setText(heading);
        appear(title, change != null);
        appear(lines, change != null);
        lines.setContent(change == null ? null : new ChangeLines(messages, change, request));
        reversible.show(change);
    }

    private void buttons(String send, String leave) {
        apply.setText(send);
        discard.setText(leave);
    }

    private void ended(Review review) {
        ChangeResult ended = model.endedProperty().get();
        boolean shown = ended != null && !model.isApplying();
        appear(undo, shown && model.canUndo() && review instanceof Review.Nothing);
        appear(banner, false);
        if (shown) {
            OutcomeWords.Said said = new OutcomeWords(messages).of(ended);
            if (said.failure() != null) {
                banner.show(said.failure(), null);
                appear(banner, true);
            } else if (review instanceof Review.Nothing) {
                boolean done = said.tone() == OutcomeWords.Tone.DONE;
                say(said.text(), done ? "fth-check-circle" : "fth-info", false);
            }
        }
    }

    private void say(String text, String icon, boolean danger) {
        status.setText(text);
        statusIcon.setIconLiteral(icon);
        status.pseudoClassStateChanged(DANGER, danger);
        status.pseudoClassStateChanged(WARNING, icon.equals("fth-lock"));
        appear(status, !text.isEmpty());
    }

    private static void appear(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
