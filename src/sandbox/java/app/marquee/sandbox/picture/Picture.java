package app.marquee.sandbox.picture;

import app.marquee.sandbox.account.SeedThumbnails;
import app.marquee.sandbox.account.SeededHash;
import app.marquee.sandbox.account.Subject;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Thumbnail file generator: the same video and index give the same image. Needs neither screen nor
 * fonts. Thread-safe.
 */
public final class Picture {
    public static final int WIDTH = 640;
    public static final int HEIGHT = 360;

    private Picture() {}

    /**
     * A JPEG file of 640 by 360.
     *
     * @param subject what it shows
     * @param index which picture of the video; {@link SeedThumbnails#CUSTOM} for the custom one
     */
    public static byte[] jpeg(UUID videoId, Subject subject, int index) {
        return file("jpg", draw(videoId, subject, index));
    }

    /** The same picture as a PNG file. */
    public static byte[] png(UUID videoId, Subject subject, int index) {
        return file("png", draw(videoId, subject, index));
    }

    private static BufferedImage draw(UUID videoId, Subject subject, int index) {
        Artist artist = new Artist(lines("palettes.txt").stream().map(Palette::parse).toList());
        long seed =
                SeededHash.of(videoId.getMostSignificantBits(), videoId.getLeastSignificantBits());
        return index == SeedThumbnails.CUSTOM
                ? artist.cover(seed, subject, index)
                : artist.frame(seed, subject, index);
    }

    private static byte[] file(String format, BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            if (!ImageIO.write(image, format, out)) {
                throw new IllegalStateException("no writer for " + format);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static List<String> lines(String resource) {
        try (InputStream in = Objects.requireNonNull(Picture.class.getResourceAsStream(resource));
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
