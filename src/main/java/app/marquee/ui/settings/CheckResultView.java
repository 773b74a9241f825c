package app.marquee.ui.settings;

import app.marquee.model.connection.Exchange;
import app.marquee.service.connection.ConnectionProbeResult;
import app.marquee.service.connection.ReadTrial;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.text.ReadTrialText;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;

/** View of the response to a connection test. */
final class CheckResultView extends VBox {
    private static final PseudoClass SUCCESS = PseudoClass.getPseudoClass("success");
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final int RAW_ROWS = 5;

    private final Messages messages;
    private final FailureText failures;
    private final ReadTrialText trialText;
    private final Label title = new Label();
    private final Label text = new Label();
    private final TextArea raw = new TextArea();
    private final TitledPane rawPane;
    private final GridPane reads = new GridPane();

    CheckResultView(SettingsViewModel model, Messages messages) {
        this.messages = messages;
        this.failures = new FailureText(messages);
        this.trialText = new ReadTrialText(messages);
        getStyleClass().add("check-result");
        setId("connection-test-result");
        title.getStyleClass().add("check-title");
        title.setWrapText(true);
        text.setWrapText(true);
        raw.setEditable(false);
        raw.setPrefRowCount(RAW_ROWS);
        raw.getStyleClass().add("mono");
        raw.setId("connection-test-raw");
        raw.setAccessibleText(messages.text("source.answer"));
        rawPane = new TitledPane(messages.text("source.answer"), raw);
        rawPane.setId("connection-test-raw-pane");
        rawPane.setExpanded(false);
        rawPane.setAnimated(false);
        reads.getStyleClass().add("check-reads");
        reads.setId("connection-test-reads");
        getChildren().addAll(title, text, reads, rawPane);
        DeveloperMode.follow(this, _ -> adapt());
        model.askingProperty().subscribe(asking -> show(model, asking));
        model.checkProperty().subscribe(_ -> show(model, model.askingProperty().get()));
    }

    private void show(SettingsViewModel model, boolean asking) {
        ConnectionProbeResult check = model.checkProperty().get();
        Visibility.show(this, asking || check != null);
        pseudoClassStateChanged(SUCCESS, check != null && check.succeeded());
        pseudoClassStateChanged(DANGER, check != null && !check.succeeded());
        show(asking || check == null ? List.of() : check.reads());
        if (asking) {
            say(messages.text("check.asking"), "", null);
        } else if (check != null) {
            show(check);
        }
    }

    private void show(ConnectionProbeResult check) {
        String asked = messages.text("check.asked", check.url().toString());
        if (check.failure() == null) {
            String shape = messages.text("shape." + check.shape().name().toLowerCase(Locale.ROOT));
            Integer funnels = check.funnels();
            say(
                    funnels == null
                            ? messages.text("check.answered")
                            : messages.plural("check.funnels", funnels),
                    found(check)
                            + asked
                            + "\n"
                            + messages.text("check.status", status(check), shape)
                            + wire(check),
                    raw(check));
            return;
        }
        if (check.hint() == ConnectionProbeResult.Hint.SWAPPED) {
            say(
                    messages.text("check.swapped"),
                    messages.text("check.swapped.next") + "\n" + asked + wire(check),
                    raw(check));
            return;
        }
        FailureMessage words = failures.of(check.failure(), FailureSubject.CONNECTION);
        String quote =
                words.quote() == null ? "" : "\n" + messages.text("check.words", words.quote());
        say(
                words.title(),
                words.meaning()
                        + "\n"
                        + words.next()
                        + quote
                        + "\n"
                        + (check.reads().isEmpty() ? "" : found(check))
                        + asked
                        + wire(check),
                words.raw());
    }

    /** What the test found out about the connection as a whole, one finding a line. */
    private String found(ConnectionProbeResult check) {
        long working = check.reads().stream().filter(ReadTrial::works).count();
        String many = messages.text("check.reads", working, check.reads().size()) + "\n";
        if (check.hint() == ConnectionProbeResult.Hint.OTHER_ACCOUNT) {
            return messages.text("check.other-account") + "\n" + many;
        }
        if (check.hint() == ConnectionProbeResult.Hint.PLURAL_PATHS) {
            return messages.text("check.plural") + "\n" + many;
        }
        return check.hosts().isEmpty() ? many : many + messages.text("check.hosts") + "\n";
    }

    private void show(List<ReadTrial> trials) {
        reads.getChildren().clear();
        for (int row = 0; row < trials.size(); row++) {
            ReadTrial trial = trials.get(row);
            Label name = new Label(trialText.name(trial));
            name.setMinWidth(USE_PREF_SIZE);
            Label outcome = new Label(trialText.outcome(trial));
            outcome.setWrapText(true);
            outcome.pseudoClassStateChanged(DANGER, trial.outcome() == ReadTrial.Outcome.FAILED);
            Label took = new Label(trialText.took(trial));
            took.setMinWidth(USE_PREF_SIZE);
            took.getStyleClass().add("muted");
            reads.addRow(row, name, outcome, took);
        }
        Visibility.show(reads, !trials.isEmpty());
    }

    /** What came over the wire: how much of what, how fast, and at which attempt. */
    private String wire(ConnectionProbeResult check) {
        Exchange last = check.exchange();
        if (last == null) {
            return "";
        }
        String took = messages.formats().took(last.duration());
        String tries = messages.plural("check.tries", last.attempt());
        if (last.status() == null) {
            return "\n" + messages.text("check.nothing", took, tries);
        }
        String type = check.contentType();
        return "\n"
                + messages.text(
                        "check.wire",
                        messages.formats().bytes(last.responseBytes()),
                        type.isEmpty() ? messages.text("check.no-type") : type,
                        took,
                        tries);
    }

    private static @Nullable String raw(ConnectionProbeResult check) {
        return check.exchange() == null ? null : check.exchange().responseBeginning();
    }

    private String status(ConnectionProbeResult check) {
        return check.status() == null
                ? messages.text("check.no-status")
                : Integer.toString(check.status());
    }

    private void say(String what, String detail, @Nullable String answer) {
        title.setText(what);
        text.setText(detail);
        raw.setText(answer == null ? "" : answer);
        adapt();
    }

    /** The response is one of the developer details. */
    private void adapt() {
        Visibility.show(rawPane, !raw.getText().isEmpty() && DeveloperMode.now(this));
    }
}
