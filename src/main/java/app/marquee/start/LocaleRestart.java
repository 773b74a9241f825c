package app.marquee.start;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import org.slf4j.LoggerFactory;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Restart of this process in a UTF-8 locale. In the POSIX locale, as in cron and bare containers,
 * Java on Linux reads arguments, names of files and variables as ASCII, and no option of the
 * virtual machine changes that. The process keeps its number, its streams and its arguments.
 */
public final class LocaleRestart {
    /** Variable with the locale of the terminal, which still chooses the language. */
    static final String BEFORE = "MARQUEE_LOCALE";

    private static final String ALL = "LC_ALL";
    private static final String ASCII = "ANSI_X3.4-1968";

    /** The second is for systems without the first. */
    private static final List<String> LOCALES = List.of("C.UTF-8", "en_US.UTF-8");

    private static final Path PROCESS = Path.of("/proc/self");
    private static final FunctionDescriptor EXECUTE =
            FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS);

    private LocaleRestart() {}

    /**
     * Restarts in the POSIX locale on Linux, and then doesn't return. Returns in another locale,
     * and where the system refuses.
     */
    public static void ifNeeded(Map<String, String> environment) {
        if (isAscii() && Files.isDirectory(PROCESS)) {
            next(environment).ifPresent(locale -> restart(locale, terminal(environment)));
        }
    }

    /** Whether names can have ASCII letters only. */
    static boolean isAscii() {
        return System.getProperty("native.encoding", "").equals(ASCII);
    }

    /** The locale to be tried next; empty when all were. */
    static Optional<String> next(Map<String, String> environment) {
        int tried =
                environment.containsKey(BEFORE)
                        ? LOCALES.indexOf(environment.getOrDefault(ALL, ""))
                        : -1;
        return LOCALES.stream().skip(tried + 1L).findFirst();
    }

    /** The locale of messages in the terminal; C where none is set. */
    static String terminal(Map<String, String> environment) {
        return Stream.of(BEFORE, ALL, "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("C");
    }

    @SuppressWarnings("restricted") // a function of the system, whose arguments are as declared
    private static void restart(String locale, String before) {
        try (Arena arena = Arena.ofConfined()) {
            List<byte[]> variables = new ArrayList<>(parts("environ"));
            variables.removeIf(one -> isNamed(one, ALL) || isNamed(one, BEFORE));
            variables.add(bytes(ALL + "=" + locale));
            variables.add(bytes(BEFORE + "=" + before));
            Linker linker = Linker.nativeLinker();
            Object _ =
                    linker.downcallHandle(linker.defaultLookup().findOrThrow("execve"), EXECUTE)
                            .invokeWithArguments(
                                    arena.allocateFrom(PROCESS + "/exe"),
                                    array(arena, parts("cmdline")),
                                    array(arena, variables));
        } catch (Throwable refused) { // a linker or system that fails unexpectedly
            LoggerFactory.getLogger(LocaleRestart.class).warn("Could not restart", refused);
        }
    }

    private static boolean isNamed(byte[] variable, String name) {
        return new String(variable, StandardCharsets.ISO_8859_1).startsWith(name + "=");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** What the system keeps of a process, each part with a zero at its end. */
    private static List<byte[]> parts(String file) throws IOException {
        List<byte[]> parts = new ArrayList<>();
        ByteArrayOutputStream part = new ByteArrayOutputStream();
        for (byte one : Files.readAllBytes(PROCESS.resolve(file))) {
            if (one == 0) {
                parts.add(part.toByteArray());
                part.reset();
            } else {
                part.write(one);
            }
        }
        return parts;
    }

    private static MemorySegment array(Arena arena, List<byte[]> texts) {
        MemorySegment array = arena.allocate(ADDRESS, texts.size() + 1L);
        for (int at = 0; at < texts.size(); at++) {
            byte[] text = texts.get(at);
            MemorySegment ended =
                    arena.allocateFrom(JAVA_BYTE, Arrays.copyOf(text, text.length + 1));
            array.setAtIndex(ADDRESS, at, ended);
        }
        return array;
    }
}
