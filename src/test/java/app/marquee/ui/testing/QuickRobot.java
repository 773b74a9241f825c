package app.marquee.ui.testing;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;

import org.testfx.api.FxRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.service.query.PointQuery;

import java.util.Arrays;
import java.util.Collections;

/**
 * Keys and clicks as a user makes them, without the pauses: TestFX waits for a twentieth of a
 * second after every key or button that goes down or up and every letter, which is most of what a
 * window test costs. This one goes on as soon as the FX thread has dealt with it.
 */
final class QuickRobot extends FxRobot {
    /** Letters of a fast typist that may wait together for the FX thread. */
    private static final int AT_ONCE = 2;

    @Override
    public FxRobot push(KeyCode... combination) {
        keyboard().pressNoWait(combination);
        Toolkit.fence();
        Collections.reverse(Arrays.asList(combination));
        keyboard().releaseNoWait(combination);
        Toolkit.fence();
        return this;
    }

    @Override
    public FxRobot type(KeyCode... keys) {
        for (KeyCode key : keys) {
            push(key);
        }
        return this;
    }

    @Override
    public FxRobot type(KeyCode key, int times) {
        for (int time = 0; time < times; time++) {
            push(key);
        }
        return this;
    }

    @Override
    public FxRobot eraseText(int amount) {
        return type(KeyCode.BACK_SPACE, amount);
    }

    @Override
    public FxRobot press(KeyCode... keys) {
        keyboard().pressNoWait(keys);
        Toolkit.fence();
        return this;
    }

    @Override
    public FxRobot release(KeyCode... keys) {
        keyboard().releaseNoWait(keys);
        Toolkit.fence();
        return this;
    }

    @Override
    public FxRobot write(String text) {
        for (int at = 0; at < text.length(); at++) {
            put(text.charAt(at));
            if (at % AT_ONCE == AT_ONCE - 1) {
                Toolkit.fence();
            }
        }
        Toolkit.fence();
        return this;
    }

    @Override
    public FxRobot write(char letter) {
        put(letter);
        Toolkit.fence();
        return this;
    }

    private void put(char letter) {
        KeyCode key =
                switch (letter) {
                    case '\n' -> KeyCode.ENTER;
                    case '\t' -> KeyCode.TAB;
                    default -> KeyCode.UNDEFINED;
                };
        robotContext().getBaseRobot().typeKeyboard(target(), key, Character.toString(letter));
    }

    /** Where letters go: the window that has the focus. */
    private Scene target() {
        Window focused = robotContext().getWindowFinder().window(Window::isFocused);
        return (focused == null ? robotContext().getWindowFinder().targetWindow() : focused)
                .getScene();
    }

    @Override
    public FxRobot clickOn(PointQuery where, Motion motion, MouseButton... buttons) {
        return moveTo(where, motion).clickOn(buttons);
    }

    @Override
    public FxRobot clickOn(MouseButton... buttons) {
        press(buttons).release(buttons);
        Toolkit.settle();
        return this;
    }

    /**
     * Both clicks are given to the FX thread together, with a layout between them: on a busy
     * machine a pulse can take longer than a double click may.
     */
    @Override
    public FxRobot doubleClickOn(PointQuery where, Motion motion, MouseButton... buttons) {
        moveTo(where, motion);
        click(buttons);
        Toolkit.layOutLater();
        click(buttons);
        Toolkit.settle();
        return this;
    }

    private void click(MouseButton... buttons) {
        mouse().pressNoWait(buttons);
        mouse().releaseNoWait(buttons);
    }

    /** What is dragged has to pass over what lies on the way. */
    @Override
    public FxRobot moveTo(PointQuery where, Motion motion) {
        if (!mouse().getPressedButtons().isEmpty()) {
            return super.moveTo(where, motion);
        }
        mouse().moveNoWait(where.query());
        Toolkit.fence();
        return this;
    }

    @Override
    public FxRobot press(MouseButton... buttons) {
        mouse().pressNoWait(buttons);
        Toolkit.fence();
        return this;
    }

    @Override
    public FxRobot release(MouseButton... buttons) {
        mouse().releaseNoWait(buttons);
        Toolkit.fence();
        return this;
    }

    private MouseRobot mouse() {
        return robotContext().getMouseRobot();
    }

    private KeyboardRobot keyboard() {
        return robotContext().getKeyboardRobot();
    }
}
