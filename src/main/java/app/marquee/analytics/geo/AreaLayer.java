package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** Values of countries and of states, of which a map shows one kind at a time. Immutable. */
public final class AreaLayer {
    /** From this zoom on states are shown instead of countries. */
    private static final double STATES_FROM = 3.5;

    /** From this zoom on bubbles are shown, where the map may choose. */
    private static final double BUBBLES_FROM = 6;

    /** Fewer areas than this can't be compared. */
    private static final int FEWEST = 2;

    private final AreaOutlines outlines;
    private final Kind countries;
    private final Kind states;

    /**
     * Areas of one kind. The arrays must not be changed.
     *
     * @param values of each area; NaN where it is of the other kind or unknown
     * @param areas the area of each point; less than 0 where there is none
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Kind(double[] values, QuantileSteps steps, int[] areas) {
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
        this.outlines = outlines;
        this.countries = kind(outlines, values, countries, false);
        this.states = kind(outlines, values, states, true);
    }

    private static Kind kind(AreaOutlines outlines, double[] values, int[] areas, boolean isState) {
        double[] own = values.clone();
        for (int area = 0; area < own.length; area++) {
            if (outlines.area(area).isState() != isState) {
                own[area] = Double.NaN;
            }
        }
        return new Kind(own, QuantileSteps.of(own), areas);
    }

    public AreaOutlines outlines() {
        return outlines;
    }

    /** The areas for a zoom; null where only bubbles are shown. */
    public @Nullable Kind at(double zoom, LayerChoice choice) {
        boolean near = choice == LayerChoice.AUTO && zoom >= BUBBLES_FROM;
        if (choice == LayerChoice.BUBBLES || near) {
            return null;
        }
        if (zoom < STATES_FROM && countries.known() >= FEWEST) {
            return countries;
        }
        if (states.known() >= FEWEST) {
            return states;
        }
        return choice == LayerChoice.AREAS && countries.known() > 0 ? countries : null;
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
