package app.marquee.ui.analytics;

import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLine;
import app.marquee.ui.control.Messages;

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

/** The name of a group, indented by its depth, with an arrow where something is inside. */
final class GroupCell extends TableCell<GroupLine, GroupLine> {
    private static final double INDENT = 20;
    private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final GroupNames names;
    private final Messages messages;
    private final Region indent = new Region();
    private final FontIcon icon = new FontIcon("fth-chevron-right");
    private final StackPane arrow = new StackPane(icon);
    private final HBox before = new HBox(indent, arrow);

    /**
     * @param expand is told what the person opened or closed
     */
    GroupCell(GroupNames names, Messages messages, BiConsumer<GroupLine, Boolean> expand) {
        this.names = names;
        this.messages = messages;
        getStyleClass().add("place-cell");
        arrow.getStyleClass().add("place-arrow");
        setAlignment(Pos.CENTER_LEFT);
        arrow.addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    GroupLine line = getItem();
                    if (event.getButton() == MouseButton.PRIMARY && line != null) {
                        expand.accept(line, !line.expanded());
                        event.consume();
                    }
                });
    }

    @Override
    protected void updateItem(GroupLine line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        boolean shown = !isEmpty && line != null;
        setText(shown ? inOneLine(names.of(line.group())) : null);
        setGraphic(shown ? before : null);
        setAccessibleText(shown ? read(line) : null);
        pseudoClassStateChanged(GROUP, shown && line.depth() == 0);
        pseudoClassStateChanged(UNKNOWN, shown && line.group().kind() == GroupKind.UNKNOWN);
        if (shown) {
            boolean isAddress = line.group().kind() == GroupKind.ADDRESS;
            setTextOverrun(isAddress ? OverrunStyle.CENTER_ELLIPSIS : OverrunStyle.ELLIPSIS);
            indent.setMinWidth(INDENT * line.depth());
            icon.setIconLiteral(line.expanded() ? "fth-chevron-down" : "fth-chevron-right");
            arrow.setVisible(line.isExpandable());
        }
    }

    private static String inOneLine(String name) {
        return name.replace('\n', ' ').replace('\r', ' ');
    }

    private String read(GroupLine line) {
        String name = messages.text("place.read", names.of(line.group()), line.depth() + 1);
        if (!line.isExpandable()) {
            return name;
        }
        return messages.text(line.expanded() ? "place.open" : "place.closed", name);
    }
}
