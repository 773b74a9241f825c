package app.marquee.ui.cities;

import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.CompassPart;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.ui.control.Messages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Namer of the areas of clusters: a region, a country, or a part of a country. Names of one level
 * are computed once. FX thread only.
 */
final class AreaNames {
    /** Share of the cities of a country from which on a cluster stands for all of it. */
    private static final double NEARLY_ALL = 0.8;

    private final Messages messages;
    private final PlaceNames names;
    private final MapPlaces places;
    private final Map<Integer, String> known = new HashMap<>();
    private List<List<Integer>> members = List.of();
    private ClusterLevel level =
            new ClusterLevel(
                    new double[0],
                    new double[0],
                    new double[0],
                    new int[0],
                    new int[0],
                    new int[0],
                    new int[0]);

    AreaNames(Messages messages, PlaceNames names, MapPlaces places) {
        this.messages = messages;
        this.names = names;
        this.places = places;
    }

    MapPlaces places() {
        return places;
    }

    @SuppressWarnings("ReferenceEquality") // levels are compared by which they are
    String of(ClusterLevel of, int cluster) {
        if (of != level) {
            level = of;
            members = members(of);
            known.clear();
        }
        return known.computeIfAbsent(cluster, _ -> name(members.get(cluster)));
    }

    private static List<List<Integer>> members(ClusterLevel level) {
        List<List<Integer>> members = new ArrayList<>(level.size());
        for (int cluster = 0; cluster < level.size(); cluster++) {
            members.add(new ArrayList<>(level.counts()[cluster]));
        }
        for (int point = 0; point < level.clusterOf().length; point++) {
            members.get(level.clusterOf()[point]).add(point);
        }
        return members;
    }

    private String name(List<Integer> points) {
        List<PlaceNode> path = places.cities().get(points.getFirst());
        PlaceNode country = path.getFirst();
        PlaceNode region = path.get(1);
        boolean sameRegion =
                points.stream()
                        .allMatch(
                                point ->
                                        places.cities()
                                                .get(point)
                                                .get(1)
                                                .key()
                                                .equals(region.key()));
        return sameRegion && region.name() != null ? names.of(region) : partOf(country, points);
    }

    private String partOf(PlaceNode country, List<Integer> points) {
        String name = names.of(country);
        MapPlaces.Span span = places.spans().get(country.key());
        if (span == null || points.size() >= NEARLY_ALL * (span.to() - span.from())) {
            return name;
        }
        Integer area = places.area(country.key());
        WorldBox box = area == null ? box(span) : AreaOutlines.world().mainBox(area);
        CompassPart part = CompassPart.of(box, middleX(points), middleY(points));
        return messages.text("map.part." + part.key(), name);
    }

    private WorldBox box(MapPlaces.Span span) {
        MapPoints points = places.clusters().points();
        WorldBox box = WorldBox.at(points.x()[span.from()], points.y()[span.from()]);
        for (int point = span.from(); point < span.to(); point++) {
            box = box.with(points.x()[point], points.y()[point]);
        }
        return box;
    }

    private double middleX(List<Integer> points) {
        double[] x = places.clusters().points().x();
        return points.stream().mapToDouble(point -> x[point]).average().orElse(0);
    }

    private double middleY(List<Integer> points) {
        double[] y = places.clusters().points().y();
        return points.stream().mapToDouble(point -> y[point]).average().orElse(0);
    }
}
