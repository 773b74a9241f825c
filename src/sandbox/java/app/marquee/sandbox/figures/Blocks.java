package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeededHash;

/**
 * Blocks of some three hundred videos, so that the values of one do not depend on a million others;
 * the trash belongs to the last block.
 */
final class Blocks implements Shares {
    private static final int SALT = 0xB10C;

    private final Account account;
    private final long seed;

    Blocks(Account account) {
        this.account = account;
        this.seed = SeededHash.of(account.seed(), SALT);
    }

    @Override
    public int cells() {
        return account.scale();
    }

    @Override
    public void fill(long day, Weights weights) {
        long month = SeededHash.of(seed, Math.floorDiv(day, 30));
        for (int block = 0; block < cells(); block++) {
            weights.set(block, 512 + (SeededHash.of(month + block) & 511), 150);
        }
    }

    @Override
    public long salt() {
        return seed;
    }

    int blockOf(int videoIndex) {
        return Math.min(videoIndex / Account.VIDEOS_PER_SCALE, cells() - 1);
    }

    int firstOf(int block) {
        return block * Account.VIDEOS_PER_SCALE;
    }

    VideoShares videos(int block) {
        int first = firstOf(block);
        int end = block + 1 == cells() ? account.videoCount() : firstOf(block + 1);
        return new VideoShares(account, first, end);
    }
}
