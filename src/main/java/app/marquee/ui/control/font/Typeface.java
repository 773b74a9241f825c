package app.marquee.ui.control.font;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Registry of the window's typefaces: bundled ones on Linux (Roboto, JetBrains Mono, monochrome
 * Noto Emoji, Noto Sans Arabic and Noto Sans Hebrew), the system's elsewhere.
 *
 * <p>On Linux the files are registered with fontconfig, so that they behave like installed fonts: a
 * title in Chinese, Japanese or Arabic falls back to the fonts of the system. A font that JavaFX
 * loads from a file has no such fallback.
 */
public final class Typeface {
    private static final String FILES = "/app/marquee/ui/font/";
    private static final String REGULAR = FILES + "Roboto-Regular.ttf";
    private static final String BESIDE_THE_JAR = "fonts";

    /** The system property with another family, by which layouts are tried with wider letters. */
    private static final String OTHER = "marquee.typeface";

    private static final String SYSTEM = System.getProperty("os.name", "");

    private Typeface() {}

    /**
     * Makes the bundled files known on Linux; call it once, before the toolkit starts. Without
     * them, or without fontconfig, the fonts of the system serve.
     */
    public static void register() {
        if (!isLinux()) {
            return;
        }
        try {
            Optional<Path> directory = directory();
            if (directory.isPresent()) {
                Fontconfig.choose(files(directory.get()));
            }
        } catch (Throwable refused) { // a linker or library that fails unexpectedly
            log().warn("Could not register the bundled fonts", refused);
        }
    }

    /** The family of all words and numbers. */
    public static String text() {
        return System.getProperty(OTHER, bySystem("Roboto", "Segoe UI", "System"));
    }

    /** The family of requests, responses and other code. */
    public static String code() {
        return bySystem("JetBrains Mono", "Consolas", "Menlo");
    }

    private static String bySystem(String linux, String windows, String mac) {
        if (isLinux()) {
            return linux;
        }
        return isWindows() ? windows : mac;
    }

    /** Among the classes, or beside the jar in a package. */
    private static Optional<Path> directory() throws URISyntaxException {
        URL file = Typeface.class.getResource(REGULAR);
        if (file != null && file.getProtocol().equals("file")) {
            return Optional.ofNullable(Path.of(file.toURI()).getParent());
        }
        URI jar = Typeface.class.getProtectionDomain().getCodeSource().getLocation().toURI();
        Path beside = Path.of(jar).resolveSibling(BESIDE_THE_JAR);
        return Files.isDirectory(beside) ? Optional.of(beside) : Optional.empty();
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".ttf")).sorted().toList();
        }
    }

    static boolean isLinux() {
        return !isWindows() && !SYSTEM.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    private static boolean isWindows() {
        return SYSTEM.startsWith("Windows");
    }

    private static Logger log() {
        return LoggerFactory.getLogger(Typeface.class);
    }
}
