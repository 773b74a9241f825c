package app.marquee;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Audit for plumbing on the screen: methods, paths, JSON, UUIDs and raw status values belong to
 * Activity, to Settings and behind “Request” and “Source”, whose text is monospaced. The URL of a
 * player is no plumbing.
 */
public final class PlumbingAudit {
    private static final Pattern PLUMBING =
            Pattern.compile(
                    "\\b(?:GET|POST|PUT|DELETE|PATCH) /"
                            + "|\\bHTTP/?\\d?\\b|\\bJSON\\b|\\bUUIDs?\\b"
                            + "|\\b(?:CONVERTED|CONVERTING|DELETING)\\b"
                            + "|\\b[a-z]+_[a-z]+(?:_[a-z]+)*:"
                            + "|\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-");

    /** A request with its method, a command line, or the beginning of a response. */
    private static final Pattern REQUEST =
            Pattern.compile(
                    "\\b(?:GET|POST|PUT|DELETE|PATCH) (?:/|https?:)|\\bcurl -|^\\s*[{\\[]\\s*\"");

    private PlumbingAudit() {}

    /** The requests and responses that can be read now, also where they are asked for. */
    public static List<String> requests(Parent root) {
        List<String> found = new ArrayList<>();
        collectRequests(root, found);
        return found;
    }

    private static void collectRequests(Node node, List<String> found) {
        if (!node.isVisible()) {
            return;
        }
        List<String> texts = new ArrayList<>();
        if (node instanceof Labeled label) {
            texts.add(label.getText());
        }
        if (node instanceof TextInputControl input) {
            texts.add(input.getText());
        }
        if (node instanceof Control control && control.getTooltip() != null) {
            texts.add(control.getTooltip().getText());
        }
        texts.stream()
                .filter(text -> text != null && isRequest(text))
                .forEach(text -> found.add(node.getId() + ": " + text));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collectRequests(child, found));
        }
    }

    /** Whether a text is a request, a command line for one, or a response. */
    public static boolean isRequest(String text) {
        return REQUEST.matcher(text).find();
    }

    /** The texts with plumbing that can be read now. */
    public static List<String> of(Parent root) {
        List<String> found = new ArrayList<>();
        collect(root, found);
        return found;
    }

    /** Whether a text has plumbing. */
    public static boolean isPlumbing(String text) {
        return PLUMBING.matcher(text).find();
    }

    private static void collect(Node node, List<String> found) {
        boolean isAskedFor =
                node.getStyleClass().contains("mono")
                        || node.getStyleClass().contains("provenance-details");
        if (!node.isVisible() || isAskedFor) {
            return;
        }
        if (node instanceof Labeled label
                && label.getText() != null
                && !label.getText().startsWith("http")
                && isPlumbing(label.getText())) {
            found.add(node.getId() + ": " + label.getText());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
        }
    }
}
