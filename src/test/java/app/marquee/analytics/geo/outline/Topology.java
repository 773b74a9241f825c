package app.marquee.analytics.geo.outline;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is needed of a TopoJSON file of countries: lines, and the rings made of them. */
final class Topology {
    /** A country: its rings are lists of arcs, where {@code ~arc} is the arc backwards. */
    record Country(String number, String name, List<List<Integer>> rings) {}

    private final List<List<double[]>> arcs = new ArrayList<>();
    private final List<Country> countries = new ArrayList<>();

    private Topology() {}

    static Topology read(Path file, Simplification simplification) {
        JsonNode root = JsonMapper.builder().build().readTree(file.toFile());
        Topology topology = new Topology();
        for (JsonNode arc : root.get("arcs")) {
            topology.arcs.add(simplification.of(line(arc, root.get("transform"))));
        }
        for (JsonNode country : root.get("objects").get("countries").get("geometries")) {
            topology.countries.add(country(country));
        }
        return topology;
    }

    private static List<double[]> line(JsonNode arc, JsonNode transform) {
        JsonNode scale = transform.get("scale");
        JsonNode translate = transform.get("translate");
        List<double[]> line = new ArrayList<>();
        long x = 0;
        long y = 0;
        for (JsonNode step : arc) {
            x += step.get(0).asLong();
            y += step.get(1).asLong();
            line.add(
                    new double[] {
                        x * scale.get(0).asDouble() + translate.get(0).asDouble(),
                        y * scale.get(1).asDouble() + translate.get(1).asDouble()
                    });
        }
        return line;
    }

    private static Country country(JsonNode node) {
        List<List<Integer>> rings = new ArrayList<>();
        boolean many = node.get("type").asString().equals("MultiPolygon");
        for (JsonNode polygon : many ? node.get("arcs") : List.of(node.get("arcs"))) {
            for (JsonNode ring : polygon) {
                List<Integer> members = new ArrayList<>();
                ring.forEach(arc -> members.add(arc.asInt()));
                rings.add(members);
            }
        }
        String number = node.has("id") ? node.get("id").asString() : "";
        return new Country(number, node.get("properties").get("name").asString(), rings);
    }

    List<List<double[]>> arcs() {
        return arcs;
    }

    List<Country> countries() {
        return countries;
    }

    /** The points of an arc in the direction in which a ring uses it. */
    List<double[]> directed(int arc) {
        return arc >= 0 ? arcs.get(arc) : arcs.get(~arc).reversed();
    }
}
