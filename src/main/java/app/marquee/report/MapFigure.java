package app.marquee.report;

import app.marquee.analytics.chart.ChartLook;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextMetrics;
import app.marquee.drawing.TextStyle;

import java.util.ArrayList;
import java.util.List;

/**
 * Map of a report: land and borders, and a bubble for each place whose area is its value.
 * Immutable.
 *
 * @param places from the largest value to the smallest
 */
public record MapFigure(String description, List<MapPlace> places) implements ReportFigure {
    private static final double RATIO = 0.5;
    private static final double LARGEST = 22;
    private static final double BUBBLE = 0.45;
    private static final double EDGE = 0.9;
    private static final double NEAR = 0.5;
    private static final double BORDER = 0.75;
    private static final int NAMED = 6;

    /** The part of the world that has land with people, in the world of Mercator. */
    private static final double NORTH = 0.18;

    private static final double SOUTH = 0.70;
    private static final double LEAST_WIDTH = 0.04;
    private static final double MARGIN = 1.25;

    /**
     * Place with a value. Immutable.
     *
     * @param x in the world of Mercator
     * @param y in the world of Mercator
     */
    public record MapPlace(String name, double x, double y, double value) {
        public MapPlace {
            name = PlainText.name(name);
        }
    }

    public MapFigure {
        places = List.copyOf(places);
    }

    @Override
    public double ratio() {
        return RATIO;
    }

    @Override
    public void draw(Drawing on, Box box, ChartLook look, TextMetrics metrics) {
        Affine view = view(box);
        on.clipped(
                box,
                () -> {
                    land(on, box, view, look);
                    bubbles(on, box, view, look, metrics);
                });
    }

    /** The places with some room around them, as large as the box allows. */
    private Affine view(Box box) {
        WorldBox around =
                places.isEmpty()
                        ? new WorldBox(0, NORTH, 1, SOUTH)
                        : WorldBox.at(places.getFirst().x(), places.getFirst().y());
        for (MapPlace place : places) {
            around = around.with(place.x(), place.y());
        }
        double width = Math.max(LEAST_WIDTH, around.width() * MARGIN);
        double height = Math.max(LEAST_WIDTH * RATIO, around.height() * MARGIN);
        double scale = Math.min(box.width() / width, box.height() / height);
        // A wide world is cut at the north and the south rather than shown as a strip.
        scale = Math.max(scale, box.width());
        double middleX = (around.left() + around.right()) / 2;
        double middleY = (around.top() + around.bottom()) / 2;
        double half = box.width() / scale / 2;
        double x = half >= 0.5 ? 0.5 : Math.clamp(middleX, half, 1 - half);
        return new Affine(
                scale,
                0,
                0,
                scale,
                box.x() + box.width() / 2 - x * scale,
                box.y() + box.height() / 2 - middleY * scale);
    }

    private static void land(Drawing on, Box box, Affine view, ChartLook look) {
        AreaOutlines areas = AreaOutlines.world();
        on.rectangle(box, look.grid().fainter(0.35));
        List<Outline> shown = new ArrayList<>();
        for (int area = 0; area < areas.size(); area++) {
            if (!areas.area(area).isState() && isSeen(areas.box(area), box, view)) {
                shown.add(areas.outline(area, view.xx(), view.tx(), view.ty(), NEAR));
            }
        }
        Rgba land = look.grid();
        Stroke border = Stroke.solid(look.ground(), BORDER);
        for (Outline area : shown) {
            on.fill(area, land);
            on.stroke(area, border);
        }
    }

    private static boolean isSeen(WorldBox of, Box box, Affine view) {
        return of.right() * view.xx() + view.tx() > box.x()
                && of.left() * view.xx() + view.tx() < box.right()
                && of.bottom() * view.yy() + view.ty() > box.y()
                && of.top() * view.yy() + view.ty() < box.bottom();
    }

    private void bubbles(Drawing on, Box box, Affine view, ChartLook look, TextMetrics metrics) {
        double most = places.isEmpty() ? 0 : places.getFirst().value();
        BubbleScale sizes = BubbleScale.of(most, Math.min(LARGEST, box.width() / 24));
        Rgba color = look.line(0);
        for (MapPlace place : places) {
            double radius = sizes.radius(place.value());
            double x = place.x() * view.xx() + view.tx();
            double y = place.y() * view.yy() + view.ty();
            on.disc(x, y, radius, color.fainter(BUBBLE));
            on.ring(x, y, radius, Stroke.solid(color, EDGE));
        }
        names(on, box, view, look, metrics);
    }

    /** Names of the largest places that have room. */
    private void names(Drawing on, Box box, Affine view, ChartLook look, TextMetrics metrics) {
        FontFace font = look.font();
        List<Box> taken = new ArrayList<>();
        for (MapPlace place : places.stream().limit(NAMED).toList()) {
            double x = place.x() * view.xx() + view.tx();
            double y = place.y() * view.yy() + view.ty();
            double width = metrics.width(place.name(), font);
            Box label = new Box(x - width / 2, y - font.size(), width, font.size() * 1.3);
            boolean fits =
                    label.x() > box.x()
                            && label.right() < box.right()
                            && label.y() > box.y()
                            && label.bottom() < box.bottom()
                            && taken.stream().noneMatch(other -> overlap(label, other));
            if (fits) {
                taken.add(label);
                on.text(
                        place.name(),
                        x,
                        y + font.middle() - font.size() * 0.1,
                        new TextStyle(font, look.text(), TextStyle.Align.MIDDLE));
            }
        }
    }

    private static boolean overlap(Box one, Box other) {
        return one.x() < other.right()
                && other.x() < one.right()
                && one.y() < other.bottom()
                && other.y() < one.bottom();
    }
}
