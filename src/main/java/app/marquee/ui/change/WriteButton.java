package app.marquee.ui.change;

import app.marquee.model.RequestTime;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Duration;

/**
 * Button of a write, whose kind decides its shape, its icon and the end of its label, so that the
 * user sees what a press does. Its text is never cut, and Enter presses it when it has the focus,
 * whatever the platform. FX thread only.
 */
public final class WriteButton extends Button {
    /** From here on the time is worth a word. */
    private static final Duration LONG = Duration.ofSeconds(10);

    private static final String FILLED = "accent";
    private static final String RED = "danger";
    private static final String PLANE = "fth-send";

    private final Kind kind;
    private final Label requests = new Label();
    private @Nullable Sender sender;

    /** Consequence of a press. */
    public enum Kind {
        /** Sends now: filled, with a paper plane; on production it names the connection. */
        SEND,
        /** Saves for later: outlined. */
        SAVE,
        /** Opens a dialog: outlined, and its label ends in “…”. */
        DIALOG
    }

    /** Account that a button sends to, and the texts of the user's language. */
    private record Sender(ObservableValue<ConnectionSummary> connection, Messages messages) {}

    private WriteButton(Kind kind, String id) {
        this.kind = kind;
        setId(id);
        setMinWidth(USE_PREF_SIZE);
        setMnemonicParsing(false);
        addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        fire();
                        event.consume();
                    }
                });
    }

    /** A button that sends; {@link #offer} gives it its label. */
    public static WriteButton sending(String id, SectionContext on) {
        WriteButton made = new WriteButton(Kind.SEND, id);
        made.sender = new Sender(on.connection(), on.messages().of("change"));
        made.getStyleClass().add(FILLED);
        made.setGraphic(new FontIcon(PLANE));
        made.requests.setId(id + "-requests");
        made.requests.getStyleClass().add("caption");
        made.requests.setWrapText(true);
        made.requests.setMinHeight(USE_PREF_SIZE);
        Visibility.show(made.requests, false);
        return made;
    }

    /**
     * A button that saves for later.
     *
     * @param messages of any bundle; only their language matters
     */
    public static WriteButton saving(String id, Messages messages) {
        WriteButton made = new WriteButton(Kind.SAVE, id);
        made.setText(messages.text("action.keep"));
        return made;
    }

    /** A button that opens a dialog. */
    public static WriteButton opening(String id, String text) {
        WriteButton made = new WriteButton(Kind.DIALOG, id);
        made.name(text);
        return made;
    }

    /** A button that opens a dialog. */
    public static WriteButton opening(String id, String text, String icon) {
        WriteButton made = opening(id, text);
        made.setGraphic(new FontIcon(icon));
        return made;
    }

    /** Makes it red or not: filled it destroys now, outlined it opens the dialog that does. */
    public WriteButton destroying(boolean isDestroying) {
        getStyleClass().remove(RED);
        if (isDestroying) {
            getStyleClass().add(RED);
        }
        return this;
    }

    /** Sets the label of a button that opens a dialog. */
    public void name(String text) {
        setText(Buttons.opening(text));
    }

    /**
     * Sets the label of a button that sends, and says beside it how many requests that takes when
     * there are several.
     *
     * @param text verb and object
     */
    public void offer(String text, int count) {
        if (sender == null) {
            throw new IllegalStateException("It sends nothing.");
        }
        Messages messages = sender.messages();
        ConnectionSummary to = sender.connection().getValue();
        boolean isNamed = to.kind() == ConnectionKind.PRODUCTION;
        setText(isNamed ? messages.text("pattern.dot", text, to.name()) : text);
        requests.setText(count > 1 ? cost(messages, count, to.perMinute()) : "");
        setAccessibleHelp(requests.getText());
        Visibility.show(requests, count > 1);
    }

    /**
     * The number of requests, and the time that they take where it is long.
     *
     * @param messages of the changes
     */
    public static String cost(Messages messages, int requests, int perMinute) {
        Duration time = RequestTime.of(requests, perMinute);
        return time.compareTo(LONG) < 0
                ? messages.plural("review.requests", requests)
                : messages.plural("review.time", requests, messages.formats().wait(time));
    }

    /** The line beside it with the number of requests; hidden for a single one. */
    public Label requests() {
        return requests;
    }

    public Kind kind() {
        return kind;
    }
}
