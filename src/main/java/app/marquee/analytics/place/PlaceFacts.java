package app.marquee.analytics.place;

/**
 * Facts about the rows of a place.
 *
 * @param rows all of them
 * @param cities how many cities they are about
 * @param repeated rows that an earlier row said already: same city, same day or hour
 * @param ownTotals rows without a day or hour of cities whose days or hours are there: the
 *     service's own totals, left out of every sum because they would count twice
 * @param missing cities without coordinates
 * @param doubtful cities whose coordinates cannot be believed
 */
public record PlaceFacts(
        long rows, long cities, long repeated, long ownTotals, long missing, long doubtful) {
    static final PlaceFacts NONE = new PlaceFacts(0, 0, 0, 0, 0, 0);

    /** One row, of a day or hour. */
    static final PlaceFacts BUCKET = new PlaceFacts(1, 0, 0, 0, 0, 0);

    PlaceFacts plus(PlaceFacts other) {
        return new PlaceFacts(
                rows + other.rows,
                cities + other.cities,
                repeated + other.repeated,
                ownTotals + other.ownTotals,
                missing + other.missing,
                doubtful + other.doubtful);
    }

    /** Cities that a map could not show. */
    public long unplaced() {
        return missing + doubtful;
    }
}
