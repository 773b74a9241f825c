package app.marquee.ui.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Style sheet whose lengths scale with the text size, rounded to whole pixels. Hairlines keep their
 * width.
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
        return PIXELS.matcher(css).replaceAll(found -> scaled(found, factor));
    }

    private static String scaled(MatchResult found, double factor) {
        double length = Double.parseDouble(found.group(1));
        return Math.abs(length) <= HAIR ? found.group() : Math.round(length * factor) + "px";
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
