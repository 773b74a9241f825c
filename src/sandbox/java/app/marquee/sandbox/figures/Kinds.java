package app.marquee.sandbox.figures;

/**
 * Event types behind all counters. Each is split on its own, so that plays never exceed views, nor
 * uniques their total.
 */
final class Kinds {
    /** A viewer's first visit of the day, who pressed play. */
    static final int FIRST_PLAYED = 0;

    /** A repeated visit, with play pressed. */
    static final int AGAIN_PLAYED = 1;

    /** A viewer's first visit of the day, who only looked. */
    static final int FIRST_LOOKED = 2;

    /** A repeated visit without play. */
    static final int AGAIN_LOOKED = 3;

    static final int COUNT = 4;

    private Kinds() {}

    static boolean played(int kind) {
        return kind <= AGAIN_PLAYED;
    }
}
