package app.marquee.sandbox.account;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Account generated from a seed: the same arguments always give the same account. Videos are
 * generated on demand, so that a million of them cost nothing. Thread-safe.
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

    static final int ORGANIZATION = 0;
    static final int USER = 1;
    static final int LIBRARY = 2;

    private final Origin origin;
    private final Titles titles;
    private final Lives lives;
    private final Videos videos;
    private final List<SeedFolder> folders;
    private final List<SeedPlaylist> playlists;
    private final List<SeedFunnel> funnels;
    private final SeedReferrals referrals;

    private Account(Origin origin) {
        this.origin = origin;
        this.lives = new Lives(origin);
        Placement placement = new Placement(origin, lives);
        this.titles = Titles.of(origin, lives, placement);
        this.folders = new Folders(origin).all();
        this.videos = new Videos(origin, titles, lives, placement, folders);
        Picks picks = new Picks(origin, videos.timeline(), placement);
        this.playlists = new Playlists(origin, picks).all();
        this.funnels = new Funnels(origin, picks).all();
        this.referrals = new Referrals(origin).all();
    }

    /** The account of a seed with the usual content. */
    public static Account generate(long seed, int scale, Instant now) {
        return generate(Content.COMPANY, seed, scale, now);
    }

    /**
     * The account of a seed.
     *
     * @param scale from 1
     * @param now the moment the account looks back from: but for an announced live stream, nothing
     *     in it is younger
     */
    public static Account generate(Content content, long seed, int scale, Instant now) {
        if (scale < 1) {
            throw new IllegalArgumentException("The scale must be at least 1");
        }
        Instant moment = now.truncatedTo(ChronoUnit.MILLIS);
        return new Account(new Origin(content, seed, scale, moment, new Ids(seed)));
    }

    public Content content() {
        return origin.content();
    }

    public long seed() {
        return origin.seed();
    }

    public int scale() {
        return origin.scale();
    }

    public Instant now() {
        return origin.now();
    }

    public UUID organizationId() {
        return origin.ids().of(IdKind.OWNER, ORGANIZATION);
    }

    public UUID userId() {
        return origin.ids().of(IdKind.OWNER, USER);
    }

    public UUID libraryId() {
        return origin.ids().of(IdKind.OWNER, LIBRARY);
    }

    /** All videos, those in the trash included: their places are the last ones. */
    public int videoCount() {
        return Math.addExact(origin.videosOutsideTrash(), TRASHED);
    }

    /** The video at a place, from 0 to {@link #videoCount} - 1. */
    public SeedVideo video(int index) {
        return videos.video(Objects.checkIndex(index, videoCount()));
    }

    /** All videos, by place; lazy. */
    public Stream<SeedVideo> videos() {
        return IntStream.range(0, videoCount()).mapToObj(this::video);
    }

    public UUID videoId(int index) {
        return origin.ids().of(IdKind.VIDEO, index);
    }

    public String title(int index) {
        return titles.of(index);
    }

    /** What the frames of the video at a place show. */
    public Subject subject(int index) {
        return titles.subject(index);
    }

    public VideoLife life(int index) {
        return videos.timeline().life(index);
    }

    /** The place of the video with this id. */
    public OptionalInt indexOf(UUID videoId) {
        return within(origin.ids().place(IdKind.VIDEO, videoId));
    }

    /** The place of the video with this external id. */
    public OptionalInt indexOfExternal(UUID externalId) {
        return within(origin.ids().place(IdKind.VIDEO_EXTERNAL, externalId));
    }

    private OptionalInt within(OptionalInt place) {
        return place.isPresent() && place.getAsInt() < videoCount() ? place : OptionalInt.empty();
    }

    /** Every folder, parents before children. */
    public List<SeedFolder> folders() {
        return folders;
    }

    public List<SeedPlaylist> playlists() {
        return playlists;
    }

    public List<SeedFunnel> funnels() {
        return funnels;
    }

    /** All live streams; lazy. */
    public Stream<SeedLive> lives() {
        return lives.all();
    }

    /** The live stream with this id. */
    public Optional<SeedLive> live(UUID liveId) {
        return lives.live(liveId);
    }

    public SeedReferrals referrals() {
        return referrals;
    }
}
