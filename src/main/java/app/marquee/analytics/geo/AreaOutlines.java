package app.marquee.analytics.geo;

import app.marquee.drawing.Outline;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Outlines of countries and states as closed rings. Load off the FX thread. Compared by identity.
 * Immutable.
 */
public final class AreaOutlines {
    /** The first bytes of the resource, so that something else is not taken for it. */
    public static final int MAGIC = 0x4d514131;

    private static final String RESOURCE = "areas.gz";

    private final List<MapArea> areas;
    private final List<List<Ring>> rings;
    private final List<WorldBox> boxes;

    private AreaOutlines(List<MapArea> areas, List<List<Ring>> rings) {
        this.areas = List.copyOf(areas);
        this.rings = List.copyOf(rings);
        this.boxes = rings.stream().map(AreaOutlines::box).toList();
    }

    /** Closed line in the world of {@link Mercator}, without its first point at the end. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Ring(float[] x, float[] y) {}

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
            areas.add(new MapArea(country, isState, names));
            List<Ring> own = new ArrayList<>();
            for (long more = WorldOutlines.varint(in); more > 0; more--) {
                own.add(ring(in, unit));
            }
            rings.add(List.copyOf(own));
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
            y[at] = WorldOutlines.south(north * unit);
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

    public WorldBox box(int area) {
        return boxes.get(area);
    }

    /** The box of the largest part of an area, without far islands. */
    public WorldBox mainBox(int area) {
        WorldBox largest = box(List.of(rings.get(area).getFirst()));
        for (Ring ring : rings.get(area)) {
            WorldBox box = box(List.of(ring));
            if (box.width() * box.height() > largest.width() * largest.height()) {
                largest = box;
            }
        }
        return largest;
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
                double part = (worldY - ring.y[at]) / (ring.y[before] - ring.y[at]);
                inside ^= worldX < ring.x[at] + part * (ring.x[before] - ring.x[at]);
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
            double x = ring.x[0] * scale + right;
            double y = ring.y[0] * scale + down;
            outline.moveTo(x, y);
            for (int at = 1; at < ring.x.length; at++) {
                double nextX = ring.x[at] * scale + right;
                double nextY = ring.y[at] * scale + down;
                if (Math.abs(nextX - x) > near || Math.abs(nextY - y) > near) {
                    outline.lineTo(nextX, nextY);
                    x = nextX;
                    y = nextY;
                }
            }
            outline.lineTo(ring.x[0] * scale + right, ring.y[0] * scale + down);
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
