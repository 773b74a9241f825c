package app.marquee.report.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reader of the fonts that come with Marquee: among the classes, or beside the jar in a package.
 */
final class BundledFont {
    private static final String FILES = "/app/marquee/ui/font/";
    private static final String BESIDE_THE_JAR = "fonts";

    private BundledFont() {}

    /** The bytes of a font. Blocking. */
    static byte[] read(String name) throws IOException {
        try (InputStream in = BundledFont.class.getResourceAsStream(FILES + name)) {
            return in == null ? Files.readAllBytes(beside(name)) : in.readAllBytes();
        }
    }

    private static Path beside(String name) throws IOException {
        try {
            return Path.of(
                            BundledFont.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI())
                    .resolveSibling(BESIDE_THE_JAR)
                    .resolve(name);
        } catch (URISyntaxException never) {
            throw new IOException(never);
        }
    }
}
