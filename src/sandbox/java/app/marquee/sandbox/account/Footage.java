package app.marquee.sandbox.account;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Properties of a video file.
 *
 * @param length seconds with three decimals
 * @param storageSize bytes, with everything that was converted from it
 */
record Footage(BigDecimal length, int width, int height, long storageSize) {
    private static final List<Integer> HEIGHTS = List.of(360, 720, 720, 1080, 1080, 1080, 2160);
    private static final List<Integer> LADDER = List.of(240, 360, 480, 720, 1080, 1440, 2160);
    private static final double BITS_A_PIXEL_ROW = 4_600;

    /** Nothing was converted: no length, no size in pixels, only the bytes that were uploaded. */
    static Footage unconverted(long mixed) {
        return new Footage(
                BigDecimal.ZERO.setScale(3), 0, 0, 1_000L * SeededHash.below(mixed, 900_000));
    }

    static Footage of(Duration length, long mixed) {
        int height = HEIGHTS.get(SeededHash.below(mixed, HEIGHTS.size()));
        int width = height * 16 / 9;
        boolean upright = SeededHash.chance(SeededHash.of(mixed, 1), 10);
        double quality = 0.8 + 0.5 * SeededHash.fraction(SeededHash.of(mixed, 2));
        double bytes = length.toMillis() / 8_000.0 * height * BITS_A_PIXEL_ROW * quality * 1.6;
        return new Footage(
                BigDecimal.valueOf(length.toMillis(), 3),
                upright ? height : width,
                upright ? width : height,
                (long) bytes);
    }

    /** From a fifteen-second advertisement to a recording of four hours. */
    static Duration length(long mixed) {
        int percent = SeededHash.below(mixed, 100);
        long from = percent < 15 ? 15 : percent < 75 ? 180 : percent < 95 ? 1_500 : 5_400;
        long upTo = percent < 15 ? 60 : percent < 75 ? 1_500 : percent < 95 ? 4_800 : 14_400;
        double fraction = SeededHash.fraction(SeededHash.of(mixed, 1));
        return Duration.ofMillis((long) ((from + (upTo - from) * fraction) * 1_000));
    }

    /** The renditions up to the file's own size: 240p and so on. */
    List<String> resolutions() {
        int own = Math.min(width, height);
        return renditions().filter(rendition -> rendition <= own).map(Footage::name).toList();
    }

    private static Stream<Integer> renditions() {
        return LADDER.stream();
    }

    private static String name(int rendition) {
        return rendition + "p";
    }
}
