package app.marquee.sandbox.account;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A whole account, made from a seed: the same arguments always give the same account. Videos are
 * made when asked for and never held, so that a million of them cost nothing; the rest is small.
 * Safe for any number of threads.
 *
 * <p>The scale multiplies videos (300 each, plus 13 in the trash whatever the scale) and live
 * streams (10 each) without bound; folders (40 each, at most 10,000), playlists (25 each, at most
 * 2,000) and funnels (8 each, at most 200) until their limits.
 */
public final class Account {
    /** Videos outside the trash for each step of the scale. */
    public static final int VIDEOS_PER_SCALE = 300;

    /** Videos in the trash; the last of them is past its 30 days. */
    public static final int TRASHED = 13;

    private final long seed;
    private final int scale;
    private final Instant now;
    private final Ids ids;

    private Account(long seed, int scale, Instant now) {
        if (scale < 1) {
            throw new IllegalArgumentException("the scale starts at 1");
        }
        this.seed = seed;
        this.scale = scale;
        this.now = now;
        this.ids = new Ids(seed);
    }

    /**
     * The account of a seed.
     *
     * @param now the moment the account looks back from: nothing in it is younger
     */
    public static Account generate(long seed, int scale, Instant now) {
        return new Account(seed, scale, now);
    }

    public long seed() {
        return seed;
    }

    public int scale() {
        return scale;
    }

    public Instant now() {
        return now;
    }

    public UUID organizationId() {
        return ids.of(IdKind.OWNER, 0);
    }

    public UUID userId() {
        return ids.of(IdKind.OWNER, 1);
    }

    public UUID libraryId() {
        return ids.of(IdKind.OWNER, 2);
    }

    /** All videos, those in the trash included: their places are the last ones. */
    public int videoCount() {
        return Math.addExact(Math.multiplyExact(VIDEOS_PER_SCALE, scale), TRASHED);
    }

    /** The video at a place, from 0 to {@link #videoCount} - 1. */
    public SeedVideo video(int index) {
        VideoLife life = life(index);
        return new SeedVideo(
                index,
                videoId(index),
                ids.of(IdKind.VIDEO_EXTERNAL, index),
                title(index),
                null,
                VideoStatus.CONVERTED,
                userId(),
                null,
                libraryId(),
                null,
                null,
                life.createdAt(),
                life.createdAt(),
                life.deletedAt(),
                1L,
                BigDecimal.ONE,
                1280,
                720,
                true,
                false,
                List.of(),
                List.of(),
                new SeedThumbnails(null, List.of()),
                List.of());
    }

    /** All videos, by place; lazy. */
    public Stream<SeedVideo> videos() {
        return IntStream.range(0, videoCount()).mapToObj(this::video);
    }

    public UUID videoId(int index) {
        return ids.of(IdKind.VIDEO, index);
    }

    public String title(int index) {
        return "Video " + index;
    }

    public VideoLife life(int index) {
        return new VideoLife(now.minus(Duration.ofDays(500)), null, true);
    }

    /** The place of the video with this id. */
    public OptionalInt indexOf(UUID videoId) {
        return within(ids.place(IdKind.VIDEO, videoId));
    }

    /** The place of the video with this external id. */
    public OptionalInt indexOfExternal(UUID externalId) {
        return within(ids.place(IdKind.VIDEO_EXTERNAL, externalId));
    }

    private OptionalInt within(OptionalInt place) {
        return place.isPresent() && place.getAsInt() < videoCount() ? place : OptionalInt.empty();
    }

    /** Every folder, parents before children. */
    public List<SeedFolder> folders() {
        return List.of();
    }

    public List<SeedPlaylist> playlists() {
        return List.of();
    }

    public List<SeedFunnel> funnels() {
        return List.of();
    }

    /** All live streams; lazy. */
    public Stream<SeedLive> lives() {
        return Stream.empty();
    }

    public Optional<SeedLive> live(UUID liveId) {
        return Optional.empty();
    }

    public SeedReferrals referrals() {
        return new SeedReferrals(
                "https://marquee.example/r/" + seed,
                BigDecimal.ZERO,
                BigDecimal.ZERO,
                BigDecimal.ZERO,
                "BRL",
                List.of());
    }
}
