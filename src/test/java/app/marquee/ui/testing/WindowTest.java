package app.marquee.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.DeveloperDetails;
import app.marquee.model.settings.Theme;
import app.marquee.tour.Screenshot;
import app.marquee.ui.control.PendingStep;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.ThemeSwitch;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A test with a real window, without a display. Show something first; then press and type by the
 * stable ids of controls. From the first showing on, a watchdog fails the test when the FX thread
 * waits for longer than a tenth of a second at a stretch, or works for longer than three tenths.
 */
@Tag("window")
public abstract class WindowTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final Appearance LIGHT = Appearance.DEFAULT.with(Theme.LIGHT);
    private static final long PATIENCE = 20;

    /** Flag of a virtual machine whose toolkit lays out and never paints. */
    private static final String UNPAINTED = "quantum.norenderjobs";

    /** Where the mouse is before each test. */
    private static final Point2D OUTSIDE = new Point2D(1, 1);

    /** More controls than a section has. */
    private static final int FARTHEST = 60;

    /** Every so many pixels a picture is looked at. */
    private static final int GRAIN = 4;

    private final FxRobot robot = new QuickRobot();
    private @Nullable Stage stage;
    private @Nullable ThemeSwitch themes;
    private Appearance look = LIGHT;
    private @Nullable FxWatchdog watchdog;

    @BeforeEach
    final void openToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @AfterEach
    final void closeWindow() throws TimeoutException, InterruptedException {
        List<FxWatchdog.Stall> stalls = List.of();
        if (watchdog != null) {
            settle();
            watchdog.stop();
            stalls = watchdog.stalls();
        }
        robot.release(new KeyCode[0]).release(new MouseButton[0]).moveTo(OUTSIDE);
        onFx(
                () -> {
                    if (themes != null) {
                        themes.close();
                    }
                    if (stage != null) {
                        SharedWindow.clear();
                    }
                });
        assertThat(stalls).as("the window never freezes").isEmpty();
    }

    /** Builds a scene on the FX thread, in the light theme, and shows it. */
    protected final void show(Supplier<? extends Parent> root) {
        show(root, WIDTH, HEIGHT);
    }

    protected final void show(Supplier<? extends Parent> root, double width, double height) {
        onFx(
                () -> {
                    themes = new ThemeSwitch();
                    themes.choose(look);
                    stage = SharedWindow.get().show(root.get(), themes, width, height);
                });
        settle();
        if (watchdog == null) {
            watchdog = new FxWatchdog(onFx(Thread::currentThread));
            watchdog.start();
        }
    }

    /** Changes the theme of what is shown. */
    protected final void theme(Theme theme) {
        onFx(
                () -> {
                    if (themes != null) {
                        themes.choose(look.with(theme));
                    }
                });
        settle();
    }

    /** Shows requests and raw responses, now and in what is shown later. */
    protected final void developerDetails() {
        look = LIGHT.with(DeveloperDetails.ON);
        appearance(look);
    }

    /** Changes how everything looks. */
    protected final void appearance(Appearance chosen) {
        onFx(
                () -> {
                    if (themes != null) {
                        themes.choose(chosen);
                    }
                });
        settle();
    }

    protected final FxRobot robot() {
        return robot;
    }

    /** The visible control with this id. */
    protected final <T extends Node> T find(String id, Class<T> type) {
        return onFx(() -> robot.lookup("#" + id).match(Node::isVisible).queryAs(type));
    }

    /** Whether a visible control has this id. */
    protected final boolean exists(String id) {
        return onFx(() -> robot.lookup("#" + id).match(WindowTest::isShown).tryQuery().isPresent());
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** Chooses the item with this id in one of the menus "⋯". */
    private void pick(String id) {
        inMenu(
                id,
                item -> {
                    item.fire();
                    return item;
                });
        settle();
    }

    /** What is asked of the item with this id in one of the menus "⋯". */
    protected final <T> T inMenu(String id, Function<MenuItem, T> asked) {
        return onFx(
                () ->
                        robot
                                .lookup(".overflow")
                                .match(WindowTest::isShown)
                                .queryAllAs(MenuButton.class)
                                .stream()
                                .flatMap(more -> inMenu(more, id, asked).stream())
                                .findFirst()
                                .orElseThrow());
    }

    private static <T> Optional<T> inMenu(MenuButton more, String id, Function<MenuItem, T> asked) {
        more.show();
        Optional<T> answer =
                more.getItems().stream()
                        .filter(each -> id.equals(each.getId()))
                        .findFirst()
                        .map(asked);
        more.hide();
        return answer;
    }

    /** Clicks the control with this id, where it is once all is laid out, or in the menu "⋯". */
    protected final void click(String id) {
        settle();
        if (onFx(() -> robot.lookup("#" + id).match(Node::isVisible).tryQuery().isEmpty())) {
            pick(id);
            return;
        }
        Node node = find(id, Node.class);
        if (node instanceof ButtonBase button && !node.getParent().isVisible()) {
            onFx(button::fire);
            settle();
        } else {
            robot.clickOn(node);
        }
    }

    /** Puts a text into the field with this id, in place of what was there, by the keyboard. */
    protected final void type(String id, String text) {
        robot.clickOn(find(id, Node.class));
        robot.press(KeyCode.SHORTCUT).press(KeyCode.A).release(KeyCode.A).release(KeyCode.SHORTCUT);
        robot.eraseText(1).write(text);
        settle();
    }

    /** Presses keys together. */
    protected final void press(KeyCode... keys) {
        robot.press(keys);
        robot.release(keys);
        settle();
    }

    /** Why a command of the window can't be run now; empty where it can. */
    protected final String refusal(String id) {
        return onFx(
                () ->
                        ((MainWindow) content())
                                .commands().stream()
                                        .filter(command -> command.id().equals(id))
                                        .map(WindowCommand::refusal)
                                        .findFirst()
                                        .orElseThrow());
    }

    /** Runs a command by its title, as somebody does who has no mouse. */
    protected final void byPalette(String title) {
        tryByPalette(title);
        // It is found off the FX thread, and whatever is typed until then is a part of the title.
        Awaitility.await().until(() -> !exists("palette"));
        settle();
    }

    /** The same with a command that may refuse: the palette stays then, and says why. */
    protected final void tryByPalette(String title) {
        press(KeyCode.SHORTCUT, KeyCode.K);
        robot.write(title);
        settle();
        press(KeyCode.ENTER);
    }

    /** Goes to a control by Tab alone, and fails when no way leads there. */
    protected final void tabTo(String id) {
        for (int step = 0; step < FARTHEST && !isFocused(id); step++) {
            robot.push(KeyCode.TAB);
        }
        assertThat(isFocused(id)).as("Tab leads to " + id).isTrue();
    }

    /** Whether the keys go there now. */
    protected final boolean isFocused(String id) {
        return onFx(
                () -> {
                    Node focused = window().getScene().getFocusOwner();
                    return focused != null && id.equals(focused.getId());
                });
    }

    /** Runs something on the FX thread and waits for it. */
    protected final void onFx(Runnable action) {
        onFx(
                () -> {
                    action.run();
                    return true;
                });
    }

    /** Asks something on the FX thread. */
    protected final <T> T onFx(Callable<T> question) {
        try {
            return Platform.isFxApplicationThread()
                    ? question.call()
                    : WaitForAsyncUtils.asyncFx(question).get(PATIENCE, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw new AssertionError("Failed on the FX thread", failed.getCause());
        } catch (Exception failed) {
            throw new AssertionError("Failed on the FX thread", failed);
        }
    }

    /** Waits until the FX thread has done all it was given and has laid out what is shown. */
    protected final void settle() {
        Toolkit.settle();
    }

    /** Waits until what was typed or chosen has had its effect, which follows after a pause. */
    protected final void takeEffect() {
        Awaitility.await().until(() -> !onFx(WindowTest::isPausing));
        settle();
    }

    /** Whether something in a window follows after a pause. FX thread only. */
    protected static boolean isPausing() {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .anyMatch(scene -> scene != null && PendingStep.isIn(scene));
    }

    /** Saves a picture of the window under {@code target/pictures}, to be looked at. */
    protected final Screenshot picture(String name) {
        assertThat(Boolean.getBoolean(UNPAINTED))
                .as("a test that takes pictures has the tag \"painted\"")
                .isFalse();
        settle();
        Screenshot shot = onFx(() -> Screenshot.of(window().getScene()));
        shot.save(Path.of("target", "pictures", getClass().getSimpleName() + "-" + name + ".png"));
        return shot;
    }

    /** A picture in each of these themes; a theme that changed nothing would show. */
    protected final void pictures(String name, Theme... themes) {
        Set<Integer> grounds = new HashSet<>();
        for (Theme theme : themes) {
            theme(theme);
            grounds.add(ground(picture(name + "-" + theme)));
        }
        assertThat(grounds).as("each theme has a ground of its own").hasSize(themes.length);
    }

    /** The color that most of it has. */
    private static int ground(Screenshot shot) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = 0; y < shot.height(); y += GRAIN) {
            for (int x = 0; x < shot.width(); x += GRAIN) {
                counts.merge(shot.argb(x, y), 1, Integer::sum);
            }
        }
        return Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
    }

    /** What is shown, which is all of the window. */
    protected final Parent content() {
        return SharedWindow.get().content();
    }

    protected final Stage window() {
        if (stage == null) {
            throw new IllegalStateException("Show something first");
        }
        return stage;
    }
}
