package app.marquee.ui.trash;

import app.marquee.text.Messages;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Cell of the title of a video, or of the header of a group. FX thread only. */
final class TrashTitleCell extends TableCell<TrashLine, TrashLine> {
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final Messages messages;
    private final Actions actions;
    private final FontIcon icon = new FontIcon("fth-chevron-down");
    private final StackPane arrow = new StackPane(icon);
    private final Label name = new Label();
    private final Label count = new Label();
    private final HBox parts = new HBox();

    /** Content of a title, and the action of its arrow. */
    interface Actions {
        /** The title, or what stands in for it. */
        String title(TrashRow row);

        @Nullable Node mark(TrashRow row);

        void expand(TrashGroup group, boolean isExpanded);
    }

    TrashTitleCell(Messages messages, Actions actions) {
        this.messages = messages;
        this.actions = actions;
        getStyleClass().add("trash-title-cell");
        parts.getStyleClass().add("trash-title");
        parts.setAlignment(Pos.CENTER_LEFT);
        parts.setMinWidth(0);
        // A header begins where the view does; the columns before the title are empty in it.
        skinProperty().subscribe(_ -> setClip(null));
        parts.translateXProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () -> getItem() instanceof TrashGroup ? -getLayoutX() : 0,
                                itemProperty(),
                                layoutXProperty()));
        arrow.getStyleClass().add("place-arrow");
        arrow.setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY
                            && getItem() instanceof TrashGroup group) {
                        actions.expand(group, !group.expanded());
                        event.consume();
                    }
                });
        count.getStyleClass().add("muted");
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
        setGraphic(parts);
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
        spread(group.span() != TrashGroup.Span.EXPIRED);
        parts.getChildren().setAll(arrow, name, count);
        pseudoClassStateChanged(UNKNOWN, false);
        setAccessibleText(
                messages.text(
                        group.expanded() ? "group.expanded" : "group.collapsed",
                        group.title(),
                        why));
    }

    /**
     * The header of a group goes over the next columns, which are empty in it, where it's short.
     */
    private void spread(boolean isShort) {
        name.setMinWidth(USE_PREF_SIZE);
        count.setMinWidth(isShort ? USE_PREF_SIZE : 0);
    }

    private void show(TrashRow row) {
        Node mark = actions.mark(row);
        String title = actions.title(row);
        name.setText(title);
        name.setMinWidth(0);
        parts.getChildren().clear();
        if (mark != null) {
            parts.getChildren().add(mark);
        }
        parts.getChildren().add(name);
        pseudoClassStateChanged(UNKNOWN, row.title() == null);
        setAccessibleText(messages.text("field.title") + ": " + title);
    }
}
