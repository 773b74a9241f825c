package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeededHash;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Ranking of all videos for a period. Counts are stored in columns, so that a million videos fit;
 * rows are created on demand. Not thread-safe.
 */
final class Ranking {
    private static final int SALT = 0xC057;

    private final Account account;
    private final Blocks blocks;
    private final long[] views;
    private final long[] uniqueViews;
    private final long[] plays;
    private final long[] uniquePlays;

    Ranking(Account account, List<Day> days) {
        this.account = account;
        this.blocks = new Blocks(account);
        this.views = new long[account.videoCount()];
        this.uniqueViews = new long[account.videoCount()];
        this.plays = new long[account.videoCount()];
        this.uniquePlays = new long[account.videoCount()];
        count(days);
    }

    /** Goes through the blocks, and within each through the days: little is held at a time. */
    private void count(List<Day> days) {
        List<Split> byDay = new ArrayList<>();
        for (Day day : days) {
            Weights weights = new Weights(blocks.cells());
            blocks.fill(day.number(), weights);
            byDay.add(new Split(day, weights, blocks.salt()));
        }
        for (int block = 0; block < blocks.cells(); block++) {
            List<Day> parts = new ArrayList<>();
            for (Split split : byDay) {
                split.next();
                parts.add(split.part());
            }
            countBlock(block, parts);
        }
    }

    private void countBlock(int block, List<Day> days) {
        VideoShares shares = blocks.videos(block);
        Tally[] tallies = new Tally[shares.cells()];
        Arrays.setAll(tallies, cell -> new Tally());
        Weights weights = new Weights(shares.cells());
        long[] counts = new long[Kinds.COUNT];
        for (Day day : days) {
            weights.clear();
            shares.fill(day.number(), weights);
            Split split = new Split(day, weights, shares.salt());
            for (Tally tally : tallies) {
                split.next();
                split.counts(counts);
                tally.add(counts, 0);
            }
        }
        for (int cell = 0; cell < tallies.length; cell++) {
            keep(blocks.firstOf(block) + cell, tallies[cell]);
        }
    }

    private void keep(int video, Tally tally) {
        views[video] = tally.views();
        uniqueViews[video] = tally.uniqueViews();
        plays[video] = tally.plays();
        uniquePlays[video] = tally.uniquePlays();
    }

    /** The videos with views, the most viewed first, equal ones by their place in the account. */
    Stream<RankingRow> rows() {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(views.length);
        long most = Arrays.stream(views).max().orElse(0);
        long[] order = new long[views.length];
        for (int video = 0; video < views.length; video++) {
            order[video] = ((most - views[video]) << bits) | video;
        }
        Arrays.sort(order);
        int mask = (1 << bits) - 1;
        return LongStream.of(order)
                .mapToInt(key -> (int) key & mask)
                .takeWhile(video -> views[video] > 0)
                .mapToObj(this::row);
    }

    private RankingRow row(int video) {
        return new RankingRow(
                video,
                account.videoId(video),
                account.title(video),
                new Counters(views[video], uniqueViews[video], plays[video], uniquePlays[video]),
                cost(video),
                Figures.CURRENCY);
    }

    /** From 0.02 to 1.2 cents a play, by the video's length and quality. */
    private BigDecimal cost(int video) {
        int hundredthsOfACent =
                2 + SeededHash.below(SeededHash.of(account.seed(), SALT, video), 118);
        return BigDecimal.valueOf(plays[video] * hundredthsOfACent, 4);
    }
}
