package app.marquee.analytics.geo.outline;

import java.util.List;

/** The point of a country that lies deepest inside its largest part, where its name goes. */
record LabelPoint(double longitude, double latitude, double width) {
    private static final int STEPS = 40;
    private static final double TURN = 360;

    /** Of its largest ring; one that crosses the edge of the world is given unrolled. */
    static LabelPoint of(List<List<double[]>> rings) {
        List<double[]> main = List.of();
        double most = -1;
        for (List<double[]> ring : rings) {
            double area = Math.abs(area(ring));
            if (area > most) {
                most = area;
                main = ring;
            }
        }
        return inside(main);
    }

    private static LabelPoint inside(List<double[]> ring) {
        double[] box = box(ring);
        double bestX = (box[0] + box[2]) / 2;
        double bestY = (box[1] + box[3]) / 2;
        double deepest = -1;
        for (int i = 1; i < STEPS; i++) {
            for (int k = 1; k < STEPS; k++) {
                double x = box[0] + (box[2] - box[0]) * i / STEPS;
                double y = box[1] + (box[3] - box[1]) * k / STEPS;
                double depth = contains(ring, x, y) ? depth(ring, x, y) : -1;
                if (depth > deepest) {
                    deepest = depth;
                    bestX = x;
                    bestY = y;
                }
            }
        }
        double wrapped = bestX > TURN / 2 ? bestX - TURN : bestX;
        return new LabelPoint(wrapped, bestY, Math.sqrt(Math.abs(area(ring))) / TURN);
    }

    /** How far the edge is; names are wide, so that room to the sides counts less. */
    private static double depth(List<double[]> ring, double x, double y) {
        double least = Double.MAX_VALUE;
        double[] point = {x / 2, y};
        for (int i = 0; i < ring.size(); i++) {
            double[] from = ring.get(i);
            double[] to = ring.get((i + 1) % ring.size());
            least =
                    Math.min(
                            least,
                            Simplification.squaredDistance(
                                    point,
                                    new double[] {from[0] / 2, from[1]},
                                    new double[] {to[0] / 2, to[1]}));
        }
        return least;
    }

    private static boolean contains(List<double[]> ring, double x, double y) {
        boolean inside = false;
        for (int i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            double[] a = ring.get(i);
            double[] b = ring.get(j);
            if ((a[1] > y) != (b[1] > y) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]) {
                inside = !inside;
            }
        }
        return inside;
    }

    private static double[] box(List<double[]> ring) {
        double[] box = {Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
        for (double[] point : ring) {
            box[0] = Math.min(box[0], point[0]);
            box[1] = Math.min(box[1], point[1]);
            box[2] = Math.max(box[2], point[0]);
            box[3] = Math.max(box[3], point[1]);
        }
        return box;
    }

    static double area(List<double[]> ring) {
        double twice = 0;
        for (int i = 0; i < ring.size(); i++) {
            double[] from = ring.get(i);
            double[] to = ring.get((i + 1) % ring.size());
            twice += from[0] * to[1] - to[0] * from[1];
        }
        return twice / 2;
    }
}
