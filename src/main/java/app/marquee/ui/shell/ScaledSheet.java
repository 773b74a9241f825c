package app.marquee.ui.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A style sheet whose pixels grow and shrink with the text, so that distances, icons and fixed
 * widths keep their proportion to it. Hair lines stay as they are.
 */
final class ScaledSheet {
    private static final Pattern PIXELS = Pattern.compile("(?<![\\w.])(-?\\d+(?:\\.\\d+)?)px");
    private static final double HAIR = 1;

    private ScaledSheet() {}

    /** The address of the sheet at this factor; its own one where nothing changes. */
    static String of(URL sheet, double factor) {
        return factor == 1 ? sheet.toExternalForm() : data(scaled(read(sheet), factor));
    }

    static String scaled(String css, double factor) {
        return PIXELS.matcher(css)
                .replaceAll(found -> pixels(Double.parseDouble(found.group(1)), factor) + "px");
    }

    private static String pixels(double length, double factor) {
        double scaled = Math.abs(length) <= HAIR ? length : length * factor;
        return String.format(Locale.ROOT, "%.1f", scaled);
    }

    static String data(String css) {
        return "data:text/css;base64,"
                + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }

    private static String read(URL sheet) {
        try (InputStream in = sheet.openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
