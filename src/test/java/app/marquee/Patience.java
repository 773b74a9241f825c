package app.marquee;

import org.awaitility.Awaitility;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

import java.time.Duration;

/**
 * Upper limit of every wait in the tests. It only says when a test gives up: no test shows speed,
 * so a busy machine must not fail one.
 */
public final class Patience implements LauncherSessionListener {
    public static final Duration MOST = Duration.ofMinutes(1);

    /** From one look to the next; a tenth of a second each would be a minute of the whole run. */
    private static final Duration OFTEN = Duration.ofMillis(20);

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        Awaitility.setDefaultTimeout(MOST);
        Awaitility.setDefaultPollDelay(Duration.ZERO);
        Awaitility.setDefaultPollInterval(OFTEN);
    }
}
