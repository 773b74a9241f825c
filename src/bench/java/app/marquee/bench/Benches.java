package app.marquee.bench;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Runs the bench of a name: {@code palette} is the class {@code PaletteBench} of this package. A
 * bench prints its table and, last, one line that ends in "holds" or "falls short"; it exits with 1
 * when it falls short.
 */
public final class Benches {
    private static final String SUFFIX = "Bench";
    private static final String CLASS_FILE = SUFFIX + ".class";

    private Benches() {}

    public static void main(String[] args) throws Exception {
        Map<String, String> known = known();
        String name = args.length == 0 ? "" : args[0];
        String className = known.get(name);
        if (className == null) {
            System.err.println(unknown(name, known));
            System.exit(2);
            return;
        }
        try {
            Class.forName(className)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException thrown) {
            thrown.printStackTrace();
            System.exit(1);
        }
        System.exit(0);
    }

    private static String unknown(String name, Map<String, String> known) {
        String names = String.join(", ", known.keySet());
        return name.isBlank()
                ? "Which bench? -Dbench=NAME with one of: " + names
                : "There is no bench \"" + name + "\"; there are: " + names;
    }

    /** Names and classes of what stands beside this class, so that a new bench is in no list. */
    private static Map<String, String> known() throws IOException, URISyntaxException {
        Path root =
                Path.of(Benches.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path here = root.resolve(Benches.class.getPackageName().replace('.', '/'));
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(here)) {
            files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(CLASS_FILE))
                    .map(file -> file.substring(0, file.length() - CLASS_FILE.length()))
                    .forEach(
                            stem ->
                                    found.put(
                                            stem.toLowerCase(Locale.ROOT),
                                            Benches.class.getPackageName() + "." + stem + SUFFIX));
        }
        return found;
    }
}
