package app.marquee.analytics.geo;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/**
 * Outlines of coasts and borders with country labels, from coarse to fine. Load off the FX thread:
 * the fine ones have some hundred thousand points. Without Antarctica. Immutable.
 *
 * @param levels from coarse to fine
 * @param labels from large countries to small ones
 */
public record WorldOutlines(List<OutlineLevel> levels, List<CountryLabel> labels) {
    /** The first bytes of the resource, so that something else is not taken for it. */
    public static final int MAGIC = 0x4d515731;

    private static final String WORLD = "world.outlines.gz";
    private static final String FINE = "fine.outlines.gz";
    private static final double FINE_FROM = 5;
    private static final double MIDDLE_FROM = 2.6;
    private static final double ANTARCTIC = Mercator.y(-60);

    public WorldOutlines {
        levels = List.copyOf(levels);
        labels = List.copyOf(labels);
    }

    /** For views of the world and of continents. */
    public static WorldOutlines coarse() {
        return read(WORLD);
    }

    /** The same with one more level, for views of regions. */
    public WorldOutlines withFine() {
        List<OutlineLevel> all = new ArrayList<>(levels);
        all.addAll(read(FINE).levels());
        return new WorldOutlines(all, labels);
    }

    private static WorldOutlines read(String resource) {
        try (InputStream in = WorldOutlines.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("Resource not found: " + resource);
            }
            return read(new DataInputStream(new BufferedInputStream(new GZIPInputStream(in))));
        } catch (IOException broken) {
            throw new UncheckedIOException("The map outlines can't be read", broken);
        }
    }

    /** Whether a finer level than those that are there would suit this zoom. */
    public boolean lacksDetail(double zoom) {
        return wanted(zoom) >= levels.size();
    }

    /** The detail that suits a zoom. */
    public OutlineLevel at(double zoom) {
        return levels.get(Math.min(wanted(zoom), levels.size() - 1));
    }

    private static int wanted(double zoom) {
        return zoom >= FINE_FROM ? 2 : zoom >= MIDDLE_FROM ? 1 : 0;
    }

    static WorldOutlines read(DataInputStream in) throws IOException {
        if (in.readInt() != MAGIC) {
            throw new IOException("Not a file of map outlines");
        }
        List<OutlineLevel> levels = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            levels.add(level(in));
        }
        List<CountryLabel> labels = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            CountryLabel label =
                    new CountryLabel(
                            in.readUTF(),
                            in.readUTF(),
                            Mercator.x(in.readFloat()),
                            Mercator.y(in.readFloat()),
                            in.readFloat());
            if (label.y() < ANTARCTIC) {
                labels.add(label);
            }
        }
        return new WorldOutlines(levels, labels);
    }

    private static OutlineLevel level(DataInputStream in) throws IOException {
        double unit = in.readDouble();
        int lines = in.readInt();
        int points = in.readInt();
        float[] x = new float[points];
        float[] y = new float[points];
        int[] starts = new int[lines + 1];
        byte[] kinds = new byte[lines];
        int kept = 0;
        int at = 0;
        for (int line = 0; line < lines; line++) {
            kinds[kept] = in.readByte();
            starts[kept] = at;
            long east = 0;
            long north = 0;
            for (int left = (int) varint(in); left > 0; left--) {
                east += zigzag(varint(in));
                north += zigzag(varint(in));
                x[at] = (float) Mercator.x(east * unit);
                y[at] = y(north * unit);
                at++;
            }
            if (isAntarctic(y, starts[kept], at)) {
                at = starts[kept];
            } else {
                kept++;
            }
        }
        starts[kept] = at;
        return new OutlineLevel(
                Arrays.copyOf(x, at),
                Arrays.copyOf(y, at),
                Arrays.copyOf(starts, kept + 1),
                Arrays.copyOf(kinds, kept));
    }

    /** The height of a latitude, within the world. */
    static float y(double latitude) {
        return (float) Mercator.y(Math.max(latitude, -Mercator.LIMIT));
    }

    /** Nobody watches videos there, and it would take a sixth of the map. */
    static boolean isAntarctic(float[] y, int from, int to) {
        return IntStream.range(from, to).allMatch(at -> y[at] > ANTARCTIC);
    }

    static long zigzag(long value) {
        return (value >>> 1) ^ -(value & 1);
    }

    static long varint(DataInputStream in) throws IOException {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            int next = in.readUnsignedByte();
            value |= (long) (next & 0x7f) << shift;
            if (next < 0x80) {
                return value;
            }
        }
    }
}
