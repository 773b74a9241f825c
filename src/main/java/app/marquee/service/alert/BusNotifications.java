package app.marquee.service.alert;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/**
 * Desktop notifications of Linux over D-Bus ({@code org.freedesktop.Notifications}), sent by the
 * program {@code busctl} of systemd. A failure is no more than a notification that isn't shown.
 */
public final class BusNotifications implements DesktopNotifications {
    private static final String PROGRAM = "busctl";
    private static final String NAME = "org.freedesktop.Notifications";
    private static final String PATH = "/org/freedesktop/Notifications";
    private static final long PATIENCE_SECONDS = 10;

    private final String program;
    private final UnaryOperator<String> mask;

    /**
     * @param mask takes secrets out of a text
     */
    public BusNotifications(UnaryOperator<String> mask) {
        this(PROGRAM, mask);
    }

    BusNotifications(String program, UnaryOperator<String> mask) {
        this.program = program;
        this.mask = mask;
    }

    /** Those of this system. */
    public static DesktopNotifications ofSystem(String system, UnaryOperator<String> mask) {
        return system.startsWith("Linux") ? new BusNotifications(mask) : NONE;
    }

    @Override
    public boolean isAvailable() {
        return run("GetServerInformation");
    }

    /** The text is shown as it is: a desktop may read markup. */
    @Override
    public boolean show(String title, String text) {
        String plain =
                mask.apply(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        return run(
                "Notify",
                "susssasa{sv}i",
                "Marquee",
                "0",
                "marquee",
                mask.apply(title),
                plain,
                "0",
                "0",
                "-1");
    }

    private boolean run(String method, String... arguments) {
        List<String> command =
                new ArrayList<>(List.of(program, "--user", "--timeout=5", "--quiet", "--", "call"));
        command.addAll(List.of(NAME, PATH, NAME, method));
        command.addAll(Arrays.asList(arguments));
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD);
            // A variable may hold the token.
            builder.environment().replaceAll((_, value) -> mask.apply(value));
            Process process = builder.start();
            process.getOutputStream().close();
            if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return process.exitValue() == 0;
            }
            process.destroy();
            return false;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
