package app.marquee.ui.map.google;

import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Mercator;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.model.settings.MapKey;
import app.marquee.ui.map.MapBase;
import app.marquee.ui.map.MapSpot;
import app.marquee.ui.map.MapWords;

import com.dlsc.gmapsfx.GoogleMapView;
import com.dlsc.gmapsfx.javascript.event.MapStateEventType;
import com.dlsc.gmapsfx.javascript.object.GoogleMap;
import com.dlsc.gmapsfx.javascript.object.LatLong;
import com.dlsc.gmapsfx.javascript.object.LatLongBounds;
import com.dlsc.gmapsfx.javascript.object.MapOptions;

import javafx.animation.PauseTransition;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.web.WebEngine;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Map that shows points on Google Maps. A failure is reported once and ends the drawing. Only one
 * instance at a time, since GMapsFX has one runtime. FX thread only.
 */
public final class GoogleBase extends StackPane implements MapBase {
    private static final Logger LOG = LoggerFactory.getLogger(GoogleBase.class);
    private static final String PAGE = "/app/marquee/ui/map/google/page.html";
    private static final int FAR = 2;

    private final ScriptAddress address;
    private final MapKey key;
    private final Locale locale;
    private final MapWords words;
    private final Consumer<GoogleProblem> onProblem;
    private final Executor fxThread;
    private final PauseTransition patience;
    // Strong reference: the page has weak ones only.
    private final PageBridge bridge;
    private @Nullable GoogleMapView view;
    private @Nullable GoogleMap map;
    private @Nullable MapPage page;
    private boolean ended;
    private Consumer<int[]> onChosen = _ -> {};
    private MapLayer layer = MapLayer.NONE;
    private int[] selection = {};
    private GoogleMarkers markers = GoogleMarkers.NONE;

    /**
     * @param onProblem takes the reason of a failure, later and at most once
     * @param fxThread runs what the page reports after its script has ended
     */
    public GoogleBase(
            ScriptAddress address,
            MapKey key,
            Locale locale,
            MapWords words,
            Consumer<GoogleProblem> onProblem,
            Executor fxThread) {
        this.address = address;
        this.key = key;
        this.locale = locale;
        this.words = words;
        this.onProblem = onProblem;
        this.fxThread = fxThread;
        this.bridge = new PageBridge(fxThread, this::scriptReady, this::failed, this::markerChosen);
        this.patience =
                new PauseTransition(Duration.millis((double) address.patience().toMillis()));
        setId("cities-google-map");
        setMinSize(0, 0);
        patience.setOnFinished(_ -> failed(GoogleProblem.SILENT));
        patience.play();
        open();
    }

    /** A part of the browser may be missing on this system, in whatever way. */
    private void open() {
        try {
            GoogleMapView opened = new GoogleMapView(PAGE);
            opened.getWebview().setContextMenuEnabled(false);
            keepPage(opened.getWebview().getEngine());
            opened.addMapInitializedListener(this::pageReady);
            view = opened;
            getChildren().add(opened);
        } catch (RuntimeException | LinkageError missing) {
            LOG.warn(
                    "Could not load the browser for Google Maps: {}", missing.getClass().getName());
            failedLater(GoogleProblem.BROKEN);
        }
    }

    /** The engine would show what a link of the page leads to, also one for a new window. */
    private void keepPage(WebEngine engine) {
        engine.setCreatePopupHandler(_ -> null);

        engine.locationProperty()
                .addListener(
                        (_, _, location) -> {
                            if (!location.endsWith(PAGE)) {
                                failedLater(GoogleProblem.BROKEN);
                            }
                        });
    }

    private void failedLater(GoogleProblem problem) {
        fxThread.execute(() -> failed(problem));
    }

    private void pageReady() {
        WebEngine engine = engine();
        if (ended || engine == null) {
            return;
        }
        tried(
                () -> {
                    MapPage opened = new MapPage(engine, bridge);
                    page = opened;
                    opened.load(address.with(key, locale));
                });
    }

    @Nullable WebEngine engine() {
        return view == null ? null : view.getWebview().getEngine();
    }

    private void scriptReady() {
        GoogleMapView shown = view;
        if (ended || shown == null || map != null) {
            return;
        }
        tried(
                () -> {
                    GoogleMap made =
                            shown.createMap(
                                    new MapOptions()
                                            .center(new LatLong(0, 0))
                                            .zoom(FAR)
                                            .streetViewControl(false)
                                            .fullscreenControl(false)
                                            .mapTypeControl(false));
                    map = made;
                    patience.stop();
                    made.addStateEventHandler(MapStateEventType.idle, this::redraw);
                    fitMost();
                    redraw();
                });
    }

    /**
     * Runs code against the third-party page, whose exceptions must not end anything in Marquee.
     */
    private void tried(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException odd) {
            LOG.warn("Google Maps failed: {}", odd.getClass().getName());
            failed(GoogleProblem.BROKEN);
        }
    }

    private void failed(GoogleProblem problem) {
        if (!ended) {
            close();
            onProblem.accept(problem);
        }
    }

    @Override
    public Region view() {
        return this;
    }

    @Override
    public void onChosen(Consumer<int[]> chosen) {
        onChosen = chosen;
    }

    @Override
    public void show(MapLayer shown, boolean anew) {
        layer = shown;
        selection = new int[0];
        tried(
                () -> {
                    if (anew) {
                        fitMost();
                    }
                    redraw();
                });
    }

    @Override
    public void select(int[] points, boolean reveal) {
        selection = points.clone();
        tried(
                () -> {
                    if (reveal && points.length > 0) {
                        fit(layer.clusters().box(points));
                    }
                    redraw();
                });
    }

    private void fitMost() {
        if (!layer.clusters().isEmpty()) {
            fit(layer.clusters().home());
        }
    }

    private void fit(WorldBox box) {
        GoogleMap shown = map;
        if (shown != null) {
            shown.fitBounds(
                    new LatLongBounds(
                            new LatLong(
                                    Mercator.latitude(box.bottom()),
                                    Mercator.longitude(box.left())),
                            new LatLong(
                                    Mercator.latitude(box.top()),
                                    Mercator.longitude(box.right()))));
        }
    }

    /** Redraws the markers for the current view. */
    private void redraw() {
        GoogleMap shown = map;
        MapPage opened = page;
        if (ended || shown == null || opened == null) {
            return;
        }
        LatLongBounds bounds = shown.getBounds();
        if (bounds == null) {
            return;
        }
        markers = GoogleMarkers.in(box(bounds), shown.getZoom(), layer, selection);
        for (int at = 0; at < markers.shown().size(); at++) {
            opened.marker(shown, at, look(markers.shown().get(at)));
        }
        opened.only(markers.shown().size());
    }

    private static WorldBox box(LatLongBounds bounds) {
        LatLong northEast = bounds.getNorthEast();
        LatLong southWest = bounds.getSouthWest();
        return new WorldBox(
                Mercator.x(southWest.getLongitude()),
                Mercator.y(northEast.getLatitude()),
                Mercator.x(northEast.getLongitude()),
                Mercator.y(southWest.getLatitude()));
    }

    private MapPage.Look look(int cluster) {
        return new MapPage.Look(
                Mercator.latitude(markers.level().y()[cluster]),
                Mercator.longitude(markers.level().x()[cluster]),
                markers.radius(cluster),
                markers.look(cluster),
                name(cluster));
    }

    /** The name of a cluster; the count is omitted without a name. */
    private String name(int cluster) {
        ClusterLevel level = markers.level();
        String name = words.name(level.lead()[cluster]);
        return name.isEmpty() ? "" : (name + " " + words.more(level.counts()[cluster])).strip();
    }

    /** Selects a single city, or shows the content of a cluster and zooms in. */
    private void markerChosen(int at) {
        GoogleMap shown = map;
        MapPage opened = page;
        if (ended || shown == null || opened == null || at >= markers.shown().size()) {
            return;
        }
        MapSpot spot = markers.spot(markers.shown().get(at));
        tried(
                () -> {
                    opened.say(shown, at, MapPage.CardHtml.of(words.card(spot)));
                    if (spot.isOne()) {
                        select(spot.members(), false);
                        onChosen.accept(spot.members());
                    } else {
                        fit(layer.clusters().box(spot.members()));
                    }
                });
    }

    @Override
    public void close() {
        ended = true;
        patience.stop();
        map = null;
        page = null;
        WebEngine engine = engine();
        if (engine != null) {
            engine.load("about:blank");
        }
        getChildren().clear();
        view = null;
    }
}
