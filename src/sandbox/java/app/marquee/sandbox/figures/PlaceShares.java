package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.SeededHash;

/** Distribution of viewers by place: by size, with individual ups and downs. */
final class PlaceShares implements Shares {
    private static final int SALT = 0x91ACE;

    private final long seed;
    private final Places places;

    PlaceShares(long seed, Places places) {
        this.seed = SeededHash.of(seed, SALT);
        this.places = places;
    }

    @Override
    public int cells() {
        return places.count();
    }

    @Override
    public void fill(long day, Weights weights) {
        long week = SeededHash.of(seed, Math.floorDiv(day, 7));
        long today = SeededHash.of(seed, day);
        for (int place = 0; place < places.count(); place++) {
            long drift = 160 + (SeededHash.of(week + place) & 127);
            long chance = 208 + (SeededHash.of(today + place) & 63);
            int playRate = 120 + (int) (SeededHash.of(seed + place) & 63);
            weights.set(place, places.weight(place) * drift * chance, playRate);
        }
    }

    @Override
    public long salt() {
        return seed;
    }
}
