package app.marquee.bench;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The bare controls as a program that is packaged in the best way: in a jar, since a cache of
 * loaded classes takes none from directories, and with such a cache, trained by a start of theirs.
 */
final class BareCache {
    private final Path jar;
    private final Path cache;

    private BareCache(Path directory) {
        this.jar = directory.resolve("bare.jar");
        this.cache = directory.resolve("bare.aot");
    }

    static BareCache in(Path directory) throws IOException {
        BareCache made = new BareCache(directory);
        made.pack();
        return made;
    }

    private void pack() throws IOException {
        Path classes = classes();
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                DirectoryStream<Path> files =
                        Files.newDirectoryStream(
                                classes.resolve("app/marquee/bench"), "Bare{Window,Controls}*")) {
            for (Path file : files) {
                String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
                out.putNextEntry(new JarEntry(name));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
    }

    private static Path classes() {
        try {
            return Path.of(
                    BareControls.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** All jars of this run behind the one of the controls. */
    String classPath() {
        return Stream.concat(
                        Stream.of(jar.toString()),
                        Arrays.stream(
                                        System.getProperty("java.class.path")
                                                .split(File.pathSeparator, -1))
                                .filter(entry -> entry.endsWith(".jar")))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Of the start that trains. */
    List<String> training() {
        return List.of("-XX:AOTCacheOutput=" + cache);
    }

    /** Of those that are measured. */
    List<String> trained() {
        if (Files.notExists(cache)) {
            throw new IllegalStateException("The training wrote no cache of classes");
        }
        return List.of("-XX:AOTCache=" + cache);
    }
}
