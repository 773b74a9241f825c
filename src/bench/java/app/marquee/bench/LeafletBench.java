package app.marquee.bench;

import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.WorldOutlines;

import javafx.concurrent.Worker;
import javafx.scene.layout.StackPane;
import javafx.scene.web.WebEngine;
import javafx.scene.web.WebView;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What a frame of a panned map costs in Leaflet within a WebView, with a disc for every city on its
 * canvas, against our own frame. In the processor time of the thread that draws, without base map
 * of Leaflet, which would need a network. Only on demand: Leaflet is not part of the project. The
 * environment variable {@code LEAFLET} names the directory of an unpacked {@code npm pack leaflet}.
 */
public final class LeafletBench {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;
    private static final int FRAMES = 20;
    private static final int WARM = 3;
    private static final int PATIENCE = 60;
    private static final double STEP = 7;
    private static final MapColours GROUND =
            new MapColours(0xffdfe6ee, 0xfff8f8f6, 0xffc5ccd6, 0xffcfd8e2);
    private static final BubbleColours DISC = new BubbleColours(0x803b57d0, 0xff3049b8);

    private final Timing timing = new Timing();
    private final WorldOutlines outlines = WorldOutlines.coarse();
    private final MapFrame frame = new MapFrame(WIDTH, HEIGHT, 1);

    private LeafletBench() {}

    public static void main(String[] args) throws Exception {
        String given = System.getenv("LEAFLET");
        Path script = Path.of(given == null ? "." : given, "dist", "leaflet.js");
        if (!Files.exists(script)) {
            System.err.println("Set LEAFLET to the directory of an unpacked \"npm pack leaflet\".");
            System.exit(2);
            return;
        }
        Toolkit.start();
        LeafletBench bench = new LeafletBench();
        System.out.println("   cities  Leaflet median ms  Marquee median ms");
        double worst = 0;
        for (int size : List.of(1_000, 10_000, 100_000)) {
            worst = Math.max(worst, bench.size(size, Files.readString(script)));
        }
        System.out.printf(
                Locale.ROOT,
                "leaflet: our frame takes at most %.2f of Leaflet's : %s%n",
                worst,
                worst <= 1 ? "holds" : "falls short");
        if (worst > 1) {
            System.exit(1);
        }
    }

    /** Our time as a part of Leaflet's. */
    private double size(int size, String script) throws Exception {
        MapPoints points = MapBench.points(size);
        WebEngine engine = page(script, points);
        double[] theirs = new double[FRAMES];
        double[] ours = new double[FRAMES];
        Clusters clusters = Clusters.of(points);
        for (int at = -WARM; at < FRAMES; at++) {
            double panned =
                    Toolkit.call(() -> timing.of(() -> engine.executeScript("step(" + STEP + ")")));
            int right = at;
            double own = Toolkit.call(() -> timing.of(() -> own(clusters, right)));
            if (at >= 0) {
                theirs[at] = panned;
                ours[at] = own;
            }
        }
        Toolkit.call(
                () -> {
                    engine.load(null);
                    return true;
                });
        double median = Timing.at(theirs, 0.5);
        double own = Timing.at(ours, 0.5);
        System.out.printf(Locale.ROOT, "%9d  %17.1f  %17.1f%n", size, median, own);
        return own / median;
    }

    private void own(Clusters clusters, int at) {
        MapCamera camera =
                new MapCamera(0.36, 0.53, 3, WIDTH, HEIGHT).panned(STEP * (at + WARM), 0);
        frame.ground(outlines, camera, GROUND);
        BubbleScale scale = BubbleScale.of(clusters.at(camera.zoom()).most(), 30);
        Bubbles bubbles = Bubbles.of(clusters.at(camera.zoom()), scale, camera);
        for (int each = 0; each < bubbles.size(); each++) {
            frame.bubble(bubbles.x(each), bubbles.y(each), bubbles.radius(each), DISC);
        }
    }

    /** A page with a map that redraws its canvas at once when it is panned. */
    private static WebEngine page(String script, MapPoints points) throws Exception {
        CountDownLatch loaded = new CountDownLatch(1);
        StringJoiner cities = new StringJoiner(",", "[", "]");
        for (int at = 0; at < points.size(); at++) {
            cities.add(points.x()[at] * 256 + "," + -points.y()[at] * 256);
        }
        String page =
                """
                <body style='margin:0'><div id='map' style='width:%dpx;height:%dpx'></div>
                <script>%s</script><script>
                var map = L.map('map', {crs: L.CRS.Simple, preferCanvas: true, minZoom: -9,
                    zoomAnimation: false, fadeAnimation: false, inertia: false});
                map.setView([-0.53 * 256, 0.36 * 256], 3);
                var all = %s, canvas = L.canvas();
                for (var i = 0; i < all.length; i += 2)
                    L.circleMarker([all[i + 1], all[i]], {radius: 4, renderer: canvas}).addTo(map);
                function step(by) {
                    map.panBy([by, 0], {animate: false});
                    canvas._update(); canvas._redraw();
                }
                </script></body>
                """
                        .formatted(WIDTH, HEIGHT, script, cities);
        WebEngine engine =
                Toolkit.call(
                        () -> {
                            WebView view = new WebView();
                            view.getEngine()
                                    .getLoadWorker()
                                    .stateProperty()
                                    .subscribe(
                                            state -> {
                                                if (state == Worker.State.SUCCEEDED) {
                                                    loaded.countDown();
                                                }
                                            });
                            Toolkit.window(new StackPane(view));
                            view.getEngine().loadContent(page);
                            return view.getEngine();
                        });
        if (!loaded.await(PATIENCE, TimeUnit.SECONDS)) {
            throw new IllegalStateException("Leaflet's page did not load");
        }
        return engine;
    }
}
