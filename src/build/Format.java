import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.JavaFormatterOptions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The formatting gate: {@code check DIR} names every Java file that is not formatted and exits 1,
 * {@code apply DIR} rewrites them. It is run from source on the build's own JDK, so that it reads
 * the newest syntax whatever JDK runs Maven.
 */
final class Format {
    private static final Formatter FORMATTER =
            new Formatter(
                    JavaFormatterOptions.builder().style(JavaFormatterOptions.Style.AOSP).build());

    public static void main(String[] args) throws Exception {
        boolean apply = args[0].equals("apply");
        List<Path> wrong = new ArrayList<>();
        for (Path file : sources(Path.of(args[1]))) {
            String before = Files.readString(file);
            String after = formatted(before);
            if (!before.equals(after)) {
                wrong.add(file);
                if (apply) {
                    Files.writeString(file, after);
                }
            }
        }
        wrong.forEach(
                file -> System.out.println((apply ? "formatted " : "not formatted: ") + file));
        if (!apply && !wrong.isEmpty()) {
            System.out.println("Run: mvn process-test-sources -Dformat=apply");
            System.exit(1);
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
