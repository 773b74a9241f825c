package app.marquee;

import app.marquee.command.MarqueeCommand;

/** The program's entry: no JavaFX types here, so that it runs without them being loaded. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        System.exit(MarqueeCommand.line(new DesktopWindows(), System.getenv()).execute(args));
    }
}
