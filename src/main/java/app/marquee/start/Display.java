package app.marquee.start;

import java.util.Map;
import java.util.Optional;

/** Display check before the toolkit starts, since a failed start cannot be repeated. */
public final class Display {
    private static final String WITHOUT =
            ". These commands work without one: \"sandbox\" (a platform on this computer),"
                    + " \"tour --out DIR\" (images of every section) and \"--help\".";

    private Display() {}

    /** One sentence on what is missing, or nothing when a window can be tried. */
    public static Optional<String> missing(
            Map<String, String> environment, String osName, String glass) {
        boolean unix = !osName.startsWith("Windows") && !osName.startsWith("Mac");
        boolean display = isSet(environment, "DISPLAY") || isSet(environment, "WAYLAND_DISPLAY");
        return unix && !display && !glass.equals("Monocle")
                ? Optional.of(
                        "Marquee can't open its window because there is no display (DISPLAY and"
                                + " WAYLAND_DISPLAY are not set)"
                                + WITHOUT)
                : Optional.empty();
    }

    /** One sentence on why the toolkit did not start. */
    public static String refused(Throwable cause) {
        String text = String.valueOf(cause.getMessage());
        if (text.contains("GTK") || text.contains("libgtk")) {
            return "Marquee can't open its window because the GTK 3 library is missing (on Debian:"
                    + " apt-get install libgtk-3-0)"
                    + WITHOUT;
        }
        return "Marquee can't open its window because the display can't be used ("
                + text.replace('\n', ' ')
                + ")"
                + WITHOUT;
    }

    private static boolean isSet(Map<String, String> environment, String name) {
        return !environment.getOrDefault(name, "").isBlank();
    }
}
