package app.marquee.harness;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The class path of this process in a form from which another begins in half the time: without
 * folders, and with the classes of the first one that ends by itself kept for all that follow.
 *
 * @param archive written by the Java machine
 */
record VictimClasses(String path, Path archive) {
    static VictimClasses in(Path directory) throws IOException {
        List<String> parts = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path place = Path.of(part);
            if (Files.isDirectory(place)) {
                Path jar = directory.resolve("classes-" + parts.size() + ".jar");
                pack(place, jar);
                parts.add(jar.toString());
            } else if (Files.exists(place)) {
                parts.add(place.toAbsolutePath().toString());
            }
        }
        return new VictimClasses(
                String.join(File.pathSeparator, parts), directory.resolve("classes.jsa"));
    }

    private static void pack(Path folder, Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(file);
                Stream<Path> all = Files.walk(folder)) {
            zip.setLevel(Deflater.NO_COMPRESSION);
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                String name = folder.relativize(each).toString().replace(File.separatorChar, '/');
                zip.putNextEntry(new ZipEntry(name));
                Files.copy(each, zip);
                zip.closeEntry();
            }
        }
    }
}
