package app.marquee.ui.shell;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Lazy;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.Drawer;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.function.Supplier;

/** Place of the drawer with the pending changes, over the right side of the section in front. */
final class DrawerPlace extends StackPane {
    private final Lazy<Drawer> drawer;
    private final VBox panel = new VBox();
    private final Button close;
    private @Nullable Node opener;

    DrawerPlace(Messages messages, Supplier<Drawer> make) {
        this.drawer = new Lazy<>(make);
        this.close = Buttons.icon("pending-close", "fth-x", messages.text("close"));
        close.setOnAction(_ -> close());
        Label title = new Label(messages.text("pending.title"));
        title.getStyleClass().add("drawer-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, close);
        head.getStyleClass().add("drawer-head");
        panel.setId("pending-drawer");
        panel.getStyleClass().add("drawer");
        panel.getChildren().add(head);
        panel.setMaxWidth(Region.USE_PREF_SIZE);
        setPickOnBounds(false);
        setAlignment(Pos.CENTER_RIGHT);
        getChildren().add(panel);
        Visibility.show(this, false);
    }

    /**
     * Opens or closes it.
     *
     * @param from gets the focus back
     */
    void toggle(Node from) {
        if (!close()) {
            open(from);
        }
    }

    /** Opens it. */
    void open(Node from) {
        if (isVisible()) {
            return;
        }
        opener = from;
        Drawer shown = drawer.get();
        if (!panel.getChildren().contains(shown.view())) {
            VBox.setVgrow(shown.view(), Priority.ALWAYS);
            panel.getChildren().add(shown.view());
        }
        Visibility.show(this, true);
        shown.shown();
        close.requestFocus();
    }

    /** Proposes to undo the latest change, without opening it. */
    void undoLatest(Runnable onUndone) {
        drawer.get().undoLatest(onUndone);
    }

    /** How much of the width it covers; 0 while it is closed. */
    ObservableValue<Number> covered() {
        return Bindings.when(visibleProperty()).then(panel.widthProperty()).otherwise(0.0);
    }

    /** Closes it; false when it was closed. */
    boolean close() {
        if (!isVisible()) {
            return false;
        }
        Visibility.show(this, false);
        drawer.ifMade(Drawer::hidden);
        if (opener != null && opener.isVisible()) {
            opener.requestFocus();
        }
        return true;
    }

    void end() {
        drawer.ifMade(Drawer::close);
    }
}
