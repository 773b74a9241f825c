package app.marquee.bench;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.BubblePainter;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.GroundPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.Mercator;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.WorldOutlines;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/**
 * What a frame of the map costs while it is panned: ground, bubbles and their index, without the
 * names. The verdict is on what the window shows, which are clusters; every city by itself is told
 * beside it. Measured in the processor time of the thread, so that other programs do not count.
 * Needs no toolkit. Prints a table and, last, one line with the verdict.
 */
public final class MapBench {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;
    private static final double FRAME = 16;
    private static final int FRAMES = 60;
    private static final double MILLION = 1e6;
    private static final MapColours GROUND =
            new MapColours(0xffdfe6ee, 0xfff8f8f6, 0xffc5ccd6, 0xffcfd8e2);
    private static final BubbleColours DISC = new BubbleColours(0x803b57d0, 0xff3049b8);

    private final ThreadMXBean busy = ManagementFactory.getThreadMXBean();
    private final WorldOutlines outlines = WorldOutlines.coarse().withFine();
    private final Pixels ground = new Pixels(WIDTH, HEIGHT);
    private final Pixels shown = new Pixels(WIDTH, HEIGHT);
    private final GroundPainter painter = new GroundPainter(ground);
    private final BubblePainter discs = new BubblePainter(shown, 1);

    private MapBench() {}

    static void main() throws InterruptedException {
        MapBench bench = new MapBench();
        System.out.printf(
                "%dx%d pixels, median and slowest tenth of %d frames, each of another view%n",
                WIDTH, HEIGHT, FRAMES);
        System.out.println("  cities  what              zoom  bubbles  median ms  p90 ms");
        double worst = 0;
        for (int size : new int[] {600, 10_000, 100_000}) {
            MapPoints points = points(size);
            long start = bench.busy.getCurrentThreadCpuTime();
            Clusters clusters = Clusters.of(points);
            double made = (bench.busy.getCurrentThreadCpuTime() - start) / MILLION;
            for (double zoom : new double[] {2.7, 5.2, 8}) {
                worst = Math.max(worst, bench.row(size, "in clusters", clusters, zoom, zoom));
            }
            bench.row(size, "every city", clusters, 2.7, MapCamera.MAX_ZOOM);
            System.out.printf(Locale.ROOT, "%8d  clusters made once in %.0f ms%n", size, made);
        }
        System.out.printf(
                Locale.ROOT,
                "map: %.1f ms a frame at 100000 cities, limit %.0f : %s%n",
                worst,
                FRAME,
                worst <= FRAME ? "holds" : "falls short");
    }

    /** Cities in heaps, as people live, with few large values and many small ones. */
    private static MapPoints points(int size) {
        Random random = new Random(1);
        double[] x = new double[size];
        double[] y = new double[size];
        double[] values = new double[size];
        double east = 0;
        double north = 0;
        for (int i = 0; i < size; i++) {
            if (i % 40 == 0) {
                east = random.nextDouble(-160, 160);
                north = random.nextDouble(-50, 65);
            }
            x[i] = Mercator.x(Math.clamp(east + random.nextGaussian() * 3, -180, 180));
            y[i] = Mercator.y(Math.clamp(north + random.nextGaussian() * 2, -80, 80));
            values[i] = Math.floor(20_000 / (1 + random.nextInt(size)) + random.nextInt(50));
        }
        return new MapPoints(x, y, values);
    }

    /** Returns the median. */
    private double row(int size, String what, Clusters clusters, double zoom, double level) {
        double[] millis = new double[FRAMES];
        int bubbles = 0;
        for (int round = 0; round < 2; round++) {
            for (int frame = 0; frame < FRAMES; frame++) {
                MapCamera camera =
                        new MapCamera(0.36, 0.53, zoom, WIDTH, HEIGHT).panned(7.0 * frame, frame);
                long start = busy.getCurrentThreadCpuTime();
                bubbles = frame(clusters, camera, level);
                millis[frame] = (busy.getCurrentThreadCpuTime() - start) / MILLION;
            }
        }
        Arrays.sort(millis);
        double median = millis[FRAMES / 2];
        System.out.printf(
                Locale.ROOT,
                "%8d  %-16s %5.1f %8d %10.1f %7.1f%n",
                size,
                what,
                zoom,
                bubbles,
                median,
                millis[FRAMES * 9 / 10]);
        return median;
    }

    private int frame(Clusters clusters, MapCamera camera, double level) {
        painter.paint(outlines, camera, GROUND);
        shown.copy(ground);
        BubbleScale scale = BubbleScale.of(clusters.at(level).most(), 30);
        Bubbles bubbles = Bubbles.of(clusters.at(level), scale, camera);
        for (Bubble bubble : bubbles.shown()) {
            discs.paint(bubble.x(), bubble.y(), bubble.radius(), DISC);
        }
        return bubbles.shown().size();
    }
}
