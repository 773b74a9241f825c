import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Fails the build if Error Prone or NullAway would let a violation pass: {@code OUTPUT}, what the
 * compiler said of {@code src/build/canary}, must name a fault of each.
 */
final class CanaryRefused {
    private static final List<String> FAULTS = List.of("error: [NullAway]", "error: [SelfEquals]");

    public static void main(String[] args) throws Exception {
        Path output = Path.of(args[0]);
        String said = Files.exists(output) ? Files.readString(output) : "";
        for (String fault : FAULTS) {
            if (!said.contains(fault)) {
                System.out.printf(
                        "The checks of the sources don't work: \"%s\" isn't in %s.%n",
                        fault, output);
                System.exit(1);
            }
        }
    }
}
