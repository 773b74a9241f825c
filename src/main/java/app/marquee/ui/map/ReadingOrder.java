package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.MapCamera;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Areas and bubbles in view, line by line as a text is read. Immutable. */
record ReadingOrder(List<Stop> stops) {
    /** Area, or a bubble where there is none. */
    record Stop(@Nullable Integer area, @Nullable Bubble bubble, double x, double y) {
        private boolean isAt(@Nullable Integer of, @Nullable Bubble other) {
            return bubble == null
                    ? Objects.equals(area, of)
                    : other != null && other.cluster() == bubble.cluster();
        }
    }

    /**
     * @param areas of which a kind is shown; null where only bubbles are
     * @param bubbles also out of view
     */
    static ReadingOrder of(
            MapCamera camera,
            @Nullable AreaLayer areas,
            AreaLayer.@Nullable Kind kind,
            List<Bubble> bubbles) {
        Stream<Stop> shown =
                areas == null || kind == null
                        ? Stream.empty()
                        : areas.inView(kind, camera).stream()
                                .map(
                                        area ->
                                                new Stop(
                                                        area,
                                                        null,
                                                        camera.screenX(areas.middleX(area)),
                                                        camera.screenY(areas.middleY(area))));
        Stream<Stop> beside =
                bubbles.stream()
                        .filter(each -> isIn(each.x(), camera.width()))
                        .filter(each -> isIn(each.y(), camera.height()))
                        .map(each -> new Stop(null, each, each.x(), each.y()));
        double line = camera.height() / AreaLayer.LINES;
        return new ReadingOrder(
                Stream.concat(shown, beside)
                        .sorted(
                                Comparator.comparingDouble(
                                                (Stop stop) -> Math.floor(stop.y() / line))
                                        .thenComparingDouble(Stop::x))
                        .toList());
    }

    private static boolean isIn(double at, double size) {
        return at >= 0 && at <= size;
    }

    /** The one after or before an area or a bubble; the first or last without one. */
    Optional<Stop> next(@Nullable Integer area, @Nullable Bubble bubble, int step) {
        if (stops.isEmpty()) {
            return Optional.empty();
        }
        int now = -1;
        for (int at = 0; at < stops.size(); at++) {
            if (stops.get(at).isAt(area, bubble)) {
                now = at;
            }
        }
        int next = now < 0 ? (step > 0 ? 0 : stops.size() - 1) : now + step;
        return Optional.of(stops.get(Math.floorMod(next, stops.size())));
    }
}
