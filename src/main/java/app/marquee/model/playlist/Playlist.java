package app.marquee.model.playlist;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.PlaylistId;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * Playlist as far as it is known. The contract shows no response fields, so any member may be
 * absent; a password is never part of it.
 *
 * @param duration total length in seconds
 */
public record Playlist(
        PlaylistId id,
        Member<String> name,
        Member<String> description,
        Member<AccessType> accessType,
        Member<Boolean> hideViews,
        Member<String> creatorName,
        Member<ExternalButton> externalButton,
        Member<ImageId> imageId,
        Member<Long> videosQuantity,
        Member<BigDecimal> duration,
        Member<Instant> updatedAt,
        UnknownMembers extras) {
    /** A playlist of which nothing but its id is known. */
    public static Playlist known(PlaylistId id) {
        return new Playlist(
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
                UnknownMembers.NONE);
    }
}
