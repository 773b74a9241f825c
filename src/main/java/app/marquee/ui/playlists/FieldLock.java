package app.marquee.ui.playlists;

import app.marquee.task.FxThread;

import javafx.scene.Node;
import javafx.scene.Scene;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Lock of input fields while their values are sent; the focus returns to them afterwards. FX thread
 * only.
 */
final class FieldLock {
    private final Node keeper;
    private final List<Node> fields;
    private @Nullable Node last;
    private boolean locked;

    /**
     * @param keeper of the focus meanwhile
     */
    FieldLock(Node keeper, Node... fields) {
        this.keeper = keeper;
        this.fields = List.of(fields);
        keeper.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::remember);
    }

    private void remember(@Nullable Node owner) {
        if (!locked && owner != null && isField(owner)) {
            last = owner;
        }
    }

    private boolean isField(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).anyMatch(fields::contains);
    }

    void set(boolean lock) {
        if (locked == lock) {
            return;
        }
        locked = lock;
        boolean isKept = keeper.isFocused();
        fields.forEach(field -> field.setDisable(lock));
        if (lock) {
            // Later: the dialog that confirmed gives the focus back first.
            FxThread.later(this::keep);
        } else if (isKept && last != null) {
            last.requestFocus();
        }
    }

    private void keep() {
        Node owner = keeper.getScene() == null ? null : keeper.getScene().getFocusOwner();
        if (locked && (owner == null || isField(owner)) && last != null) {
            keeper.requestFocus();
        }
    }
}
