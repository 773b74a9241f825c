package app.marquee.ui.change;

import app.marquee.text.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.stream.Stream;

/**
 * Foot of a dialog that sends: what has to be typed first, the number of requests, and the buttons
 * that cancel, save for later and send. FX thread only.
 */
public final class WriteFoot extends VBox {
    private final SectionContext on;
    private final Region row;
    private final Messages messages;
    private final SendGuard guard;
    private final WriteButton send;
    private final BooleanProperty allowed = new SimpleBooleanProperty(true);

    /**
     * @param keep null where it can't be saved for later
     */
    public WriteFoot(
            SectionContext on, Button cancel, @Nullable WriteButton keep, WriteButton send) {
        this(on, row(cancel, keep, send), keep, send);
    }

    /**
     * @param row with the buttons in it
     * @param keep null where it can't be saved for later
     */
    public WriteFoot(SectionContext on, Region row, @Nullable WriteButton keep, WriteButton send) {
        this.on = on;
        this.row = row;
        this.messages = on.messages().of("change");
        this.guard = new SendGuard(messages);
        this.send = send;
        // A long name may be cut on it: it stands whole in the title.
        send.setMinWidth(USE_PREF_SIZE);
        send.disableProperty().bind(Bindings.not(allowed.and(guard.openProperty())));
        if (keep != null) {
            keep.disableProperty().bind(allowed.not());
        }
        getStyleClass().add("write-foot");
        getChildren().setAll(guard, send.requests(), row);
        HBox.setHgrow(this, Priority.ALWAYS);
    }

    private static HBox row(Button cancel, @Nullable WriteButton keep, WriteButton send) {
        HBox buttons = new HBox();
        buttons.getChildren()
                .setAll(Stream.of(cancel, keep, send).filter(Objects::nonNull).toList());
        buttons.getStyleClass().add("write-buttons");
        return buttons;
    }

    /** Marks what it sends as an unofficial feature, before the buttons. */
    public void unofficial() {
        if (row instanceof Pane buttons) {
            buttons.getChildren().addFirst(new UnofficialTag(messages));
        }
    }

    /** Enables the buttons or not. */
    public void allow(boolean isAllowed) {
        allowed.set(isAllowed);
    }

    /** Moves the focus to what has to be typed first. */
    public void ask() {
        guard.takeFocus();
    }

    /** Whether nothing has to be typed before it is sent, or it was typed. */
    public boolean isFree() {
        return guard.openProperty().get();
    }

    /** Offers to send what can be changed back. */
    public void offer(String action, int items, int requests) {
        send.offer(action, requests);
        guard.ask(SendGuard.text(items, on.connection().getValue(), messages));
    }

    /** Offers to send a proposal. */
    public void offer(String action, Proposal proposal) {
        send.offer(action, proposal.changes().size());
        guard.ask(SendGuard.text(proposal.lines(), on.connection().getValue(), messages));
    }
}
