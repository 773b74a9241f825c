package app.marquee;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.skin.TableColumnHeader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a person who cannot see, or sees little, would miss on the screen: controls without a name,
 * ids that support cannot read out, and words of controls that are cut off. On the FX thread.
 */
public final class ViewAudit {
    private static final Pattern KEBAB = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private static final Set<String> NAMES =
            Set.of(
                    "heading",
                    "playlist-title",
                    "tile-title",
                    "video-title",
                    "top-name",
                    "pending-subject",
                    "mono");

    /** Of a column whose title is a name. */
    private static final String GIVEN = "given-name";

    /** Classes whose rules the build leaves out of the theme. */
    private static final Set<String> UNSTYLED = unstyled();

    private final List<String> found = new ArrayList<>();

    private ViewAudit() {}

    private static Set<String> unstyled() {
        try {
            return Set.copyOf(Files.readAllLines(Path.of("src/build/unused-styles.txt")));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The defects of everything that is shown below the node. */
    public static List<String> of(Parent root) {
        ViewAudit audit = new ViewAudit();
        audit.walk(root, audit::check);
        return audit.found;
    }

    private void walk(Node node, Consumer<Node> each) {
        if (!node.isVisible()) {
            return;
        }
        each.accept(node);
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> walk(child, each));
        }
    }

    private void check(Node node) {
        if (node.getId() != null && !KEBAB.matcher(node.getId()).matches() && !isPartOfSkin(node)) {
            found.add("id is not in kebab case: " + where(node));
        }
        node.getStyleClass().stream()
                .filter(UNSTYLED::contains)
                .forEach(name -> found.add("no rules are left for ." + name + ": " + where(node)));
        if (node instanceof Control control && isForPeople(control) && isNameless(control)) {
            found.add("nothing can be read aloud: " + where(node));
        }
        if (node instanceof Labeled labeled && isCut(labeled)) {
            found.add("cut off: \"" + labeled.getText() + "\" in " + where(node));
        }
    }

    /** What skins make inside a control is named by that control. */
    private static boolean isPartOfSkin(Node node) {
        return node.getClass().getPackageName().equals("javafx.scene.control.skin")
                || node.getStyleClass().contains("arrow-button")
                || Stream.iterate(node.getParent(), n -> n != null, Node::getParent)
                        .anyMatch(
                                each ->
                                        each instanceof ComboBoxBase
                                                || each instanceof Spinner
                                                || each instanceof MenuButton
                                                || each instanceof TableColumnHeader
                                                || each instanceof ScrollBar);
    }

    private static boolean isForPeople(Control control) {
        return control.isFocusTraversable()
                && !(control instanceof IndexedCell)
                && !(control instanceof ScrollPane)
                && !(control instanceof SplitPane)
                && !isPartOfSkin(control);
    }

    private static boolean isNameless(Control control) {
        return Stream.of(
                                control.getAccessibleText(),
                                control instanceof Labeled labeled ? labeled.getText() : null,
                                control instanceof TextInputControl input
                                        ? input.getPromptText()
                                        : null,
                                control.getTooltip() == null
                                        ? null
                                        : control.getTooltip().getText())
                        .allMatch(text -> text == null || text.isBlank())
                && isUnlabelled(control);
    }

    private static boolean isUnlabelled(Control control) {
        return control.getScene().getRoot().lookupAll(".label").stream()
                .noneMatch(
                        node -> node instanceof Label label && control.equals(label.getLabelFor()));
    }

    /**
     * Names that people gave and ids may be cut, in cells and in headings, since all of them is
     * shown under the mouse; our own words may not.
     */
    private static boolean isCut(Labeled labeled) {
        return labeled.isTextTruncated()
                && labeled.getStyleClass().stream().noneMatch(NAMES::contains)
                && labeled.getWidth() > 0
                && Stream.iterate((Node) labeled, n -> n != null, Node::getParent)
                        .noneMatch(
                                each ->
                                        each instanceof IndexedCell
                                                || each.getStyleClass().contains(GIVEN));
    }

    static String where(Node node) {
        StringBuilder path = new StringBuilder();
        Stream.iterate(node, n -> n != null, Node::getParent)
                .limit(4)
                .forEach(
                        each ->
                                path.append(path.isEmpty() ? "" : " < ")
                                        .append(each.getClass().getSimpleName())
                                        .append(each.getId() == null ? "" : "#" + each.getId())
                                        .append(each.getStyleClass()));
        return path.toString();
    }
}
