package app.marquee.analytics.geo;

import app.marquee.model.Interrupts;

import java.util.Arrays;

/**
 * Merger of one cluster level into the next: the largest absorbs all neighbors, then the largest of
 * the rest, and so on. Thread-safe; ends on interrupt.
 */
final class ClusterMerge {
    /** Bits of a number of a cluster, below those of its cell. */
    private static final int LOW = 23;

    private static final long MASK = (1L << LOW) - 1;

    /** Bits of a column of cells. */
    private static final int COLUMN = 20;

    private final MapPoints points;
    private final ClusterLevel below;
    private final double reach;
    private final boolean withinRegions;
    private final long[] cells;
    private final int[] into;
    private int made;

    /**
     * @param reach in the world of {@link Mercator}
     * @param withinRegions whether regions stay apart, not only countries
     */
    ClusterMerge(MapPoints points, ClusterLevel below, double reach, boolean withinRegions) {
        this.withinRegions = withinRegions;
        this.points = points;
        this.below = below;
        this.reach = reach;
        this.cells = new long[below.size()];
        this.into = new int[below.size()];
        Arrays.fill(into, -1);
    }

    ClusterLevel level() throws InterruptedException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (cell(column(below.x()[i]), column(below.y()[i])) << LOW) | i;
        }
        Arrays.sort(cells);
        for (int i = 0; i < into.length; i++) {
            Interrupts.heed();
            if (into[i] < 0) {
                gather(i);
                made++;
            }
        }
        return new ClusterSums(points, below, into, made).level();
    }

    private int column(double position) {
        return (int) (position / reach);
    }

    /** Cells of one row are neighbours in the order. */
    private static long cell(int column, int row) {
        return ((long) row << COLUMN) | column;
    }

    private void gather(int first) {
        int column = column(below.x()[first]);
        int row = column(below.y()[first]);
        for (int near = row - 1; near <= row + 1; near++) {
            if (near >= 0) {
                long from = cell(Math.max(0, column - 1), near);
                gather(first, from, cell(column + 1, near));
            }
        }
    }

    private void gather(int first, long from, long to) {
        int start = Arrays.binarySearch(cells, from << LOW);
        for (int i = start < 0 ? ~start : start; i < cells.length; i++) {
            if (cells[i] >>> LOW > to) {
                return;
            }
            int other = (int) (cells[i] & MASK);
            if (into[other] < 0 && isNear(first, other) && mayShare(first, other)) {
                into[other] = made;
            }
        }
    }

    private boolean mayShare(int one, int other) {
        int lead = below.lead()[one];
        int otherLead = below.lead()[other];
        return withinRegions
                ? points.areOfOneRegion(lead, otherLead)
                : points.areOfOneCountry(lead, otherLead);
    }

    private boolean isNear(int one, int other) {
        double dx = below.x()[one] - below.x()[other];
        double dy = below.y()[one] - below.y()[other];
        return dx * dx + dy * dy <= reach * reach;
    }
}
