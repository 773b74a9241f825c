package app.marquee;

import app.marquee.command.PlainStart;

/** Entry point without JavaFX types, so that it runs before they are loaded. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        // Read once by the runtime, before the first request.
        System.setProperty(
                "java.net.useSystemProxies",
                System.getProperty("java.net.useSystemProxies", "true"));
        System.exit(PlainStart.run(args, new DesktopWindows(), System.getenv(), System.err));
    }
}
