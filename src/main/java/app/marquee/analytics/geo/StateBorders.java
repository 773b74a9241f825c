package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Builder of the lines between two states, from their rings. What only one state has is a coast or
 * the border of its country. For one use.
 */
final class StateBorders {
    private final Set<Edge> once = new HashSet<>();
    private final Set<Edge> shared = new HashSet<>();
    private final List<Integer> starts = new ArrayList<>();
    private float[] x = new float[1_024];
    private float[] y = new float[1_024];
    private int size;

    /** Piece of a ring, the same in both directions. */
    private record Edge(float x, float y, float toX, float toY) {
        static Edge of(float x, float y, float toX, float toY) {
            boolean isForward = x < toX || (x == toX && y < toY);
            return isForward ? new Edge(x, y, toX, toY) : new Edge(toX, toY, x, y);
        }

        boolean isPoint() {
            return x == toX && y == toY;
        }
    }

    /** Takes up a ring of a state; all of them before the first line is made. */
    void count(float[] ringX, float[] ringY) {
        for (int at = 0; at < ringX.length; at++) {
            Edge edge = edge(ringX, ringY, at);
            if (!edge.isPoint() && !once.add(edge)) {
                shared.add(edge);
            }
        }
    }

    private static Edge edge(float[] ringX, float[] ringY, int at) {
        int next = (at + 1) % ringX.length;
        return Edge.of(ringX[at], ringY[at], ringX[next], ringY[next]);
    }

    /** Makes lines of the pieces that a ring shares, except those that are lines already. */
    void lines(float[] ringX, float[] ringY) {
        boolean isOpen = false;
        for (int at = 0; at < ringX.length; at++) {
            Edge edge = edge(ringX, ringY, at);
            if (edge.isPoint()) {
                continue;
            }
            boolean isNew = shared.remove(edge);
            if (isNew && !isOpen) {
                starts.add(size);
                add(ringX[at], ringY[at]);
            }
            if (isNew) {
                int next = (at + 1) % ringX.length;
                add(ringX[next], ringY[next]);
            }
            isOpen = isNew;
        }
    }

    private void add(float atX, float atY) {
        if (size == x.length) {
            x = Arrays.copyOf(x, 2 * size);
            y = Arrays.copyOf(y, 2 * size);
        }
        x[size] = atX;
        y[size] = atY;
        size++;
    }

    OutlineLevel level() {
        byte[] kinds = new byte[starts.size()];
        Arrays.fill(kinds, OutlineLevel.BORDER);
        int[] bounds = new int[starts.size() + 1];
        for (int line = 0; line < starts.size(); line++) {
            bounds[line] = starts.get(line);
        }
        bounds[starts.size()] = size;
        return new OutlineLevel(Arrays.copyOf(x, size), Arrays.copyOf(y, size), bounds, kinds);
    }
}
