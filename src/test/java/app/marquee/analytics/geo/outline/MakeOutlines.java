package app.marquee.analytics.geo.outline;

import app.marquee.analytics.geo.WorldOutlines;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * Makes {@code world.outlines.gz} and {@code fine.outlines.gz} of the files of the npm package
 * world-atlas (Natural Earth) and {@code codes.json} of the npm package i18n-iso-countries. See
 * {@code docs/map.md}.
 *
 * <p>Arguments: the directory of world-atlas, {@code codes.json}, the directory to write to.
 */
public final class MakeOutlines {
    private MakeOutlines() {}

    /** A level: its file, how much may be left out, and its unit, all in degrees. */
    private record Detail(String file, double tolerance, double unit) {}

    private static final List<Detail> COARSE =
            List.of(
                    new Detail("countries-110m.json", 0, 0.01),
                    new Detail("countries-50m.json", 0.01, 0.005));

    private static final List<Detail> FINE =
            List.of(new Detail("countries-10m.json", 0.004, 0.001));

    static void main(String[] args) throws IOException {
        Path atlas = Path.of(args[0]);
        List<Named> named =
                named(Topology.read(atlas.resolve("countries-50m.json"), new Simplification(0.05)));
        Path to = Path.of(args[2]);
        write(to.resolve("world.outlines.gz"), atlas, COARSE, named, codes(Path.of(args[1])));
        write(to.resolve("fine.outlines.gz"), atlas, FINE, List.of(), Map.of());
    }

    private static void write(
            Path to, Path atlas, List<Detail> details, List<Named> named, Map<String, String> codes)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            out.writeInt(WorldOutlines.MAGIC);
            out.writeInt(details.size());
            for (Detail detail : details) {
                write(out, atlas, detail);
            }
            labels(out, named, codes);
        }
        Files.write(to, bytes.toByteArray());
    }

    private static void write(DataOutputStream out, Path atlas, Detail detail) throws IOException {
        List<LevelLines.Line> lines =
                LevelLines.of(
                        Topology.read(
                                atlas.resolve(detail.file()),
                                new Simplification(detail.tolerance())));
        out.writeDouble(detail.unit());
        out.writeInt(lines.size());
        out.writeInt(lines.stream().mapToInt(line -> line.points().size()).sum());
        for (LevelLines.Line line : lines) {
            out.writeByte(line.kind());
            points(out, line.points(), detail.unit());
        }
    }

    /** As steps from one to the next. */
    static void points(DataOutputStream out, List<double[]> points, double unit)
            throws IOException {
        varint(out, points.size());
        long lastX = 0;
        long lastY = 0;
        for (double[] point : points) {
            long x = Math.round(point[0] / unit);
            long y = Math.round(point[1] / unit);
            varint(out, zigzag(x - lastX));
            varint(out, zigzag(y - lastY));
            lastX = x;
            lastY = y;
        }
    }

    /** ISO 3166-1: numbers to codes of two letters. */
    static Map<String, String> codes(Path file) {
        Map<String, String> codes = new HashMap<>();
        for (JsonNode row : JsonMapper.builder().build().readTree(file.toFile())) {
            codes.put(row.get(2).asString(), row.get(0).asString());
        }
        return codes;
    }

    private record Named(Topology.Country country, LabelPoint at) {}

    /** From large to small. */
    private static List<Named> named(Topology topology) {
        List<Named> named = new ArrayList<>();
        for (Topology.Country country : topology.countries()) {
            named.add(new Named(country, LabelPoint.of(rings(topology, country))));
        }
        named.sort(Comparator.comparingDouble((Named each) -> each.at().width()).reversed());
        return named;
    }

    private static void labels(DataOutputStream out, List<Named> named, Map<String, String> codes)
            throws IOException {
        out.writeInt(named.size());
        for (Named each : named) {
            out.writeUTF(codes.getOrDefault(each.country().number(), ""));
            out.writeUTF(each.country().name().strip());
            out.writeFloat((float) each.at().longitude());
            out.writeFloat((float) each.at().latitude());
            out.writeFloat((float) each.at().width());
        }
    }

    /** Unrolled, so that a country on both sides of the edge of the world is one piece. */
    private static List<List<double[]>> rings(Topology topology, Topology.Country country) {
        List<List<double[]>> rings = new ArrayList<>();
        for (List<Integer> ring : country.rings()) {
            List<double[]> points = new ArrayList<>();
            double turns = 0;
            double last = Double.NaN;
            for (int arc : ring) {
                for (double[] point : topology.directed(arc)) {
                    if (Math.abs(point[0] - last) > 180) {
                        turns += point[0] < last ? 360 : -360;
                    }
                    last = point[0];
                    points.add(new double[] {point[0] + turns, point[1]});
                }
            }
            rings.add(points);
        }
        return rings;
    }

    private static long zigzag(long value) {
        return (value << 1) ^ (value >> 63);
    }

    static void varint(DataOutputStream out, long value) throws IOException {
        long left = value;
        while (left >= 0x80) {
            out.writeByte((int) ((left & 0x7f) | 0x80));
            left >>>= 7;
        }
        out.writeByte((int) left);
    }
}
