package app.marquee.analytics.geo.outline;

import app.marquee.analytics.geo.OutlineLevel;

import java.util.ArrayList;
import java.util.List;

/** The lines of one level of detail: every coast in its direction, every border once. */
final class LevelLines {
    /** A line and its kind. */
    record Line(byte kind, List<double[]> points) {}

    private final Topology topology;
    private final int[] uses;
    private final boolean[] drawn;
    private final List<Line> lines = new ArrayList<>();

    private LevelLines(Topology topology) {
        this.topology = topology;
        this.uses = new int[topology.arcs().size()];
        this.drawn = new boolean[topology.arcs().size()];
        topology.countries()
                .forEach(country -> country.rings().forEach(ring -> ring.forEach(this::count)));
    }

    static List<Line> of(Topology topology) {
        LevelLines level = new LevelLines(topology);
        topology.countries().forEach(country -> country.rings().forEach(level::add));
        return level.lines;
    }

    private static int index(int arc) {
        return arc >= 0 ? arc : ~arc;
    }

    private void count(int arc) {
        uses[index(arc)]++;
    }

    private byte kind(int arc) {
        return uses[index(arc)] > 1 ? OutlineLevel.BORDER : OutlineLevel.COAST;
    }

    private void add(List<Integer> ring) {
        List<Vertex> vertices = vertices(ring);
        boolean crosses = AntimeridianCut.crosses(vertices);
        for (int arc : ring) {
            if (kind(arc) == OutlineLevel.BORDER && !drawn[index(arc)]) {
                drawn[index(arc)] = true;
                lines.add(new Line(OutlineLevel.BORDER, topology.directed(arc)));
            } else if (kind(arc) == OutlineLevel.COAST && !crosses) {
                lines.add(new Line(OutlineLevel.COAST, topology.directed(arc)));
            }
        }
        if (crosses) {
            AntimeridianCut.cut(vertices).forEach(this::addRuns);
        }
    }

    private List<Vertex> vertices(List<Integer> ring) {
        List<Vertex> vertices = new ArrayList<>();
        for (int arc : ring) {
            List<double[]> points = topology.directed(arc);
            for (int i = 0; i < points.size() - 1; i++) {
                vertices.add(new Vertex(points.get(i)[0], points.get(i)[1], kind(arc)));
            }
        }
        return vertices;
    }

    /** A ring as lines of one kind each; borders are there already. */
    private void addRuns(List<Vertex> ring) {
        for (int i = 0; i < ring.size(); ) {
            byte kind = ring.get(i).kind();
            List<double[]> points = new ArrayList<>();
            int at = i;
            while (at < ring.size() && ring.get(at).kind() == kind) {
                points.add(point(ring.get(at)));
                at++;
            }
            points.add(point(ring.get(at % ring.size())));
            if (kind != OutlineLevel.BORDER) {
                lines.add(new Line(kind, points));
            }
            i = at;
        }
    }

    private static double[] point(Vertex vertex) {
        return new double[] {vertex.longitude(), vertex.latitude()};
    }
}
