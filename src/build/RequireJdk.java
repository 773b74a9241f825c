import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Leaves a mark when the JDK that runs it is new enough; the build asks for the mark and says in
 * one sentence what is missing. Written for old compilers, since it runs on whatever JDK was found.
 */
final class RequireJdk {
    public static void main(String[] args) throws IOException {
        Path mark = Path.of(args[1]);
        Files.deleteIfExists(mark);
        if (Runtime.version().feature() >= Integer.parseInt(args[0])) {
            Files.createDirectories(mark.getParent());
            Files.writeString(mark, System.getProperty("java.home"));
        }
    }
}
