package app.marquee.drawing;

import java.util.ArrayList;
import java.util.List;

/** A drawing that remembers what was drawn; every letter is six tenths of the font's size wide. */
public final class RecordedDrawing implements Drawing {
    public static final TextMetrics METRICS = (text, font) -> text.length() * font.size() * 0.6;

    private final List<Line> lines = new ArrayList<>();
    private final List<Point> discs = new ArrayList<>();
    private final List<Point> rings = new ArrayList<>();
    private final List<Written> texts = new ArrayList<>();

    /** A point. */
    public record Point(double x, double y) {}

    /** A piece of an outline with its style. */
    public record Line(List<Point> points, Stroke stroke) {}

    /** A text and where it is. */
    public record Written(String text, double x, double y, TextStyle style) {}

    public List<Line> lines() {
        return lines;
    }

    /** Those with dashes, or those without. */
    public List<Line> lines(boolean dashed, double width) {
        return lines.stream()
                .filter(line -> line.stroke().dashes().isEmpty() != dashed)
                .filter(line -> line.stroke().width() == width)
                .toList();
    }

    public List<Point> discs() {
        return discs;
    }

    public List<Point> rings() {
        return rings;
    }

    public List<Written> texts() {
        return texts;
    }

    @Override
    public void stroke(Outline outline, Stroke stroke) {
        pieces(outline).forEach(piece -> lines.add(new Line(piece, stroke)));
    }

    /** The pieces of an outline, each from its start. */
    public static List<List<Point>> pieces(Outline outline) {
        List<List<Point>> pieces = new ArrayList<>();
        outline.replay(
                new Outline.Points() {
                    @Override
                    public void moveTo(double x, double y) {
                        pieces.add(new ArrayList<>());
                        lineTo(x, y);
                    }

                    @Override
                    public void lineTo(double x, double y) {
                        pieces.getLast().add(new Point(x, y));
                    }
                });
        return pieces;
    }

    @Override
    public void fill(Outline outline, Rgba color) {}

    @Override
    public void disc(double x, double y, double radius, Rgba color) {
        discs.add(new Point(x, y));
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        rings.add(new Point(x, y));
    }

    @Override
    public void text(String text, double x, double y, TextStyle style) {
        texts.add(new Written(text, x, y, style));
    }

    @Override
    public void clipped(Box box, Runnable drawn) {
        drawn.run();
    }

    @Override
    public void transformed(Affine by, Runnable drawn) {
        drawn.run();
    }
}
