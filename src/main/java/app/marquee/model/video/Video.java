package app.marquee.model.video;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * Video as far as it is known; absent means unknown, null means that the server returned none.
 *
 * @param externalId the other UUID, of players and CDN addresses; never sent in a path
 * @param storageSize bytes, beyond 2^31
 * @param length seconds, with decimals
 */
public record Video(
        VideoId id,
        Member<String> title,
        Member<String> description,
        Member<VideoStatus> status,
        Member<FolderId> folderId,
        Member<LiveId> liveId,
        Member<String> externalId,
        Member<Instant> createdAt,
        Member<Instant> updatedAt,
        Member<Long> storageSize,
        Member<BigDecimal> length,
        Member<Long> width,
        Member<Long> height,
        Member<Boolean> playable,
        Member<String> player,
        Member<String> hls,
        Member<String> preview,
        Member<String> thumbnail,
        UnknownMembers extras) {
    public static final String TITLE = "title";
    public static final String DESCRIPTION = "description";
    public static final String STATUS = "status";
    public static final String FOLDER = "folder_id";
    public static final String THUMBNAIL = "thumbnail";

    /** A video of which nothing but its id is known. */
    public static Video known(VideoId id) {
        return new Video(
                id,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    public Video withTitle(Member<String> other) {
        return new Video(
                id,
                other,
                description,
                status,
                folderId,
                liveId,
                externalId,
                createdAt,
                updatedAt,
                storageSize,
                length,
                width,
                height,
                playable,
                player,
                hls,
                preview,
                thumbnail,
                extras);
    }
}
