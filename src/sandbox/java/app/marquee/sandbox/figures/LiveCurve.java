package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.SeedLive;
import app.marquee.sandbox.account.SeededHash;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Viewer curve of a live stream by minute: a quick rise, a wavering plateau, a slow decline and a
 * sharp end. An outage leaves some minutes missing.
 */
final class LiveCurve {
    private static final double GAP_FROM = 0.38;
    private static final double GAP_TO = 0.44;
    private static final int WAVE = 7;

    private final SeedLive live;
    private final long seed;

    LiveCurve(SeedLive live, long seed) {
        this.live = live;
        this.seed = SeededHash.of(seed, live.videoIndex(), 0x11FE);
    }

    List<LivePoint> points(Instant now) {
        long minutes = Math.min(minutes(live.length()), minutes(Duration.between(start(), now)));
        return LongStream.rangeClosed(0, minutes)
                .filter(minute -> !isMissing(minute))
                .mapToObj(minute -> new LivePoint(at(minute), viewers(minute)))
                .toList();
    }

    private Instant start() {
        return live.startedAt().truncatedTo(ChronoUnit.MINUTES);
    }

    private Instant at(long minute) {
        return start().plus(minute, ChronoUnit.MINUTES);
    }

    /** Whole minutes, -1 when that is before the start. */
    private static long minutes(Duration duration) {
        return duration.isNegative() ? -1 : duration.toMinutes();
    }

    private boolean isMissing(long minute) {
        double part = (double) minute / live.length().toMinutes();
        return part >= GAP_FROM && part < GAP_TO;
    }

    private int viewers(long minute) {
        double part = (double) minute / live.length().toMinutes();
        double come = 1 - Math.exp(-minute / 9.0);
        double stay = 1 - 0.4 * part * part;
        double go = Math.min(1, (1 - part) * 14);
        return (int) Math.round(live.peak() * come * stay * go * (0.86 + 0.16 * wave(minute)));
    }

    /** From 0 to 1, without jumps. */
    private double wave(long minute) {
        long step = minute / WAVE;
        double part = (double) (minute % WAVE) / WAVE;
        return SeededHash.fraction(SeededHash.of(seed, step)) * (1 - part)
                + SeededHash.fraction(SeededHash.of(seed, step + 1)) * part;
    }
}
