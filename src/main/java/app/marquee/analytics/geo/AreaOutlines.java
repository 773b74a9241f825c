package app.marquee.analytics.geo;

import app.marquee.drawing.Outline;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/**
 * Outlines of countries and states as closed rings. Load off the FX thread. Compared by identity.
 * Immutable.
 */
public final class AreaOutlines {
    /** The first bytes of the resource, so that something else is not taken for it. */
    public static final int MAGIC = 0x4d514131;

    private static final String RESOURCE = "areas.gz";

    /** Parts into which an area is cut to find room for its name. */
    private static final int LINES = 12;

    private final List<MapArea> areas;
    private final List<List<Ring>> rings;
    private final List<WorldBox> boxes;
    private final List<WorldBox> mainBoxes;
    private final List<Room> rooms;
    private final OutlineLevel borders;

    private AreaOutlines(List<MapArea> areas, List<List<Ring>> rings) {
        this.areas = List.copyOf(areas);
        this.rings = List.copyOf(rings);
        this.boxes = rings.stream().map(AreaOutlines::box).toList();
        List<Ring> largest = rings.stream().map(AreaOutlines::largest).toList();
        this.mainBoxes = largest.stream().map(ring -> box(List.of(ring))).toList();
        this.rooms = largest.stream().map(AreaOutlines::room).toList();
        this.borders = borders(areas, rings);
    }

    private static OutlineLevel borders(List<MapArea> areas, List<List<Ring>> rings) {
        StateBorders borders = new StateBorders();
        List<Ring> ofStates =
                IntStream.range(0, areas.size())
                        .filter(area -> areas.get(area).isState())
                        .mapToObj(rings::get)
                        .flatMap(List::stream)
                        .toList();
        ofStates.forEach(ring -> borders.count(ring.x, ring.y));
        ofStates.forEach(ring -> borders.lines(ring.x, ring.y));
        return borders.level();
    }

    /**
     * Room for the name of an area: the widest line within its largest part, in the world.
     *
     * @param x the middle of the line
     * @param height of the part
     */
    public record Room(double x, double y, double width, double height) {}

    /** The widest of some lines across a ring; those near its middle are preferred. */
    private static Room room(Ring ring) {
        WorldBox box = box(List.of(ring));
        Room best = new Room((box.left() + box.right()) / 2, (box.top() + box.bottom()) / 2, 0, 0);
        double most = 0;
        for (int line = 1; line < LINES; line++) {
            double part = line / (double) LINES;
            double y = box.top() + part * box.height();
            double preferred = 1 - Math.abs(part - 0.5);
            double[] crossings = crossings(ring, y);
            for (int at = 0; at + 1 < crossings.length; at += 2) {
                double width = crossings[at + 1] - crossings[at];
                if (width * preferred > most) {
                    most = width * preferred;
                    double x = (crossings[at] + crossings[at + 1]) / 2;
                    best = new Room(x, y, width, box.height());
                }
            }
        }
        return best;
    }

    private static double[] crossings(Ring ring, double y) {
        int size = ring.x.length;
        return IntStream.range(0, size)
                .filter(at -> ring.y[at] > y != ring.y[(at + 1) % size] > y)
                .mapToDouble(at -> ring.x(at, (at + 1) % size, y))
                .sorted()
                .toArray();
    }

    /** Closed line in the world of {@link Mercator}, without its first point at the end. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Ring(float[] x, float[] y) {
        boolean isAntarctic() {
            return WorldOutlines.isAntarctic(y, 0, y.length);
        }

        /** Where the piece between two points is at a height. */
        double x(int from, int to, double atY) {
            double part = (atY - y[to]) / (y[from] - y[to]);
            return x[to] + part * (x[from] - x[to]);
        }
    }

    /** Holder that loads the resource once. */
    private static final class World {
        static final AreaOutlines AREAS = read();
    }

    /** All countries, and the states of some; takes some hundredths of a second at first. */
    public static AreaOutlines world() {
        return World.AREAS;
    }

    private static AreaOutlines read() {
        try (InputStream in = AreaOutlines.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("Resource not found: " + RESOURCE);
            }
            return read(new DataInputStream(new BufferedInputStream(new GZIPInputStream(in))));
        } catch (IOException broken) {
            throw new UncheckedIOException("The areas of the map can't be read", broken);
        }
    }

    private static AreaOutlines read(DataInputStream in) throws IOException {
        if (in.readInt() != MAGIC) {
            throw new IOException("Not a file of areas");
        }
        double unit = in.readDouble();
        List<MapArea> areas = new ArrayList<>();
        List<List<Ring>> rings = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            String country = in.readUTF();
            boolean isState = in.readBoolean();
            List<String> names = new ArrayList<>();
            for (int more = in.readByte(); more > 0; more--) {
                names.add(in.readUTF());
            }
            List<Ring> own = new ArrayList<>();
            for (long more = WorldOutlines.varint(in); more > 0; more--) {
                own.add(ring(in, unit));
            }
            if (!own.stream().allMatch(Ring::isAntarctic)) {
                areas.add(new MapArea(country, isState, names));
                rings.add(List.copyOf(own));
            }
        }
        return new AreaOutlines(areas, rings);
    }

    private static Ring ring(DataInputStream in, double unit) throws IOException {
        int size = (int) WorldOutlines.varint(in);
        float[] x = new float[size];
        float[] y = new float[size];
        long east = 0;
        long north = 0;
        for (int at = 0; at < size; at++) {
            east += WorldOutlines.zigzag(WorldOutlines.varint(in));
            north += WorldOutlines.zigzag(WorldOutlines.varint(in));
            x[at] = (float) Mercator.x(east * unit);
            y[at] = WorldOutlines.y(north * unit);
        }
        return new Ring(x, y);
    }

    private static WorldBox box(List<Ring> rings) {
        WorldBox box = WorldBox.at(rings.getFirst().x[0], rings.getFirst().y[0]);
        for (Ring ring : rings) {
            for (int at = 0; at < ring.x.length; at++) {
                box = box.with(ring.x[at], ring.y[at]);
            }
        }
        return box;
    }

    public int size() {
        return areas.size();
    }

    public MapArea area(int area) {
        return areas.get(area);
    }

    /** The lines between states. */
    public OutlineLevel borders() {
        return borders;
    }

    public WorldBox box(int area) {
        return boxes.get(area);
    }

    /** The box of the largest part of an area, without far islands. */
    public WorldBox mainBox(int area) {
        return mainBoxes.get(area);
    }

    /** Where the name of an area has most room. */
    public Room room(int area) {
        return rooms.get(area);
    }

    private static Ring largest(List<Ring> rings) {
        return rings.stream()
                .max(Comparator.comparingDouble(ring -> size(box(List.of(ring)))))
                .orElseThrow();
    }

    private static double size(WorldBox box) {
        return box.width() * box.height();
    }

    /** Whether a place lies in an area. */
    public boolean holds(int area, double worldX, double worldY) {
        WorldBox box = boxes.get(area);
        if (worldX < box.left()
                || worldX > box.right()
                || worldY < box.top()
                || worldY > box.bottom()) {
            return false;
        }
        boolean inside = false;
        for (Ring ring : rings.get(area)) {
            inside ^= holds(ring, worldX, worldY);
        }
        return inside;
    }

    private static boolean holds(Ring ring, double worldX, double worldY) {
        boolean inside = false;
        int last = ring.x.length - 1;
        for (int at = 0; at <= last; at++) {
            int before = at == 0 ? last : at - 1;
            boolean crosses = ring.y[at] > worldY != ring.y[before] > worldY;
            if (crosses) {
                inside ^= worldX < ring.x(before, at, worldY);
            }
        }
        return inside;
    }

    /** Callback for a piece of a line. */
    @FunctionalInterface
    public interface Piece {
        void from(double fromX, double fromY, double toX, double toY);
    }

    /**
     * The rings of an area in pixels, to be filled.
     *
     * @param near points no further than this from the one before are left out
     */
    public Outline outline(int area, double scale, double right, double down, double near) {
        Outline outline = new Outline();
        for (Ring ring : rings.get(area)) {
            double firstX = ring.x[0] * scale + right;
            double firstY = ring.y[0] * scale + down;
            double x = firstX;
            double y = firstY;
            boolean isSeen = false; // an island of less than a pixel is not
            for (int at = 1; at < ring.x.length; at++) {
                double nextX = ring.x[at] * scale + right;
                double nextY = ring.y[at] * scale + down;
                if (Math.abs(nextX - x) > near || Math.abs(nextY - y) > near) {
                    if (!isSeen) {
                        outline.moveTo(firstX, firstY);
                        isSeen = true;
                    }
                    outline.lineTo(nextX, nextY);
                    x = nextX;
                    y = nextY;
                }
            }
            if (isSeen) {
                outline.lineTo(firstX, firstY);
            }
        }
        return outline;
    }

    /**
     * Walks along the rings of an area in pixels.
     *
     * @param near points no further than this from the one before are left out
     */
    public void walk(int area, double scale, double right, double down, double near, Piece piece) {
        for (Ring ring : rings.get(area)) {
            int size = ring.x.length;
            double x = ring.x[0] * scale + right;
            double y = ring.y[0] * scale + down;
            for (int at = 1; at <= size; at++) {
                double nextX = ring.x[at % size] * scale + right;
                double nextY = ring.y[at % size] * scale + down;
                if (at == size || Math.abs(nextX - x) > near || Math.abs(nextY - y) > near) {
                    piece.from(x, y, nextX, nextY);
                    x = nextX;
                    y = nextY;
                }
            }
        }
    }
}
