package app.marquee.sandbox.figures;

/** Weights of a dimension's cells for a day's events: for those with play and without. */
final class Weights {
    private final long[] played;
    private final long[] looked;
    private long playedTotal;
    private long lookedTotal;

    Weights(int cells) {
        this.played = new long[cells];
        this.looked = new long[cells];
    }

    void clear() {
        playedTotal = 0;
        lookedTotal = 0;
    }

    /**
     * Sets a cell's share.
     *
     * @param playRate the part of its events with play, in 256ths
     */
    void set(int cell, long weight, int playRate) {
        played[cell] = weight * playRate;
        looked[cell] = weight * (256 - playRate);
        playedTotal += played[cell];
        lookedTotal += looked[cell];
    }

    int cells() {
        return played.length;
    }

    long of(int kind, int cell) {
        return Kinds.played(kind) ? played[cell] : looked[cell];
    }

    long total(int kind) {
        return Kinds.played(kind) ? playedTotal : lookedTotal;
    }
}
