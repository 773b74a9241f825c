package app.marquee.ui.testing;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;

import org.testfx.api.FxRobot;
import org.testfx.robot.KeyboardRobot;

import java.util.Arrays;
import java.util.Collections;
import java.util.concurrent.CountDownLatch;

/**
 * Keys as a person presses them, without the pauses: TestFX waits for a twentieth of a second after
 * every key that goes down or up and every letter, which is most of what a window test costs. This
 * one goes on as soon as the FX thread has dealt with the key.
 */
final class QuickRobot extends FxRobot {
    /** Letters of a fast typist that may wait together for the FX thread. */
    private static final int AT_ONCE = 2;

    @Override
    public FxRobot push(KeyCode... combination) {
        keyboard().pressNoWait(combination);
        fence();
        Collections.reverse(Arrays.asList(combination));
        keyboard().releaseNoWait(combination);
        fence();
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
        fence();
        return this;
    }

    @Override
    public FxRobot release(KeyCode... keys) {
        keyboard().releaseNoWait(keys);
        fence();
        return this;
    }

    @Override
    public FxRobot write(String text) {
        for (int at = 0; at < text.length(); at++) {
            put(text.charAt(at));
            if (at % AT_ONCE == AT_ONCE - 1) {
                fence();
            }
        }
        fence();
        return this;
    }

    @Override
    public FxRobot write(char letter) {
        put(letter);
        fence();
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

    private KeyboardRobot keyboard() {
        return robotContext().getKeyboardRobot();
    }

    /** What waits behind one key is dealt with by itself, so that a watchdog sees single keys. */
    private static void fence() {
        CountDownLatch passed = new CountDownLatch(1);
        Platform.runLater(passed::countDown);
        try {
            passed.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
