package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Values of countries and of states, of which a map shows one kind at a time. Immutable. */
public final class AreaLayer {
    /** From this zoom on states are shown instead of countries. */
    private static final double STATES_FROM = 3.5;

    /** From this zoom on the outlines of states would look coarse as lines. */
    private static final double STATES_TO = 9;

    /** From this zoom on bubbles are shown, where the map may choose. */
    private static final double BUBBLES_FROM = 6;

    /** Fewer areas than this can't be compared. */
    private static final int FEWEST = 2;

    /** Lines into which a view is cut to be read. */
    public static final double LINES = 8;

    /** Steps of differences in each direction. */
    private static final int DIVERGING = 3;

    /** Pixels from one place that is looked at to the next one. */
    private static final double SAMPLE = 16;

    private final AreaOutlines outlines;
    private final Kind countries;
    private final Kind states;

    /**
     * Areas of one kind. The arrays must not be changed.
     *
     * @param values of each area; NaN where it is of the other kind or unknown
     * @param areas the area of each point; less than 0 where there is none
     * @param chances of each area, whether its difference may be chance; null for plain values
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Kind(
            double[] values, ValueSteps steps, int[] areas, boolean @Nullable [] chances) {
        /** Steps for counts that are a part of these; its own for values as large. */
        private ValueSteps steps(double times) {
            return times == 1 ? steps : steps.times(1 / times);
        }

        private Kind with(ValueSteps others) {
            return new Kind(values, others, areas, chances);
        }

        /** Whether the values are differences. */
        public boolean diverges() {
            return chances != null;
        }

        /** Whether the difference of an area may be chance. */
        public boolean isChance(int area) {
            return chances != null && chances[area];
        }

        /** The sizes of the increases or decreases of a step. */
        public DoubleSummaryStatistics changes(int step, boolean more) {
            return IntStream.range(0, values.length)
                    .filter(area -> !isChance(area) && values[area] > 0 == more)
                    .mapToDouble(area -> Math.abs(values[area]))
                    .filter(size -> steps.step(size) == step)
                    .summaryStatistics();
        }

        private long known() {
            return Arrays.stream(values).filter(value -> !Double.isNaN(value)).count();
        }

        /** Whether the area of a point is drawn, so that the point needs no bubble. */
        public boolean covers(int point) {
            return areas[point] >= 0 && !Double.isNaN(values[areas[point]]);
        }
    }

    /**
     * @param values of each area; NaN where it is unknown, or where nothing belongs to it
     * @param countries the country of each point; less than 0 where there is none
     * @param states the state of each point; less than 0 where there is none
     */
    public AreaLayer(AreaOutlines outlines, double[] values, int[] countries, int[] states) {
        this(outlines, new Values(values, null, Double.NaN), countries, states);
    }

    public AreaLayer(AreaOutlines outlines, Values values, int[] countries, int[] states) {
        this.outlines = outlines;
        this.countries = kind(outlines, values, countries, false);
        this.states = kind(outlines, values, states, true);
    }

    /**
     * Values of all areas. The arrays must not be changed.
     *
     * @param chances of each area, whether its difference may be chance; null for plain values
     * @param whole of which the values are parts; NaN where they don't add up to one
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Values(double[] of, boolean @Nullable [] chances, double whole) {
        private ValueSteps steps(double[] own) {
            return chances == null
                    ? ValueSteps.of(own, whole, ValueSteps.MOST)
                    : ValueSteps.of(
                            IntStream.range(0, own.length)
                                    .filter(area -> !chances[area])
                                    .mapToDouble(area -> Math.abs(own[area]))
                                    .toArray(),
                            Double.NaN,
                            DIVERGING);
        }
    }

    private static Kind kind(AreaOutlines outlines, Values values, int[] areas, boolean isState) {
        double[] own = values.of().clone();
        for (int area = 0; area < own.length; area++) {
            if (outlines.area(area).isState() != isState) {
                own[area] = Double.NaN;
            }
        }
        return new Kind(own, values.steps(own), areas, values.chances());
    }

    private AreaLayer(AreaOutlines outlines, Kind countries, Kind states) {
        this.outlines = outlines;
        this.countries = countries;
        this.states = states;
    }

    /** The same values in the steps of another layer whose values are so many times as large. */
    public AreaLayer onScaleOf(AreaLayer other, double times) {
        return new AreaLayer(
                outlines,
                countries.with(other.countries.steps(times)),
                states.with(other.states.steps(times)));
    }

    public AreaOutlines outlines() {
        return outlines;
    }

    /**
     * Whether lines between states are shown at a zoom, which their outlines are fine enough for.
     */
    public static boolean hasStates(double zoom) {
        return zoom >= STATES_FROM && zoom < STATES_TO;
    }

    /** The areas for a zoom; null where only bubbles are shown. */
    public @Nullable Kind at(double zoom, LayerChoice choice) {
        if (choice == LayerChoice.CITIES || zoom >= BUBBLES_FROM) {
            return null;
        }
        if (zoom < STATES_FROM && countries.known() >= FEWEST) {
            return countries;
        }
        return states.known() >= FEWEST ? states : null;
    }

    /** The countries, however few have a value; null where none has. */
    public @Nullable Kind countries() {
        return countries.known() > 0 ? countries : null;
    }

    /** The areas of a kind with a value in a view, line by line as a text is read. */
    public List<Integer> inView(Kind kind, MapCamera camera) {
        double line = camera.height() / LINES;
        return IntStream.range(0, outlines.size())
                .filter(area -> !Double.isNaN(kind.values()[area]))
                .filter(area -> isInView(area, camera))
                .boxed()
                .sorted(
                        Comparator.<Integer>comparingLong(
                                        area ->
                                                (long)
                                                        Math.floor(
                                                                camera.screenY(middleY(area))
                                                                        / line))
                                .thenComparingDouble(this::middleX))
                .toList();
    }

    private boolean isInView(int area, MapCamera camera) {
        return camera.shows(middleX(area), middleY(area), 0);
    }

    /** The middle of the largest part of an area. */
    public double middleX(int area) {
        WorldBox box = outlines.mainBox(area);
        return (box.left() + box.right()) / 2;
    }

    public double middleY(int area) {
        WorldBox box = outlines.mainBox(area);
        return (box.top() + box.bottom()) / 2;
    }

    /** About how many pixels of a rectangle lie over areas with a value. */
    public double below(LabelBox box, Kind kind, MapCamera camera) {
        double pixels = 0;
        for (double x = box.x() + SAMPLE / 2; x < box.x() + box.width(); x += SAMPLE) {
            for (double y = box.y() + SAMPLE / 2; y < box.y() + box.height(); y += SAMPLE) {
                if (area(kind, camera.worldX(x), camera.worldY(y)).isPresent()) {
                    pixels += SAMPLE * SAMPLE;
                }
            }
        }
        return pixels;
    }

    /** The area that holds a place. */
    public Optional<Integer> area(Kind kind, double worldX, double worldY) {
        return IntStream.range(0, outlines.size())
                .filter(area -> !Double.isNaN(kind.values()[area]))
                .filter(area -> outlines.holds(area, worldX, worldY))
                .boxed()
                .findFirst();
    }
}
