package app.marquee.ui.control;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Registry of the window's typefaces: bundled ones on Linux (Roboto, JetBrains Mono and monochrome
 * Noto Emoji), the system's elsewhere.
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

    /**
     * Letters that Pango draws, such as Arabic and Hebrew ones, come with their punctuation from
     * one font of the system. JavaFX 25 and 26 turn the words around where two fonts meet in a text
     * that is read from right to left. All other letters never reach Pango.
     */
    private static final String RULES =
            """
            <?xml version="1.0"?>
            <fontconfig>
              <match target="pattern">
                <test name="family"><string>Roboto</string></test>
                <edit name="family" mode="delete"/>
              </match>
              <match target="pattern">
                <test name="family"><string>JetBrains Mono</string></test>
                <edit name="family" mode="delete"/>
              </match>
            </fontconfig>
            """;

    private static final FunctionDescriptor ADD = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS);
    private static final FunctionDescriptor LOAD = ADD.appendArgumentLayouts(JAVA_INT);

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
            directory().ifPresent(Typeface::add);
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

    private static void add(Path directory) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment config =
                    (MemorySegment) call("FcConfigGetCurrent", FunctionDescriptor.of(ADDRESS));
            MemorySegment path = arena.allocateFrom(directory.toString());
            MemorySegment rules = arena.allocateFrom(RULES);
            if (call("FcConfigAppFontAddDir", ADD, config, path).equals(0)) {
                log().warn("Fontconfig rejected the fonts in {}", directory);
            }
            if (call("FcConfigParseAndLoadFromMemory", LOAD, config, rules, 0).equals(0)) {
                log().warn("Fontconfig rejected the rules for the fonts");
            }
        } catch (Error | RuntimeException passed) {
            throw passed;
        } catch (Throwable never) {
            throw new IllegalStateException(never);
        }
    }

    @SuppressWarnings("restricted") // functions of the system, whose arguments are as declared
    private static Object call(String name, FunctionDescriptor form, Object... arguments)
            throws Throwable {
        var function =
                SymbolLookup.libraryLookup("libfontconfig.so.1", Arena.global()).findOrThrow(name);
        return Linker.nativeLinker().downcallHandle(function, form).invokeWithArguments(arguments);
    }

    private static boolean isLinux() {
        return !isWindows() && !SYSTEM.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    private static boolean isWindows() {
        return SYSTEM.startsWith("Windows");
    }

    private static Logger log() {
        return LoggerFactory.getLogger(Typeface.class);
    }
}
