package app.marquee;

import app.marquee.command.PlainStart;

/** The program's entry: no JavaFX types here, so that it runs without them being loaded. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        // Read once by the runtime, before the first request of anybody.
        System.setProperty(
                "java.net.useSystemProxies",
                System.getProperty("java.net.useSystemProxies", "true"));
        System.exit(PlainStart.run(args, new DesktopWindows(), System.getenv(), System.err));
    }
}
