package app.marquee.bench;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Jar of the bare controls, since a cache of loaded classes takes none from directories. */
final class BareJar {
    private final Path jar;

    private BareJar(Path directory) {
        this.jar = directory.resolve("bare.jar");
    }

    static BareJar in(Path directory) throws IOException {
        BareJar made = new BareJar(directory);
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
}
