package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicInteger;

/** Whoever starts the program from a menu is told why it does not start. */
class StartFailureTest extends WindowTest {
    private static final String SENTENCE =
            "Another Marquee is using this home directory: /home/ana";

    @Test
    void theSentenceIsShownUntilItIsClosedByAnyKeyOfDialogs() {
        AtomicInteger closed = new AtomicInteger();
        show(() -> StartFailure.view(SENTENCE, closed::incrementAndGet));
        assertThat(find("start-failure", Label.class).getText()).isEqualTo(SENTENCE);
        press(KeyCode.ESCAPE);
        press(KeyCode.ENTER);
        click("start-failure-close");
        assertThat(closed).hasValue(3);
    }

    @Test
    void onlyAPackageThatNobodyWatchesOpensAWindowForIt() {
        assertThat(StartFailure.isUnread("/opt/marquee/bin/marquee", false)).isTrue();
        assertThat(StartFailure.isUnread("/opt/marquee/bin/marquee", true)).isFalse();
        assertThat(StartFailure.isUnread(null, false)).isFalse();
    }
}
