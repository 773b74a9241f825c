package app.marquee.ui.library.folder;

import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/**
 * Pane of the folder tree with its load states, the name editor over it, and a hint while dragging.
 * FX thread only.
 */
public final class FolderPane extends VBox {
    private final FolderTreeViewModel tree;
    private final Messages messages;
    private final StatePane states;
    private final Label note = new Label();
    private final Label drag = new Label();
    private final VBox rows = new VBox();

    /**
     * @param head above the table
     */
    public FolderPane(FolderTable table, FolderEditor editor, Node head, SectionContext on) {
        this.tree = table.tree();
        this.messages = on.messages();
        StackPane layered = new StackPane(table.view(), editor, drag);
        rows.getChildren().add(layered);
        VBox.setVgrow(layered, Priority.ALWAYS);
        this.states =
                new StatePane(messages, on.clock(), rows)
                        .shaped(SkeletonShape.TREE)
                        .absent(messages.text("folders.missing"))
                        .retry(FailureSubject.FOLDER, tree::refresh);
        getStyleClass().add("folder-pane");
        note.setText(messages.text("folders.unlisted.note"));
        note.setId("folder-note");
        note.setWrapText(true);
        Wrapping.guard(note);
        note.setMaxWidth(Double.MAX_VALUE);
        note.getStyleClass().add("folder-note");
        drag.setId("folder-drag");
        // Over the lowest row, so that the hint does not move the row under the mouse.
        drag.setMaxWidth(Double.MAX_VALUE);
        drag.setMouseTransparent(true);
        StackPane.setAlignment(drag, Pos.BOTTOM_LEFT);
        drag.getStyleClass().add("folder-drag");
        hint("");
        VBox.setVgrow(states, Priority.ALWAYS);
        getChildren().addAll(head, new FolderHint(tree, table.words(), on), note, states);
        tree.stateProperty().subscribe(this::adapt);
        states.follow(tree.stateProperty(), this::nothing);
    }

    /** Shows the bar of the selected folders below them. */
    public void selecting(FolderSelection selection) {
        rows.getChildren().add(selection.bar());
    }

    public StatePane states() {
        return states;
    }

    /** Shows the effect of a drop; empty when nothing is dragged. */
    public void hint(String text) {
        drag.setText(text);
        drag.setVisible(!text.isEmpty());
    }

    private void adapt() {
        boolean known =
                !tree.isWhole()
                        && !tree.tree().isEmpty()
                        && tree.stateProperty().get() instanceof LoadState.Loaded;
        note.setVisible(known);
        note.setManaged(known);
    }

    private @Nullable EmptyStateText nothing() {
        boolean unknown = tree.stateProperty().get() instanceof LoadState.NotLoaded;
        if (unknown || !tree.tree().isEmpty()) {
            return null;
        }
        String key = tree.isWhole() ? "folders.empty" : "folders.unlisted";
        return EmptyStateText.of(
                "fth-folder", messages.text(key + ".title"), messages.text(key + ".text"));
    }
}
