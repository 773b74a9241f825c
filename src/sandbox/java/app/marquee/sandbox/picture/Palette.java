package app.marquee.sandbox.picture;

import java.awt.Color;
import java.util.List;
import java.util.stream.Stream;

/**
 * Palette of four matching colors.
 *
 * @param deep and {@code ground} make the background, {@code warm} and {@code light} what is on it
 */
record Palette(Color deep, Color ground, Color warm, Color light) {
    static Palette parse(String line) {
        List<Color> colours =
                Stream.of(line.split(" ", -1))
                        .map(hex -> new Color(Integer.parseInt(hex, 16)))
                        .toList();
        return new Palette(colours.get(0), colours.get(1), colours.get(2), colours.get(3));
    }

    static Color clear(Color colour, int alpha) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }
}
