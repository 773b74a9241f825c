package app.marquee.analytics.geo;

/**
 * Significance of the differences between two reports: small differences of small numbers are
 * noise. The array must not be changed. Immutable.
 *
 * @param mass for each point, how much was counted in both answers together
 */
@SuppressWarnings("ArrayRecordComponent") // a hundred thousand numbers; never compared
public record Differences(double[] mass) {
    /** Standard deviations of a count within which a difference is no news. */
    private static final double USUAL = 2;

    /** For each cluster of a level, whether its difference may be chance. */
    public boolean[] chances(ClusterLevel level) {
        double[] masses = new double[level.size()];
        for (int point = 0; point < mass.length; point++) {
            masses[level.clusterOf()[point]] += mass[point];
        }
        boolean[] chances = new boolean[masses.length];
        for (int cluster = 0; cluster < chances.length; cluster++) {
            double difference = level.values()[cluster];
            chances[cluster] =
                    Double.isNaN(difference)
                            || Math.abs(difference) <= USUAL * Math.sqrt(masses[cluster]);
        }
        return chances;
    }
}
