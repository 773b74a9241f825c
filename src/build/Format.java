import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.JavaFormatterOptions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The formatting gate: {@code check DIR SEEN} names every Java file that is not formatted and exits
 * 1, {@code apply DIR SEEN} rewrites them. The file SEEN keeps hashes of what was found formatted,
 * which isn't formatted again. It is run from source on the build's own JDK, so that it reads the
 * newest syntax whatever JDK runs Maven.
 */
final class Format {
    private static final Formatter FORMATTER =
            new Formatter(
                    JavaFormatterOptions.builder().style(JavaFormatterOptions.Style.AOSP).build());

    private final Path seenFile;
    private final Set<String> seenBefore;
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final String formatter;

    private Format(Path seenFile) throws IOException {
        this.seenFile = seenFile;
        this.seenBefore =
                Files.exists(seenFile) ? new HashSet<>(Files.readAllLines(seenFile)) : Set.of();
        Path jar = Path.of(System.getProperty("java.class.path"));
        this.formatter = Files.isRegularFile(jar) ? hash(Files.readAllBytes(jar)) : "";
    }

    public static void main(String[] args) throws IOException {
        boolean apply = args[0].equals("apply");
        TreeMap<Path, String> wrong = new Format(Path.of(args[2])).unformatted(Path.of(args[1]));
        for (var file : wrong.entrySet()) {
            System.out.println((apply ? "formatted " : "not formatted: ") + file.getKey());
            if (apply) {
                Files.writeString(file.getKey(), file.getValue());
            }
        }
        if (!apply && !wrong.isEmpty()) {
            System.out.println("Run: mvn process-test-sources -Dformat=apply");
            System.exit(1);
        }
    }

    /** Files that are not formatted, with the text that they should have. */
    private TreeMap<Path, String> unformatted(Path root) throws IOException {
        ConcurrentHashMap<Path, String> wrong = new ConcurrentHashMap<>();
        sources(root).parallelStream().forEach(file -> check(file, wrong));
        Files.write(seenFile, seen);
        return new TreeMap<>(wrong);
    }

    private void check(Path file, ConcurrentHashMap<Path, String> wrong) {
        try {
            String before = Files.readString(file);
            String key = hash((formatter + before).getBytes(StandardCharsets.UTF_8));
            String after = seenBefore.contains(key) ? before : formatted(before);
            if (before.equals(after)) {
                seen.add(key);
            } else {
                wrong.put(file, after);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FormatterException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    /** A string that the first pass breaks is only indented by the second. */
    private static String formatted(String source) throws FormatterException {
        String once = FORMATTER.formatSourceAndFixImports(source);
        return FORMATTER.formatSourceAndFixImports(once);
    }

    private static List<Path> sources(Path root) throws IOException {
        try (var files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}
