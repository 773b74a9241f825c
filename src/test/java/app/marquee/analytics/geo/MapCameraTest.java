package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MapCameraTest {
    private final MapCamera brazil = new MapCamera(Mercator.x(-47), Mercator.y(-15), 4, 600, 400);

    @Test
    void whatIsUnderTheCursorStaysThereWhileZooming() {
        double x = brazil.worldX(123);
        double y = brazil.worldY(77);
        MapCamera nearer = brazil.zoomedAt(123, 77, 0.7);
        assertThat(nearer.screenX(x)).isCloseTo(123, within(1e-6));
        assertThat(nearer.screenY(y)).isCloseTo(77, within(1e-6));
        assertThat(nearer.zoom()).isCloseTo(4.7, within(1e-9));
    }

    @Test
    void panningMovesWhatIsDrawn() {
        double x = brazil.worldX(100);
        assertThat(brazil.panned(30, 0).screenX(x)).isCloseTo(130, within(1e-6));
    }

    @Test
    void theViewNeverLeavesTheWorld() {
        MapCamera far = brazil.panned(1e7, 1e7);
        assertThat(far.worldX(0)).isCloseTo(0, within(1e-9));
        assertThat(far.worldY(0)).isCloseTo(0, within(1e-9));
        MapCamera whole = brazil.zoomedAt(0, 0, -30);
        assertThat(whole.worldX(0)).isCloseTo(0, within(1e-9));
        assertThat(whole.worldX(600)).isCloseTo(1, within(1e-9));
        assertThat(brazil.zoomedAt(0, 0, 30).zoom()).isEqualTo(MapCamera.MAX_ZOOM);
    }

    @Test
    void aFittedBoxIsInViewAndFillsIt() {
        WorldBox box = WorldBox.at(0.30, 0.45).with(0.40, 0.60);
        MapCamera fitted = brazil.fitted(box, 20, 9);
        assertThat(fitted.shows(0.30, 0.45, 19.9)).isTrue();
        assertThat(fitted.shows(0.40, 0.60, 19.9)).isTrue();
        assertThat(fitted.screenY(0.45)).isCloseTo(20, within(1e-6));
        assertThat(brazil.fitted(WorldBox.at(0.3, 0.5), 20, 7).zoom()).isEqualTo(7);
    }

    /** A place far in the north doesn't bring the ice in the south into view. */
    @Test
    void aViewEndsInTheSouthWherePeopleLive() {
        double far = Mercator.y(78);
        WorldBox north = new WorldBox(0.2, far, 0.8, Mercator.y(-50));
        MapCamera fitted = MapCamera.world(800, 550).fitted(north, 40, 7);
        assertThat(fitted.box().bottom()).isLessThanOrEqualTo(Mercator.y(-56) + 1e-9);
        WorldBox south = new WorldBox(0.4, Mercator.y(-75), 0.6, Mercator.y(-65));
        assertThat(MapCamera.world(800, 550).fitted(south, 40, 7).shows(0.5, south.bottom(), 0))
                .as("unless that is what it shows")
                .isTrue();
    }

    @Test
    void moreSurfaceShowsTheSamePart() {
        MapCamera dense = brazil.denser(2);
        assertThat(dense.worldX(0)).isCloseTo(brazil.worldX(0), within(1e-12));
        assertThat(dense.worldY(800)).isCloseTo(brazil.worldY(400), within(1e-12));
    }

    @Test
    void whatIsInViewReachesFromCornerToCorner() {
        MapCamera camera = new MapCamera(0.36, 0.53, 3.5, 800, 500);
        WorldBox box = camera.box();
        assertThat(camera.screenX(box.left())).isCloseTo(0, within(1e-6));
        assertThat(camera.screenY(box.top())).isCloseTo(0, within(1e-6));
        assertThat(camera.screenX(box.right())).isCloseTo(800, within(1e-6));
        assertThat(camera.screenY(box.bottom())).isCloseTo(500, within(1e-6));
    }

    @Test
    void onTheWayToAnotherViewWhatStaysInPlaceStaysThere() {
        MapCamera from = new MapCamera(0.5, 0.5, 2, 400, 300);
        MapCamera to = from.zoomedAt(100, 80, 2);
        MapCamera half = from.towards(to, 0.5);
        assertThat(half.zoom()).isEqualTo(3);
        assertThat(half.worldX(100)).isCloseTo(from.worldX(100), within(1e-9));
        assertThat(half.worldY(80)).isCloseTo(from.worldY(80), within(1e-9));
        MapCamera beside = from.panned(50, 20);
        assertThat(from.towards(beside, 0.5).x())
                .isCloseTo((from.x() + beside.x()) / 2, within(1e-9));
    }

    @Test
    void aBoxIsFittedBelowWhatLiesOverTheUpperEdge() {
        WorldBox box = WorldBox.at(0.30, 0.45).with(0.40, 0.60);
        MapCamera fitted = brazil.fittedBelow(90, box, 20, 9);
        assertThat(fitted.width()).isEqualTo(brazil.width());
        assertThat(fitted.height()).isEqualTo(brazil.height());
        assertThat(fitted.screenY(0.45)).isCloseTo(110, within(1e-6));
        assertThat(fitted.screenY(0.60)).isCloseTo(brazil.height() - 20, within(1e-6));
    }

    /** Alaska and New Zealand would be cut for a few pixels more. */
    @Test
    void aViewOfNearlyAllOfTheWorldIsOfItsWholeWidth() {
        WorldBox most = new WorldBox(0.1, 0.2, 0.95, 0.7);
        MapCamera fitted = MapCamera.world(624, 600).fittedBelow(68, most, 20, 7);
        assertThat(fitted.box().left()).isCloseTo(0, within(1e-9));
        assertThat(fitted.box().right()).isCloseTo(1, within(1e-9));
        WorldBox half = new WorldBox(0.1, 0.3, 0.6, 0.6);
        assertThat(MapCamera.world(624, 600).fittedBelow(68, half, 20, 7).box().width())
                .isLessThan(0.7);
    }

    /** What lies over the upper edge would hide the north, and the south is only sea. */
    @Test
    void theWorldBeginsBelowWhatLiesOverTheUpperEdge() {
        WorldBox most = new WorldBox(0.1, 0.2, 0.95, 0.65);
        MapCamera fitted = MapCamera.world(624, 600).fittedBelow(68, most, 20, 7);
        assertThat(fitted.screenY(0)).isCloseTo(68, within(1e-6));
        assertThat(fitted.panned(0, 100).screenY(0)).isCloseTo(68, within(1e-6));
        assertThat(fitted.panned(0, -1000).box().bottom()).isCloseTo(1, within(1e-9));
    }
}
