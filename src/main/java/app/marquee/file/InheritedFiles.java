package app.marquee.file;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Open files that the process got from the one that started it, such as those of a shell. Its own
 * have numbers, too, and are no targets: a database, for instance.
 */
public final class InheritedFiles {
    private static final File OPEN = new File("/dev/fd");
    private static final Path FACTS = Path.of("/proc/self/fdinfo");
    private static final String FLAGS = "flags:";
    private static final int OCTAL = 8;
    private static final int WRITES = 03;
    private static final int OWN = 02000000;

    private static final Set<String> NUMBERS = numbers();

    private InheritedFiles() {}

    /** Remembers them when it is first called, which is to be before the process opens files. */
    public static int count() {
        return NUMBERS.size();
    }

    /** The directory was open itself while it was listed. */
    private static Set<String> numbers() {
        return Arrays.stream(Objects.requireNonNullElse(OPEN.list(), new String[0]))
                .filter(number -> new File(OPEN, number).exists())
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Standard input; empty if the process was started without one, as by {@code <&-}. The classes
     * of the Java runtime are the first file that it opens, and have the number then.
     */
    public static InputStream standardInput() {
        Path classes = Path.of(System.getProperty("java.home", ""), "lib", "modules");
        try {
            return Files.isSameFile(OPEN.toPath().resolve("0"), classes)
                    ? InputStream.nullInputStream()
                    : System.in;
        } catch (IOException untold) {
            return System.in;
        }
    }

    static boolean isWritable(String number) {
        return NUMBERS.contains(number) && isOpenForWriting(FACTS.resolve(number));
    }

    /** Also where the system doesn't tell. */
    private static boolean isOpenForWriting(Path facts) {
        if (!Files.exists(facts)) {
            return true;
        }
        try {
            return Files.readAllLines(facts).stream()
                    .filter(line -> line.startsWith(FLAGS))
                    .mapToInt(
                            line -> Integer.parseInt(line.substring(FLAGS.length()).strip(), OCTAL))
                    .anyMatch(flags -> (flags & WRITES) != 0 && (flags & OWN) == 0);
        } catch (IOException | NumberFormatException untold) {
            return false;
        }
    }
}
