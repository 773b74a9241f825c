package app.marquee.ui.testing;

import app.marquee.ui.shell.ThemeSwitch;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;

/**
 * Window that all window tests of a virtual machine share. In a scene of its own, each test would
 * match all style rules again, which is half of what it costs. FX thread only.
 */
final class SharedWindow {
    private static @Nullable SharedWindow shared;

    private final Room room = new Room();
    private final Stage stage = new Stage();

    private SharedWindow() {
        stage.setScene(new Scene(room));
    }

    static SharedWindow get() {
        if (shared == null) {
            shared = new SharedWindow();
        }
        return shared;
    }

    Parent content() {
        return (Parent) room.getChildren().getFirst();
    }

    Stage show(Parent root, ThemeSwitch themes, double width, double height) {
        themes.attach(stage.getScene());
        room.getChildren().setAll(root);
        stage.show();
        stage.setWidth(width);
        stage.setHeight(height);
        stage.centerOnScreen();
        stage.requestFocus();
        return stage;
    }

    /** Ends a test: nothing of it is shown any more, and all windows are closed. */
    static void clear() {
        get().room.getChildren().clear();
        List.copyOf(Window.getWindows()).forEach(Window::hide);
        forgetDrag();
    }

    /**
     * Monocle keeps the view that the mouse was last dragged in, and tells it when the next drag
     * leaves it, though it is closed by then, which throws.
     */
    private static void forgetDrag() {
        try {
            Class<?> mouse = Class.forName("com.sun.glass.ui.monocle.MouseInput");
            Method instance = mouse.getDeclaredMethod("getInstance");
            instance.setAccessible(true);
            Field view = mouse.getDeclaredField("dragView");
            view.setAccessible(true);
            view.set(instance.invoke(null), null);
        } catch (ReflectiveOperationException changed) {
            throw new IllegalStateException("Monocle is another one", changed);
        }
    }

    /** Parent that gives its child all of its room, as a scene does. */
    private static final class Room extends Pane {
        @Override
        protected void layoutChildren() {
            for (Node child : getManagedChildren()) {
                child.resizeRelocate(0, 0, getWidth(), getHeight());
            }
        }
    }
}
