package app.marquee.model.playlist;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.limit.Limits;

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
    public static final String NAME = "name";
    public static final String DESCRIPTION = "description";
    public static final String ACCESS = "access_type";
    public static final String PASSWORD = "password";
    public static final String HIDE_VIEWS = "hide_views";
    public static final String CREATOR = Limits.CREATOR_NAME.member();
    public static final String BUTTON = "external_button";
    public static final String IMAGE = "image_id";
    public static final String VIDEOS = "videos";
    public static final String QUANTITY = "videos_quantity";

    /** A playlist of which nothing but its id is known. */
    public static Playlist known(PlaylistId id) {
        return known(id, Member.absent());
    }

    /** A playlist of which only its id and its name are known. */
    public static Playlist known(PlaylistId id, Member<String> name) {
        return new Playlist(
                id,
                name,
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

    /** What was known, with what a response said; it may leave fields out. */
    public Playlist with(Playlist answered) {
        return new Playlist(
                id,
                answered.name.or(name),
                answered.description.or(description),
                answered.accessType.or(accessType),
                answered.hideViews.or(hideViews),
                answered.creatorName.or(creatorName),
                answered.externalButton.or(externalButton),
                answered.imageId.or(imageId),
                answered.videosQuantity.or(videosQuantity),
                answered.duration.or(duration),
                answered.updatedAt.or(updatedAt),
                answered.extras.isEmpty() ? extras : answered.extras);
    }
}
