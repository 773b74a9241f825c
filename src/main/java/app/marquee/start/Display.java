package app.marquee.start;

import app.marquee.command.Sentence;

import java.util.Map;
import java.util.Optional;

/** Display check before the toolkit starts, since a failed start cannot be repeated. */
public final class Display {
    private static final Sentence WITHOUT = Sentence.of("display.without");

    private Display() {}

    /** One sentence on what is missing, or nothing when a window can be tried. */
    public static Optional<Sentence> missing(
            Map<String, String> environment, String osName, String glass) {
        boolean unix = !osName.startsWith("Windows") && !osName.startsWith("Mac");
        boolean display = isSet(environment, "DISPLAY") || isSet(environment, "WAYLAND_DISPLAY");
        return unix && !display && !glass.equals("Monocle")
                ? Optional.of(Sentence.of("display.none", WITHOUT))
                : Optional.empty();
    }

    /** One sentence on why the toolkit did not start. */
    public static Sentence refused(Throwable cause) {
        String text = String.valueOf(cause.getMessage());
        if (text.contains("GTK") || text.contains("libgtk")) {
            return Sentence.of("display.gtk", WITHOUT);
        }
        return Sentence.of("display.refused", WITHOUT, text.replace('\n', ' '));
    }

    private static boolean isSet(Map<String, String> environment, String name) {
        return !environment.getOrDefault(name, "").isBlank();
    }
}
