package app.marquee.sandbox.account;

import java.time.Instant;

/** Seed data of an account. */
record Origin(Content content, long seed, int scale, Instant now, Ids ids) {
    int videosOutsideTrash() {
        return Math.multiplyExact(Account.VIDEOS_PER_SCALE, scale);
    }

    boolean isTrashed(int videoIndex) {
        return videoIndex >= videosOutsideTrash();
    }
}
