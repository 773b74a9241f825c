package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Account;

/** Traffic of one video by day. Not thread-safe. */
final class VideoTraffic {
    private final Blocks blocks;
    private final Weights blockWeights;
    private final VideoShares videos;
    private final Weights videoWeights;
    private final int block;
    private final int cell;

    VideoTraffic(Account account, int videoIndex) {
        this.blocks = new Blocks(account);
        this.blockWeights = new Weights(blocks.cells());
        this.block = blocks.blockOf(videoIndex);
        this.videos = blocks.videos(block);
        this.videoWeights = new Weights(videos.cells());
        this.cell = videoIndex - blocks.firstOf(block);
    }

    Day of(Day account) {
        return part(videos, part(blocks, account, blockWeights, block), videoWeights, cell);
    }

    private static Day part(Shares shares, Day day, Weights weights, int cell) {
        weights.clear();
        shares.fill(day.number(), weights);
        Split split = new Split(day, weights, shares.salt());
        for (int passed = 0; passed <= cell; passed++) {
            split.next();
        }
        return split.part();
    }
}
