package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** Ctrl+Z in a home in which nothing was changed: other tests share theirs. */
class NothingToUndoTest extends DeskKeys {
    @Test
    void whereNothingWasChangedTheKeySaysSo() {
        start();
        press(KeyCode.SHORTCUT, KeyCode.DIGIT8);
        rest();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        says("Nothing to undo");
        assertThat(exists("confirm-do")).isFalse();
        assertThat(writes()).isEmpty();
    }
}
