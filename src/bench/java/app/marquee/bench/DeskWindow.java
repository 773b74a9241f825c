package app.marquee.bench;

import app.marquee.Launcher;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;

/** The whole application in this process, driven from beside the FX thread. */
final class DeskWindow {
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final long LOOK_MILLIS = 5;

    private final Scene scene;

    private DeskWindow(Scene scene) {
        this.scene = scene;
    }

    /** Starts it as a person does, and waits until the tree of folders is there. */
    static DeskWindow open(Path home) throws Exception {
        Thread.ofPlatform()
                .daemon()
                .start(() -> Launcher.main(new String[] {"--home", home.toString()}));
        Scene found = Objects.requireNonNull(await(DeskWindow::scene));
        DeskWindow window = new DeskWindow(found);
        window.awaitRows("folder-tree", rows -> rows.size() > 1);
        return window;
    }

    private static @Nullable Scene scene() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.runLater(started::countDown);
        } catch (IllegalStateException notYet) {
            return null;
        }
        Optional<Scene> found =
                Toolkit.call(
                        () ->
                                Window.getWindows().stream()
                                        .map(Window::getScene)
                                        .filter(DeskWindow::isInLibrary)
                                        .findFirst());
        return found.orElse(null);
    }

    /** Opens the library where another section is in front. */
    private static boolean isInLibrary(@Nullable Scene scene) {
        if (scene != null && scene.lookup("#nav-library") instanceof ToggleButton library) {
            if (!library.isSelected()) {
                library.fire();
            }
            return scene.lookup("#folder-tree") != null;
        }
        return false;
    }

    /** What is asked for until it is there. */
    private interface Look<T> {
        @Nullable T look() throws Exception;
    }

    private static <T> T await(Look<T> look) throws Exception {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        T found = look.look();
        while (found == null) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("The window did not come so far");
            }
            Thread.sleep(LOOK_MILLIS);
            found = look.look();
        }
        return found;
    }

    /** Waits until the rows of a table are so. */
    void awaitRows(String id, Predicate<List<?>> rows) throws Exception {
        awaitThat(() -> isShown("#" + id) && rows.test(table(id).getItems()));
    }

    /** A condition of the FX thread. */
    interface Condition {
        boolean holds();
    }

    void awaitThat(Condition condition) throws Exception {
        await(() -> Toolkit.call(condition::holds) ? Boolean.TRUE : null);
    }

    Thread fx() throws Exception {
        return Toolkit.call(Thread::currentThread);
    }

    Node node(String id) {
        Node found = scene.lookup("#" + id);
        if (found == null) {
            throw new IllegalStateException("There is no " + id);
        }
        return found;
    }

    /** Whether something of the window can be seen. */
    boolean isShown(String selector) {
        Node found = scene.lookup(selector);
        return found != null && found.isVisible();
    }

    TableView<?> table(String id) {
        return (TableView<?>) node(id);
    }

    /** Something that is done in one go. */
    void act(Runnable act) throws Exception {
        Toolkit.call(
                () -> {
                    act.run();
                    return true;
                });
    }

    /** A key of the whole window. */
    void key(KeyCode code) throws Exception {
        act(
                () ->
                        Event.fireEvent(
                                scene.getRoot(),
                                new KeyEvent(
                                        KeyEvent.KEY_PRESSED,
                                        "",
                                        "",
                                        code,
                                        false,
                                        false,
                                        false,
                                        false)));
    }

    /** Types over what is in a field. */
    void type(String id, String text) throws Exception {
        act(() -> ((TextInputControl) node(id)).setText(text));
    }

    /** Waits until the items of a table were replaced, be it by equal ones. */
    @SuppressWarnings("ReferenceEquality")
    void awaitOther(String id, Object before) throws Exception {
        awaitThat(() -> table(id).getItems() != before);
    }

    Object items(String id) throws Exception {
        return Toolkit.call(() -> table(id).getItems());
    }

    /** Goes through a table from its top to its end, frame by frame. */
    void scroll(String id, int frames) throws Exception {
        for (int frame = 1; frame <= frames; frame++) {
            int part = frame;
            act(
                    () -> {
                        TableView<?> table = table(id);
                        long rows = table.getItems().size();
                        table.scrollTo((int) (rows * part / (frames + 1)));
                    });
            frame();
        }
    }

    /** Waits until what was changed is laid out. */
    static void frame() throws Exception {
        CountDownLatch shown = new CountDownLatch(1);
        Platform.runLater(() -> new Frames(shown).start());
        shown.await();
    }

    /** Two pulses: the first may have begun before. */
    private static final class Frames extends AnimationTimer {
        private final CountDownLatch shown;
        private int pulses;

        Frames(CountDownLatch shown) {
            this.shown = shown;
        }

        @Override
        public void handle(long now) {
            pulses++;
            if (pulses == 2) {
                stop();
                shown.countDown();
            }
        }
    }

    /** What the window is styled with. */
    List<String> styles() throws Exception {
        return Toolkit.call(() -> List.copyOf(scene.getStylesheets()));
    }
}
