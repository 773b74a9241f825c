package app.marquee.ui.shell.section;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.ui.control.Messages;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;

import java.util.Locale;

/** Badge with the type of a connection, in color and text. */
public final class KindBadge extends Label {
    public KindBadge(Messages messages, ConnectionKind kind) {
        super(words(messages, kind).toUpperCase(messages.locale()));
        setId("connection-kind-badge");
        getStyleClass().add("kind-badge");
        setMinWidth(USE_PREF_SIZE);
        colour(this, kind);
    }

    public static String words(Messages messages, ConnectionKind kind) {
        return messages.text("kind." + kind.name().toLowerCase(Locale.ROOT));
    }

    /** Sets the pseudo-class of the kind on a node. */
    public static void colour(Node node, ConnectionKind kind) {
        for (ConnectionKind each : ConnectionKind.values()) {
            node.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(each.name().toLowerCase(Locale.ROOT)), each == kind);
        }
    }
}
