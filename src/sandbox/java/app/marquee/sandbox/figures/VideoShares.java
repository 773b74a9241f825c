package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeededHash;
import app.marquee.sandbox.account.VideoLife;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;

/**
 * Distribution of a block's events by video: few are popular, newer ones get more, each has a good
 * week now and then, and none has views before its release, after its deletion or without a
 * conversion.
 */
final class VideoShares implements Shares {
    private static final long FAME = 1_000_000;
    private static final int STRIDE = 101;
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int FRESH_DAYS = 60;
    private static final int GOOD_WEEK_EVERY = 113;

    private final long seed;
    private final long[] fame;
    private final int[] firstDay;
    private final int[] endDay;
    private final int[] playRate;
    private final int[] freshness = new int[FRESH_DAYS];

    VideoShares(Account account, int first, int end) {
        int count = end - first;
        this.seed = SeededHash.of(account.seed(), 0x71DE0, first);
        this.fame = new long[count];
        this.firstDay = new int[count];
        this.endDay = new int[count];
        this.playRate = new int[count];
        for (int cell = 0; cell < count; cell++) {
            know(cell, account.life(first + cell));
        }
        for (int age = 0; age < FRESH_DAYS; age++) {
            freshness[age] = 16 + (int) (80 * Math.exp(-age / 12.0));
        }
    }

    private void know(int cell, VideoLife life) {
        int rank = (int) ((cell * (long) STRIDE + (seed >>> 40)) % fame.length);
        fame[cell] = life.watchable() ? (long) (FAME / Math.pow(rank + 2.0, 0.85)) : 0;
        firstDay[cell] = day(life.createdAt()) + 1;
        endDay[cell] = end(life.deletedAt());
        playRate[cell] = 115 + (int) (SeededHash.of(seed, cell) & 95);
    }

    private static int end(@Nullable Instant deletedAt) {
        return deletedAt == null ? NEVER : day(deletedAt);
    }

    private static int day(Instant moment) {
        return (int) Duration.between(Instant.EPOCH, moment).toDays();
    }

    @Override
    public int cells() {
        return fame.length;
    }

    @Override
    public void fill(long day, Weights weights) {
        long today = SeededHash.of(seed, day);
        for (int cell = 0; cell < fame.length; cell++) {
            weights.set(cell, weight(cell, (int) day, today), playRate[cell]);
        }
    }

    private long weight(int cell, int day, long today) {
        int age = day - firstDay[cell];
        if (age < 0 || day >= endDay[cell] || fame[cell] == 0) {
            return 0;
        }
        long fresh = age < FRESH_DAYS ? freshness[age] : 16;
        long chance = SeededHash.of(today + cell);
        long week = (day + playRate[cell] * 7 + cell) % GOOD_WEEK_EVERY < 6 ? 40 : 16;
        return (fame[cell] * fresh * week * (192 + (chance & 127))) >> 10;
    }

    @Override
    public long salt() {
        return seed;
    }
}
