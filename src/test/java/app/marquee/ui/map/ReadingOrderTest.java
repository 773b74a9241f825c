package app.marquee.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.AreaIndex;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.Mercator;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

/** Areas and the bubbles beside them are read in one order. */
class ReadingOrderTest {
    private static final AreaOutlines AREAS = AreaOutlines.world();
    private static final MapCamera WORLD = new MapCamera(0.5, 0.45, 1, 512, 400);
    private static final int CANADA = AreaIndex.world().country("CA");
    private static final int BRAZIL = AreaIndex.world().country("BR");

    private static Bubble bubble(int cluster, double longitude, double latitude) {
        return new Bubble(
                cluster,
                WORLD.screenX(Mercator.x(longitude)),
                WORLD.screenY(Mercator.y(latitude)),
                5);
    }

    private static ReadingOrder order(Bubble... bubbles) {
        double[] values = new double[AREAS.size()];
        Arrays.fill(values, Double.NaN);
        values[CANADA] = 3;
        values[BRAZIL] = 9;
        AreaLayer layer = new AreaLayer(AREAS, values, new int[0], new int[0]);
        return ReadingOrder.of(WORLD, layer, layer.at(1, LayerChoice.AREAS), List.of(bubbles));
    }

    @Test
    void bubblesBesideAreasAreReadAmongThem() {
        Bubble ocean = bubble(7, -30, 30);
        ReadingOrder order = order(ocean, bubble(8, 20, -89));
        assertThat(order.stops().stream().map(ReadingOrder.Stop::area))
                .as("without what is out of view")
                .containsExactly(CANADA, null, BRAZIL);
        assertThat(order.next(CANADA, null, 1).orElseThrow().bubble()).isEqualTo(ocean);
        assertThat(order.next(null, ocean, 1).orElseThrow().area()).isEqualTo(BRAZIL);
        assertThat(order.next(null, ocean, -1).orElseThrow().area()).isEqualTo(CANADA);
    }

    @Test
    void itBeginsAtEitherEndAndGoesAround() {
        ReadingOrder order = order();
        assertThat(order.next(null, null, 1).orElseThrow().area()).isEqualTo(CANADA);
        assertThat(order.next(null, null, -1).orElseThrow().area()).isEqualTo(BRAZIL);
        assertThat(order.next(BRAZIL, null, 1).orElseThrow().area()).isEqualTo(CANADA);
        assertThat(new ReadingOrder(List.of()).next(null, null, 1)).isEmpty();
    }
}
