package app.marquee.harness;

import java.util.List;

/**
 * The straight line through values that were taken at places, by least squares.
 *
 * @param perStep how much a value grows from one place to the next
 * @param error how far that is off, as a standard error
 */
public record Slope(double perStep, double error) {
    /** Of 95 in 100 lines. */
    private static final double SURELY = 2;

    /** A value at a place. */
    public record Sample(double place, double value) {}

    /**
     * @param samples three at least
     */
    public static Slope of(List<Sample> samples) {
        int count = samples.size();
        double place = samples.stream().mapToDouble(Sample::place).average().orElseThrow();
        double value = samples.stream().mapToDouble(Sample::value).average().orElseThrow();
        double spread = 0;
        double common = 0;
        for (Sample one : samples) {
            spread += square(one.place() - place);
            common += (one.place() - place) * (one.value() - value);
        }
        double slope = common / spread;
        double rest = 0;
        for (Sample one : samples) {
            rest += square(one.value() - value - slope * (one.place() - place));
        }
        return new Slope(slope, Math.sqrt(rest / Math.max(1, count - 2) / spread));
    }

    private static double square(double number) {
        return number * number;
    }

    /** The least that it surely grows. */
    public double least() {
        return perStep - SURELY * error;
    }

    /** The most that it may grow. */
    public double most() {
        return perStep + SURELY * error;
    }
}
