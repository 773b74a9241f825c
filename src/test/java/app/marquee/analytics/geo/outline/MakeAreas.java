package app.marquee.analytics.geo.outline;

import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.OutlineLevel;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * Makes {@code areas.gz} of countries from the npm package world-atlas, of states from a GeoJSON
 * file of Natural Earth, and of {@code codes.json} of the npm package i18n-iso-countries. See
 * {@code docs/map.md}.
 *
 * <p>Arguments: the directory of world-atlas, {@code codes.json}, the GeoJSON file, the directory
 * to write to.
 */
public final class MakeAreas {
    private static final double TOLERANCE = 0.02;
    private static final double UNIT = 0.005;

    private MakeAreas() {}

    /** An area: its country by two letters, its names, and its rings in degrees. */
    private record Shape(
            String country, boolean isState, List<String> names, List<List<double[]>> rings) {}

    static void main(String[] args) throws IOException {
        Map<String, String> codes = MakeOutlines.codes(Path.of(args[1]));
        List<Shape> shapes = new ArrayList<>();
        Topology countries =
                Topology.read(
                        Path.of(args[0]).resolve("countries-50m.json"),
                        new Simplification(TOLERANCE));
        for (Topology.Country country : countries.countries()) {
            shapes.add(
                    new Shape(
                            codes.getOrDefault(country.number(), ""),
                            false,
                            List.of(country.name().strip()),
                            rings(countries, country)));
        }
        shapes.addAll(states(Path.of(args[2])));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            out.writeInt(AreaOutlines.MAGIC);
            out.writeDouble(UNIT);
            out.writeInt(shapes.size());
            for (Shape shape : shapes) {
                write(out, shape);
            }
        }
        Files.write(Path.of(args[3]).resolve("areas.gz"), bytes.toByteArray());
    }

    /** Cut where they leave the world in the east or west. */
    private static List<List<double[]>> rings(Topology topology, Topology.Country country) {
        List<List<double[]>> rings = new ArrayList<>();
        for (List<Integer> ring : country.rings()) {
            List<Vertex> vertices = new ArrayList<>();
            for (int arc : ring) {
                List<double[]> points = topology.directed(arc);
                for (int i = 0; i < points.size() - 1; i++) {
                    vertices.add(
                            new Vertex(points.get(i)[0], points.get(i)[1], OutlineLevel.COAST));
                }
            }
            List<List<Vertex>> parts =
                    AntimeridianCut.crosses(vertices)
                            ? AntimeridianCut.cut(vertices)
                            : List.of(vertices);
            for (List<Vertex> part : parts) {
                rings.add(
                        part.stream()
                                .map(at -> new double[] {at.longitude(), at.latitude()})
                                .toList());
            }
        }
        return rings;
    }

    private static List<Shape> states(Path file) {
        List<Shape> states = new ArrayList<>();
        JsonNode root = JsonMapper.builder().build().readTree(file.toFile());
        for (JsonNode feature : root.get("features")) {
            JsonNode about = feature.get("properties");
            List<String> names = new ArrayList<>();
            for (String field : List.of("name", "name_local", "name_alt")) {
                JsonNode value = about.get(field);
                if (value != null && !value.isNull()) {
                    names.addAll(List.of(value.asString().split("\\|", -1)));
                }
            }
            states.add(
                    new Shape(
                            about.get("country").asString(),
                            true,
                            names.stream().map(String::strip).distinct().toList(),
                            rings(feature.get("geometry"))));
        }
        return states;
    }

    private static List<List<double[]>> rings(JsonNode geometry) {
        List<List<double[]>> rings = new ArrayList<>();
        boolean many = geometry.get("type").asString().equals("MultiPolygon");
        JsonNode coordinates = geometry.get("coordinates");
        for (JsonNode polygon : many ? coordinates : List.of(coordinates)) {
            for (JsonNode ring : polygon) {
                List<double[]> points = new ArrayList<>();
                ring.forEach(
                        point ->
                                points.add(
                                        new double[] {
                                            point.get(0).asDouble(), point.get(1).asDouble()
                                        }));
                rings.add(points);
            }
        }
        return rings;
    }

    private static void write(DataOutputStream out, Shape shape) throws IOException {
        out.writeUTF(shape.country());
        out.writeBoolean(shape.isState());
        out.writeByte(shape.names().size());
        for (String name : shape.names()) {
            out.writeUTF(name);
        }
        MakeOutlines.varint(out, shape.rings().size());
        for (List<double[]> ring : shape.rings()) {
            MakeOutlines.points(out, ring, UNIT);
        }
    }
}
