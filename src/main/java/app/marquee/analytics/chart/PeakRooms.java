package app.marquee.analytics.chart;

import app.marquee.analytics.series.Series;
import app.marquee.drawing.Box;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Rooms of the texts beside peaks: within the plane, none over another or over a line. */
final class PeakRooms {
    /** Half of the width of a line. */
    private static final double LINE = 1;

    private final ChartPlane plane;
    private final List<Series> lines;
    private final double height;
    private final double apart;
    private final List<Box> taken = new ArrayList<>();

    /**
     * @param height of a text
     * @param apart from a peak to a text above or below it
     */
    PeakRooms(ChartPlane plane, List<Series> lines, double height, double apart) {
        this.plane = plane;
        this.lines = lines;
        this.height = height;
        this.apart = apart;
    }

    /** Takes a room above a peak, beside it or below it; empty when none is free. */
    Optional<Box> take(double x, double y, double width) {
        double above = y - apart - height;
        Optional<Box> free =
                Stream.of(
                                room(x - width / 2, above, width),
                                room(x - width, above, width),
                                room(x, above, width),
                                room(x - width - ChartLayout.GAP, above, width),
                                room(x + ChartLayout.GAP, above, width),
                                room(x - width / 2, y + apart, width),
                                room(x - width / 2, y + 2 * apart, width))
                        .filter(this::isFree)
                        .findFirst();
        free.ifPresent(room -> taken.add(wider(room, ChartLayout.GAP / 2)));
        return free;
    }

    private Box room(double left, double top, double width) {
        Box box = plane.box();
        double most = Math.max(box.x(), box.right() - width);
        return new Box(Math.clamp(left, box.x(), most), top, width, height);
    }

    private static Box wider(Box room, double by) {
        return new Box(room.x() - by, room.y(), room.width() + 2 * by, room.height());
    }

    private boolean isFree(Box room) {
        Box around =
                new Box(
                        room.x() - LINE,
                        room.y() - LINE,
                        room.width() + 2 * LINE,
                        room.height() + 2 * LINE);
        return taken.stream().noneMatch(other -> overlap(room, other))
                && lines.stream().noneMatch(line -> crosses(line, around));
    }

    private static boolean overlap(Box one, Box other) {
        return one.x() < other.right()
                && other.x() < one.right()
                && one.y() < other.bottom()
                && other.y() < one.bottom();
    }

    /** Its points are in order from left to right, so only those around the room matter. */
    private boolean crosses(Series line, Box room) {
        for (int at = Math.max(1, from(line, room.x()));
                at < line.size() && plane.x(line.x()[at - 1]) <= room.right();
                at++) {
            if (line.isKnown(at - 1) && line.isKnown(at) && crosses(line, at, room)) {
                return true;
            }
        }
        return false;
    }

    /** The first point of a line that isn't left of a place. */
    private int from(Series line, double left) {
        int low = 0;
        int high = line.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (plane.x(line.x()[middle]) < left) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether the part of a line that leads to a point crosses it. */
    private boolean crosses(Series line, int to, Box room) {
        double x = plane.x(line.x()[to - 1]);
        double y = plane.y(line.y()[to - 1]);
        double wide = plane.x(line.x()[to]) - x;
        double high = plane.y(line.y()[to]) - y;
        if (x > room.right() || x + wide < room.x()) {
            return false;
        }
        double from = wide <= 0 ? 0 : Math.max(0, (room.x() - x) / wide);
        double until = wide <= 0 ? 1 : Math.min(1, (room.right() - x) / wide);
        double one = y + from * high;
        double other = y + until * high;
        return Math.min(one, other) <= room.bottom() && Math.max(one, other) >= room.y();
    }
}
