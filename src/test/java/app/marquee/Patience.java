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

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        Awaitility.setDefaultTimeout(MOST);
    }
}
