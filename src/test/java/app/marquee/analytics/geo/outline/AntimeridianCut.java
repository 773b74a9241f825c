package app.marquee.analytics.geo.outline;

import app.marquee.analytics.geo.OutlineLevel;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts rings where they leave the world in the east or west, so that no line runs across it. A ring
 * is a list of points without its first one repeated at the end.
 */
final class AntimeridianCut {
    private static final double HALF_TURN = 180;
    private static final double TURN = 360;
    private static final double POLE = -90;

    private AntimeridianCut() {}

    static boolean crosses(List<Vertex> ring) {
        for (int i = 0; i < ring.size(); i++) {
            Vertex next = ring.get((i + 1) % ring.size());
            if (Math.abs(ring.get(i).longitude() - next.longitude()) > HALF_TURN) {
                return true;
            }
        }
        return false;
    }

    /** One ring or more, each wholly between 180 west and 180 east. */
    static List<List<Vertex>> cut(List<Vertex> ring) {
        List<Vertex> unrolled = unrolled(ring);
        double least = unrolled.stream().mapToDouble(Vertex::longitude).min().orElse(0);
        double most = unrolled.stream().mapToDouble(Vertex::longitude).max().orElse(0);
        List<List<Vertex>> parts = new ArrayList<>();
        for (int turn = turnOf(least); turn <= turnOf(most); turn++) {
            double left = turn * TURN - HALF_TURN;
            List<Vertex> part = clip(clip(unrolled, left, true), left + TURN, false);
            if (part.size() > 2) {
                parts.add(shifted(part, -turn * TURN));
            }
        }
        return parts;
    }

    private static int turnOf(double longitude) {
        return (int) Math.floor((longitude + HALF_TURN) / TURN);
    }

    /** With longitudes that go on beyond 180; a ring around the pole goes there and back. */
    private static List<Vertex> unrolled(List<Vertex> ring) {
        List<Vertex> unrolled = new ArrayList<>();
        double turns = 0;
        for (int i = 0; i < ring.size(); i++) {
            Vertex at = ring.get(i);
            unrolled.add(new Vertex(at.longitude() + turns, at.latitude(), at.kind()));
            turns += step(at, ring.get((i + 1) % ring.size()));
        }
        if (turns != 0) {
            Vertex first = unrolled.getFirst();
            unrolled.add(
                    new Vertex(first.longitude() + turns, first.latitude(), OutlineLevel.SEAM));
            unrolled.add(new Vertex(first.longitude() + turns, POLE, OutlineLevel.SEAM));
            unrolled.add(new Vertex(first.longitude(), POLE, OutlineLevel.SEAM));
        }
        return unrolled;
    }

    private static double step(Vertex from, Vertex to) {
        double east = to.longitude() - from.longitude();
        return east > HALF_TURN ? -TURN : east < -HALF_TURN ? TURN : 0;
    }

    /** Sutherland and Hodgman, for one side. */
    private static List<Vertex> clip(List<Vertex> ring, double at, boolean keepEast) {
        List<Vertex> kept = new ArrayList<>();
        for (int i = 0; i < ring.size(); i++) {
            Vertex from = ring.get(i);
            Vertex to = ring.get((i + 1) % ring.size());
            boolean fromIn = keepEast ? from.longitude() >= at : from.longitude() <= at;
            boolean toIn = keepEast ? to.longitude() >= at : to.longitude() <= at;
            if (fromIn) {
                boolean along = from.longitude() == at && to.longitude() == at;
                kept.add(along ? seam(from) : from);
            }
            if (fromIn != toIn && from.longitude() != at && to.longitude() != at) {
                kept.add(crossing(from, to, at, toIn ? from.kind() : OutlineLevel.SEAM));
            } else if (fromIn && !toIn && from.longitude() == at) {
                kept.set(kept.size() - 1, seam(from));
            }
        }
        return kept;
    }

    private static Vertex seam(Vertex vertex) {
        return new Vertex(vertex.longitude(), vertex.latitude(), OutlineLevel.SEAM);
    }

    private static Vertex crossing(Vertex from, Vertex to, double at, byte kind) {
        double part = (at - from.longitude()) / (to.longitude() - from.longitude());
        return new Vertex(at, from.latitude() + part * (to.latitude() - from.latitude()), kind);
    }

    private static List<Vertex> shifted(List<Vertex> ring, double by) {
        return ring.stream()
                .map(at -> new Vertex(at.longitude() + by, at.latitude(), at.kind()))
                .toList();
    }
}
