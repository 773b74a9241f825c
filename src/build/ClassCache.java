import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/**
 * Flags of the next start: it uses the cache of loaded classes where nothing was built since, else
 * it writes one when it quits. Run from source on the build's own JDK.
 */
final class ClassCache {
    private ClassCache() {}

    /**
     * @param args the directory of the classes, the cache, and the file of the flags
     */
    public static void main(String[] args) throws IOException {
        Path cache = Path.of(args[1]);
        boolean usable = Files.exists(cache) && isNewer(cache, Path.of(args[0]));
        if (!usable) {
            Files.deleteIfExists(cache);
        }
        String flag = usable ? "-XX:AOTCache=" : "-XX:AOTCacheOutput=";
        Files.write(
                Path.of(args[2]),
                List.of(
                        '"' + flag + cache.toString().replace('\\', '/') + '"',
                        "-Xlog:aot=off",
                        "-Xlog:cds=off"));
    }

    private static boolean isNewer(Path cache, Path classes) throws IOException {
        FileTime written = Files.getLastModifiedTime(cache);
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.toFile().lastModified())
                    .noneMatch(time -> time > written.toMillis());
        }
    }
}
