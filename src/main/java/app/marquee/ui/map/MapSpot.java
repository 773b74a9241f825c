package app.marquee.ui.map;

/**
 * Bubble with its points. Arrays are read-only.
 *
 * @param lead the point with the largest value
 * @param members all points, the lead among them
 * @param value the sum of what is known; NaN when nothing is
 * @param unknown how many points have no value
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record MapSpot(int lead, int[] members, double value, int unknown) {
    public boolean isOne() {
        return members.length == 1;
    }
}
