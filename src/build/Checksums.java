import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Checksums of the files of a directory, in the form that {@code sha256sum --check} reads. */
final class Checksums {
    private static final String NAME = "SHA256SUMS";

    private Checksums() {}

    public static void main(String[] args) throws Exception {
        write(Path.of(args[0]));
    }

    static void write(Path directory) throws IOException, NoSuchAlgorithmException {
        Path sums = directory.resolve(NAME);
        Files.deleteIfExists(sums);
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                lines.add(HexFormat.of().formatHex(sum) + "  " + file.getFileName());
            }
        }
        Files.write(sums, lines);
    }
}
