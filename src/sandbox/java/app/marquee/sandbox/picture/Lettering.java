package app.marquee.sandbox.picture;

import java.awt.geom.Path2D;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Stroke lettering on a grid of five by seven, so that no font is needed. */
final class Lettering {
    private static final int MOST_LETTERS = 2;
    private static final double ADVANCE = 5.6;
    private static final double WIDTH = 4;

    private final Map<Character, List<String>> strokes = new HashMap<>();

    Lettering(List<String> lines) {
        for (String line : lines) {
            strokes.put(line.charAt(0), List.of(line.substring(2).split(" ", -1)));
        }
    }

    /** The first letters of the first words that can be written; empty when there are none. */
    String initials(String title) {
        StringBuilder initials = new StringBuilder();
        String plain = Normalizer.normalize(title, Normalizer.Form.NFD);
        for (String word : plain.split("[^\\p{L}\\p{M}\\p{N}]+", -1)) {
            char first = word.isEmpty() ? ' ' : Character.toUpperCase(word.charAt(0));
            if (strokes.containsKey(first) && initials.length() < MOST_LETTERS) {
                initials.append(first);
            }
        }
        return initials.toString();
    }

    /** The strokes of a text; a letter is 4 wide and 6 high, the text starts at 0, 0. */
    List<Path2D> write(String text) {
        List<Path2D> paths = new ArrayList<>();
        for (int at = 0; at < text.length(); at++) {
            for (String stroke : strokes.getOrDefault(text.charAt(at), List.of())) {
                paths.add(path(stroke, at * ADVANCE));
            }
        }
        return paths;
    }

    double widthOf(String text) {
        return (text.length() - 1) * ADVANCE + WIDTH;
    }

    private static Path2D path(String stroke, double left) {
        Path2D path = new Path2D.Double();
        for (String point : stroke.split("-", -1)) {
            double x = left + point.charAt(0) - '0';
            double y = point.charAt(1) - '0';
            if (path.getCurrentPoint() == null) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        return path;
    }
}
