package app.marquee.ui.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A style sheet whose pixels grow and shrink with the text, so that distances, icons and fixed
 * widths keep their proportion to it. Hair lines stay as they are, and the heights of titles are
 * whole: rows that begin within a pixel would lie over the line that ends there.
 */
final class ScaledSheet {
    private static final Pattern PIXELS =
            Pattern.compile("(-fx-size:\\s*)?(?<![\\w.])(-?\\d+(?:\\.\\d+)?)px");
    private static final double HAIR = 1;

    private ScaledSheet() {}

    /** The address of the sheet at this factor; its own one where nothing changes. */
    static String of(URL sheet, double factor) {
        return factor == 1 ? sheet.toExternalForm() : data(scaled(read(sheet), factor));
    }

    static String scaled(String css, double factor) {
        return PIXELS.matcher(css).replaceAll(found -> scaled(found, factor));
    }

    private static String scaled(MatchResult found, double factor) {
        double length = Double.parseDouble(found.group(2));
        double scaled = Math.abs(length) <= HAIR ? length : length * factor;
        String title = found.group(1);
        return title == null ? pixels(scaled) : title + pixels((double) Math.round(scaled));
    }

    private static String pixels(double length) {
        return String.format(Locale.ROOT, "%.1fpx", length);
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
