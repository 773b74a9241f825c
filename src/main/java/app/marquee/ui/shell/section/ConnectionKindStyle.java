package app.marquee.ui.shell.section;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.text.Messages;

import javafx.css.PseudoClass;
import javafx.scene.Node;

import java.util.Locale;

/** Text and pseudo-class of a connection's kind. */
public final class ConnectionKindStyle {
    private ConnectionKindStyle() {}

    public static String words(Messages messages, ConnectionKind kind) {
        return messages.text("kind." + key(kind));
    }

    /** Sets the pseudo-class of the kind on a node. */
    public static void colour(Node node, ConnectionKind kind) {
        for (ConnectionKind each : ConnectionKind.values()) {
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass(key(each)), each == kind);
        }
    }

    private static String key(ConnectionKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
