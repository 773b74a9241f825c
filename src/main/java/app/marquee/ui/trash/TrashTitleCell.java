package app.marquee.ui.trash;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * Cell of the title of a video, with a button to recover it under the mouse, or of the header of a
 * group, with a button to recover all of it. FX thread only.
 */
final class TrashTitleCell extends TableCell<TrashLine, TrashLine> {
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");
    private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");

    private final Messages messages;
    private final Actions actions;
    private final FontIcon icon = new FontIcon("fth-chevron-down");
    private final StackPane arrow = new StackPane(icon);
    private final Label name = new Label();
    private final Label count = new Label();
    private final Button recover = new Button();
    private final HBox parts = new HBox();

    /** Content of a title, and the actions of its buttons. */
    interface Actions {
        /** The title, or what stands in for it. */
        String title(TrashRow row);

        @Nullable Node mark(TrashRow row);

        /** Whether anything can be sent. */
        boolean canRecover();

        void recover(List<TrashRow> rows);

        void expand(TrashGroup group, boolean isExpanded);
    }

    TrashTitleCell(Messages messages, Actions actions) {
        this.messages = messages;
        this.actions = actions;
        getStyleClass().add("trash-title-cell");
        parts.getStyleClass().add("trash-title");
        parts.setAlignment(Pos.CENTER_LEFT);
        parts.setMinWidth(0);
        arrow.getStyleClass().add("place-arrow");
        arrow.setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY
                            && getItem() instanceof TrashGroup group) {
                        actions.expand(group, !group.expanded());
                        event.consume();
                    }
                });
        name.setMinWidth(0);
        count.getStyleClass().add("muted");
        count.setMinWidth(0);
        recover.getStyleClass().addAll("flat", "small", "trash-recover-here");
        recover.setGraphic(new FontIcon("fth-rotate-ccw"));
        recover.setMinWidth(Region.USE_PREF_SIZE);
        // The key is that of the command; a button in each row would catch the Tab key.
        recover.setFocusTraversable(false);
        recover.setOnAction(_ -> recover());
        widthProperty().subscribe(_ -> fit());
        tableRowProperty()
                .flatMap(row -> row.hoverProperty())
                .orElse(false)
                .subscribe(_ -> showButton());
    }

    /** Where the title of a group would be cut, its button is an icon. */
    private void fit() {
        recover.setContentDisplay(ContentDisplay.LEFT);
        if (getItem() instanceof TrashGroup) {
            applyCss();
            double room = getWidth() - snappedLeftInset() - snappedRightInset();
            if (parts.prefWidth(-1) > room) {
                recover.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            }
        }
    }

    private void recover() {
        TrashLine line = getItem();
        if (line instanceof TrashGroup group) {
            actions.recover(group.open());
        } else if (line instanceof TrashRow row) {
            actions.recover(List.of(row));
        }
    }

    @Override
    protected void updateItem(TrashLine line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        if (isEmpty || line == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        switch (line) {
            case TrashGroup group -> show(group);
            case TrashRow row -> show(row);
        }
        showButton();
        setGraphic(parts);
        fit();
    }

    private void show(TrashGroup group) {
        icon.setIconLiteral(group.expanded() ? "fth-chevron-down" : "fth-chevron-right");
        String videos = messages.plural("count.videos", group.rows().size());
        String why =
                group.span() == TrashGroup.Span.EXPIRED
                        ? videos + " · " + messages.text("group.expired.why")
                        : videos;
        name.setText(group.title());
        count.setText(why);
        recover.setText(messages.plural("recover.title", group.open().size()));
        recover.setAccessibleText(recover.getText());
        parts.getChildren().setAll(arrow, name, count, recover);
        pseudoClassStateChanged(UNKNOWN, false);
        setAccessibleText(
                messages.text(
                        group.expanded() ? "group.expanded" : "group.collapsed",
                        group.title(),
                        why));
    }

    private void show(TrashRow row) {
        Node mark = actions.mark(row);
        String title = actions.title(row);
        name.setText(title);
        recover.setText(messages.text("recover.one"));
        recover.setAccessibleText(messages.text("recover.named", title));
        parts.getChildren().clear();
        if (mark != null) {
            parts.getChildren().add(mark);
        }
        parts.getChildren().addAll(name, spring(), recover);
        pseudoClassStateChanged(UNKNOWN, row.title() == null);
        setAccessibleText(messages.text("field.title") + ": " + title);
    }

    private static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    private void showButton() {
        TrashLine line = isEmpty() ? null : getItem();
        boolean isWanted =
                switch (line) {
                    case TrashGroup group -> !group.open().isEmpty();
                    case TrashRow row ->
                            row.isOpen() && getTableRow() != null && getTableRow().isHover();
                    case null -> false;
                };
        boolean isShown = isWanted && actions.canRecover();
        Visibility.show(recover, isShown);
        pseudoClassStateChanged(SHOWN, isShown);
    }

    /** The parts are as wide as the cell, so that the button is at its right edge. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (parts.equals(getGraphic())) {
            parts.resizeRelocate(
                    snappedLeftInset(),
                    snappedTopInset(),
                    getWidth() - snappedLeftInset() - snappedRightInset(),
                    getHeight() - snappedTopInset() - snappedBottomInset());
        }
    }
}
