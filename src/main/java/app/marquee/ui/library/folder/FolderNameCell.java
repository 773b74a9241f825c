package app.marquee.ui.library.folder;

import app.marquee.text.Messages;
import app.marquee.ui.change.PendingIcon;
import app.marquee.ui.control.ShownText;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Cell of a folder name at its depth, with expander, visible outer spaces, the reason why it is
 * unplaced, and the mark of its latest change. Optional nodes are added only when needed. FX thread
 * only.
 */
final class FolderNameCell extends TableCell<FolderRow, FolderRow> {
    private static final double STEP = 16;
    private static final int DEEPEST = 20;
    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

    private final Messages messages;
    private final FolderWords words;
    private final Consumer<FolderRow> onToggle;
    private final Consumer<FolderRow> onWaiting;
    private final Region indent = new Region();
    private final Button toggle = new Button();
    private final FontIcon chevron = new FontIcon("fth-chevron-right");
    private final FontIcon icon = new FontIcon("fth-folder");
    private final Label name = new Label();
    private final Label before = new Label();
    private final Label after = new Label();
    private final Label hint = new Label();
    private final Label mark = new Label();
    private final HBox content = new HBox();

    /**
     * @param onWaiting shows the pending changes of the folder of a row
     */
    FolderNameCell(
            Messages messages,
            FolderWords words,
            Consumer<FolderRow> onToggle,
            Consumer<FolderRow> onWaiting) {
        this.onWaiting = onWaiting;
        this.messages = messages;
        this.words = words;
        this.onToggle = onToggle;
        getStyleClass().add("folder-name-cell");
        content.getStyleClass().add("folder-name");
        content.setAlignment(Pos.CENTER_LEFT);
        toggle.setGraphic(chevron);
        toggle.getStyleClass().add("folder-toggle");
        toggle.setFocusTraversable(false);
        toggle.setOnAction(_ -> toggle());
        before.getStyleClass().add("folder-space");
        after.getStyleClass().add("folder-space");
        hint.getStyleClass().add("folder-hint");
        mark.getStyleClass().add("folder-mark");
        mark.setMinWidth(Region.USE_PREF_SIZE);
        before.setMinWidth(Region.USE_PREF_SIZE);
        after.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(hint, Priority.ALWAYS);
        hint.setMinWidth(0);
        hint.setPrefWidth(0);
        hint.setMaxWidth(Double.MAX_VALUE);
    }

    private void toggle() {
        FolderRow row = getItem();
        if (row != null) {
            onToggle.accept(row);
        }
    }

    /** The label of the name, which the editor covers. */
    Label name() {
        return name;
    }

    @Override
    protected void updateItem(FolderRow row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        showPlace(row);
        showName(words.name(row));
        hint.setText(words.hint(row));
        showMark(row);
        setAccessibleText(words.aloud(row));
        showParts();
        setGraphic(content);
    }

    private void showParts() {
        List<Node> parts = new ArrayList<>(List.of(indent, toggle, icon, name));
        if (!before.getText().isEmpty()) {
            parts.add(parts.indexOf(name), before);
        }
        if (!after.getText().isEmpty()) {
            parts.add(after);
        }
        if (!hint.getText().isEmpty()) {
            parts.add(hint);
        }
        if (mark.isVisible()) {
            parts.add(mark);
        }
        if (!content.getChildren().equals(parts)) {
            content.getChildren().setAll(parts);
        }
    }

    private void showPlace(FolderRow row) {
        double width = Math.min(row.level(), DEEPEST) * STEP;
        indent.setMinWidth(width);
        indent.setPrefWidth(width);
        toggle.setVisible(row.isExpandable());
        toggle.setAccessibleText(
                messages.text(row.expanded() ? "row.collapse" : "row.expand", words.name(row)));
        chevron.setIconLiteral(row.expanded() ? "fth-chevron-down" : "fth-chevron-right");
        icon.setIconLiteral(icon(row));
        pseudoClassStateChanged(OPEN, row.expanded());
    }

    private static String icon(FolderRow row) {
        return switch (row.key()) {
            case RowKey.Top _ -> "fth-inbox";
            case RowKey.Unplaced _ -> "fth-alert-triangle";
            case RowKey.Entry _ ->
                    FolderTableRow.isInactive(row) ? "fth-folder-minus" : "fth-folder";
        };
    }

    /** Shows outer spaces, which are hard to see and cause duplicates. */
    private void showName(String whole) {
        String start = whole.stripLeading();
        before.setText("·".repeat(whole.length() - start.length()));
        String text = start.stripTrailing();
        after.setText("·".repeat(start.length() - text.length()));
        name.setText(ShownText.line(text));
        int spaces = whole.length() - text.length();
        after.setAccessibleText(spaces == 0 ? "" : messages.plural("row.spaces", spaces));
    }

    private void showMark(FolderRow row) {
        ChangeMark state = row.mark();
        mark.setVisible(!(state instanceof ChangeMark.None));
        mark.setGraphic(
                switch (state) {
                    case ChangeMark.None _ -> null;
                    case ChangeMark.Pending _ -> new FontIcon("fth-clock");
                    case ChangeMark.Failed _ -> new FontIcon("fth-alert-circle");
                    case ChangeMark.Unknown _ -> new FontIcon("fth-help-circle");
                    case ChangeMark.Waiting _ ->
                            new PendingIcon(words.mark(state), () -> onWaiting.accept(row));
                });
        mark.setTooltip(mark.isVisible() ? new Tooltip(words.mark(state)) : null);
        mark.setAccessibleText(words.mark(state));
    }
}
