package app.marquee.analytics.geo.picture;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.picture.LegendPlace.Corner;

import org.junit.jupiter.api.Test;

import java.util.List;

/** The legend lies where it covers least. */
class LegendPlaceTest {
    private static final List<Corner> CORNERS =
            List.of(Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT, Corner.TOP_LEFT);

    private final LegendPlace low = new LegendPlace(500, 150, 10, List.of());

    private Corner of(Bubble... bubbles) {
        return low.of(CORNERS, List.of(bubbles), 120, 90);
    }

    @Test
    void theFirstCornerIsTakenWhileNothingIsThere() {
        assertThat(of()).isEqualTo(Corner.BOTTOM_LEFT);
        assertThat(of(new Bubble(0, 250, 75, 30))).isEqualTo(Corner.BOTTOM_LEFT);
        assertThat(of(new Bubble(0, 131, 75, 0.5))).as("beside it").isEqualTo(Corner.BOTTOM_LEFT);
    }

    @Test
    void aBubbleMovesIt() {
        Bubble left = new Bubble(0, 60, 125, 20);
        Bubble right = new Bubble(1, 440, 110, 5);
        assertThat(of(left)).isEqualTo(Corner.BOTTOM_RIGHT);
        assertThat(of(left, right)).as("the smaller one is covered").isEqualTo(Corner.TOP_LEFT);
        assertThat(of(left, right, new Bubble(2, 60, 20, 9))).isEqualTo(Corner.BOTTOM_RIGHT);
    }

    @Test
    void theToolsStayFree() {
        LegendPlace beside = new LegendPlace(500, 150, 10, List.of(new LabelBox(450, 10, 40, 130)));
        List<Bubble> left = List.of(new Bubble(0, 60, 125, 20));
        assertThat(beside.of(CORNERS, left, 120, 90)).isEqualTo(Corner.TOP_LEFT);
    }

    @Test
    void cornersAreAtTheirEdges() {
        assertThat(low.x(Corner.BOTTOM_LEFT, 120)).isEqualTo(10);
        assertThat(low.y(Corner.BOTTOM_LEFT, 90)).isEqualTo(50);
        assertThat(low.x(Corner.TOP_RIGHT, 120)).isEqualTo(370);
        assertThat(low.y(Corner.TOP_RIGHT, 90)).isEqualTo(10);
    }

    @Test
    void whatElseShouldBeSeenMovesIt() {
        assertThat(low.of(CORNERS, box -> box.x() < 100 ? 5 : 4, 120, 90))
                .isEqualTo(Corner.BOTTOM_RIGHT);
        assertThat(low.of(CORNERS, box -> box.y() > 20 ? 5 : 4, 120, 90))
                .isEqualTo(Corner.TOP_LEFT);
    }
}
