package app.marquee.ui.analytics;

/** How wide a column has to be so that its title is read whole, with the mark of its sort. */
final class HeaderWidth {
    private static final double LETTER = 6.9;
    private static final double BESIDE = 40;

    private HeaderWidth() {}

    static double of(String title, double least) {
        return Math.max(least, Math.ceil(BESIDE + LETTER * title.length()));
    }
}
