package app.marquee.ui.control.state;

import app.marquee.model.failure.Answer;
import app.marquee.text.FailureMessage;
import app.marquee.text.Messages;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * Banner of a failure: what happened, and on demand what it means, what to do next, the server's
 * message and the raw response, which holds no secrets. A bar above what is there; where nothing
 * is, the same bar says at once what it means and what to do.
 */
public final class ErrorBanner extends HBox {
    private static final int RAW_ROWS = 6;

    private final Messages messages;
    private final Label title = new Label();
    private final Label meaning = new Label();
    private final Label quote = new Label();
    private final Label next = new Label();
    private final Button retry = new Button();
    private final Button rawSwitch = new Button();
    private final Button dismiss = new Button();
    private final RawAnswer raw;
    private final HBox line = new HBox(title, retry, rawSwitch);
    private final VBox words = new VBox();
    private final VBox explanation = new VBox(meaning, quote, next);
    private boolean hasQuote;
    private boolean isWhole;
    private boolean isUnfolded;

    /**
     * @param messages of any bundle; only their language matters
     */
    public ErrorBanner(Messages messages) {
        this.messages = messages;
        this.raw = new RawAnswer(this.messages);
        setId("error-banner");
        getStyleClass().add("error-banner");
        title.getStyleClass().add("error-title");
        quote.getStyleClass().add("error-quote");
        retry.setId("error-retry");
        retry.setText(this.messages.text("error.retry"));
        rawSwitch.setId("error-raw");
        rawSwitch.setOnAction(_ -> unfold(!isUnfolded));
        dismiss.setId("error-dismiss");
        dismiss.getStyleClass().addAll("button-icon", "flat");
        dismiss.setGraphic(new FontIcon("fth-x"));
        dismiss.setAccessibleText(this.messages.text("dismiss"));
        for (Label label : new Label[] {title, meaning, quote, next}) {
            label.setWrapText(true);
            Wrapping.guard(label);
            label.setMinHeight(USE_PREF_SIZE);
        }
        words.getStyleClass().add("error-words");
        explanation.getStyleClass().add("error-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren().addAll(new FontIcon("fth-alert-triangle"), words, dismiss);
        onDismiss(null);
        line.getStyleClass().add("error-line");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        retry.setMinWidth(USE_PREF_SIZE);
        rawSwitch.setMinWidth(USE_PREF_SIZE);
        words.getChildren().setAll(line, explanation, raw);
    }

    /** Explains the failure at once, in place of what is missing. */
    public ErrorBanner whole() {
        isWhole = true;
        unfold(false);
        return this;
    }

    /** Shows the message; there is no Retry button without an action for it. */
    public void show(FailureMessage failure, @Nullable Runnable again) {
        title.setText(failure.title());
        meaning.setText(failure.meaning());
        next.setText(failure.next());
        quote.setText(
                Optional.ofNullable(failure.quote())
                        .map(said -> messages.text("error.quote", said))
                        .orElse(""));
        hasQuote = failure.quote() != null;
        offer(again);
        raw.show(Optional.ofNullable(failure.raw()).orElse(""));
        unfold(false);
        String sentence = failure.title().endsWith(".") ? failure.title() : failure.title() + ".";
        setAccessibleText(sentence + " " + failure.meaning() + " " + failure.next());
    }

    /** Sets a next step in place of the Retry button. */
    public void offer(String words, Runnable step) {
        retry.setId("error-step");
        retry.setText(words);
        offer(step);
    }

    private void offer(@Nullable Runnable step) {
        Visibility.show(retry, step != null);
        retry.setOnAction(
                _ -> {
                    if (step != null) {
                        step.run();
                    }
                });
    }

    /** Focuses the button that tries again; false when there is none. */
    boolean focusRetry() {
        if (retry.isVisible()) {
            retry.requestFocus();
        }
        return retry.isVisible();
    }

    /** Adds a button that dismisses the banner. */
    public void onDismiss(@Nullable Runnable gone) {
        Visibility.show(dismiss, gone != null);
        dismiss.setOnAction(
                _ -> {
                    if (gone != null) {
                        gone.run();
                    }
                });
    }

    /** Says when the content below was loaded. */
    ErrorBanner above(String loaded) {
        if (!loaded.isEmpty()) {
            title.setText(messages.text("state.refresh.showing", title.getText(), loaded));
        }
        return this;
    }

    /** Takes up another step, beside the Retry button. */
    void beside(Node step) {
        line.getChildren().add(line.getChildren().indexOf(rawSwitch), step);
    }

    private void unfold(boolean shown) {
        isUnfolded = shown;
        Visibility.show(explanation, isWhole || shown);
        Visibility.show(quote, shown && hasQuote);
        Visibility.show(raw, shown && raw.hasAnswer());
        Visibility.show(rawSwitch, !isWhole || raw.hasAnswer());
        rawSwitch.setText(messages.text(shown ? "error.raw.hide" : "details"));
    }

    /** Raw response, which can be selected and copied. */
    private static final class RawAnswer extends VBox {
        private final TextArea text = new TextArea();
        private final Label beginning = new Label();

        RawAnswer(Messages messages) {
            text.setId("error-raw-text");
            text.setEditable(false);
            text.setWrapText(true);
            text.setPrefRowCount(RAW_ROWS);
            text.getStyleClass().addAll("mono", "raw-text");
            text.setAccessibleText(messages.text("details"));
            Button copy = new Button(messages.text("copy.details"), new FontIcon("fth-copy"));
            copy.setId("error-raw-copy");
            copy.setOnAction(_ -> copy());
            getStyleClass().add("raw-answer");
            beginning.setId("error-raw-beginning");
            beginning.getStyleClass().add("muted");
            beginning.setWrapText(true);
            Wrapping.guard(beginning);
            beginning.setText(messages.text("error.raw.beginning", Answer.LONGEST_RAW));
            getChildren().addAll(text, beginning, copy);
            DeveloperMode.follow(this, _ -> adapt());
        }

        /** The response itself is for developers; copied, it is for support. */
        private void adapt() {
            boolean isOn = DeveloperMode.now(this);
            Visibility.show(text, isOn);
            Visibility.show(beginning, isOn && Answer.isOnlyBeginning(text.getText()));
        }

        void show(String answer) {
            text.setText(answer);
            adapt();
        }

        boolean hasAnswer() {
            return !text.getText().isEmpty();
        }

        private void copy() {
            ClipboardContent content = new ClipboardContent();
            content.putString(text.getText());
            Clipboard.getSystemClipboard().setContent(content);
        }
    }
}
