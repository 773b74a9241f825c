package app.marquee.ui.analytics;

import app.marquee.analytics.TreeLine;
import app.marquee.text.Messages;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.BiConsumer;
import java.util.function.Function;

/** Table cell of a line's name, indented by depth, with an arrow to expand it. */
public final class TreeCell<L extends TreeLine<?>> extends TableCell<L, L> {
    private static final double INDENT = 12;
    private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final Function<L, Name> names;
    private final Messages messages;
    private final Region indent = new Region();
    private final FontIcon icon = new FontIcon("fth-chevron-right");
    private final StackPane arrow = new StackPane(icon);
    private final HBox before = new HBox(indent, arrow);

    /**
     * Name of a line and its display options.
     *
     * @param isGroup whether the line has lines inside
     * @param isUnknown whether it names nothing that is counted, such as what has no name
     * @param overrun where the text is cut when it does not fit
     */
    public record Name(String text, boolean isGroup, boolean isUnknown, OverrunStyle overrun) {}

    /**
     * @param expand receives the line that the user expanded or collapsed
     */
    TreeCell(Function<L, Name> names, Messages messages, BiConsumer<L, Boolean> expand) {
        this.names = names;
        this.messages = messages;
        getStyleClass().add("place-cell");
        arrow.getStyleClass().add("place-arrow");
        setAlignment(Pos.CENTER_LEFT);
        arrow.addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    L line = getItem();
                    if (event.getButton() == MouseButton.PRIMARY && line != null) {
                        expand.accept(line, !line.expanded());
                        event.consume();
                    }
                });
    }

    @Override
    protected void updateItem(L line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        if (isEmpty || line == null) {
            clear();
            return;
        }
        Name name = names.apply(line);
        setText(inOneLine(name.text()));
        setTextOverrun(name.overrun());
        setGraphic(before);
        setAccessibleText(read(line, name.text()));
        pseudoClassStateChanged(GROUP, name.isGroup());
        pseudoClassStateChanged(UNKNOWN, name.isUnknown());
        indent.setMinWidth(INDENT * line.depth());
        icon.setIconLiteral(line.expanded() ? "fth-chevron-down" : "fth-chevron-right");
        arrow.setVisible(line.isExpandable());
    }

    private void clear() {
        setText(null);
        setGraphic(null);
        setAccessibleText(null);
        pseudoClassStateChanged(GROUP, false);
        pseudoClassStateChanged(UNKNOWN, false);
    }

    private static String inOneLine(String name) {
        return name.replace('\n', ' ').replace('\r', ' ');
    }

    private String read(L line, String text) {
        String name = messages.text("pattern.level", text, line.depth() + 1);
        if (!line.isExpandable()) {
            return name;
        }
        return messages.text(line.expanded() ? "place.open" : "place.closed", name);
    }
}
