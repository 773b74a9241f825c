package app.marquee.model.playlist;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.id.ImageId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Changed members of a playlist (contract, section 4, PUT /playlist/{playlist_id}); absent members
 * stay unchanged.
 */
public record PlaylistUpdate(
        Member<String> name,
        Member<String> description,
        Member<AccessType> accessType,
        Member<Secret> password,
        Member<Boolean> hideViews,
        Member<String> creatorName,
        Member<ExternalButton> externalButton,
        Member<ImageId> imageId) {
    public static final PlaylistUpdate NOTHING =
            new PlaylistUpdate(
                    Member.absent(),
                    Member.absent(),
                    Member.absent(),
                    Member.absent(),
                    Member.absent(),
                    Member.absent(),
                    Member.absent(),
                    Member.absent());

    /** Changes the access, its password, or both. */
    public static PlaylistUpdate access(Member<AccessType> access, Member<Secret> password) {
        return new PlaylistUpdate(
                Member.absent(),
                Member.absent(),
                access,
                password,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    public static PlaylistUpdate rename(String name) {
        return new PlaylistUpdate(
                Member.of(name),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    /** How many fields change. */
    public int size() {
        return (int)
                Stream.of(
                                name,
                                description,
                                accessType,
                                password,
                                hideViews,
                                creatorName,
                                externalButton,
                                imageId)
                        .filter(field -> !field.isAbsent())
                        .count();
    }

    public boolean isEmpty() {
        return equals(NOTHING);
    }

    /**
     * What the contract refuses in this update: lengths, the password that a change to
     * anyone_with_password requires, an image id that is no UUID, and null, which the contract
     * gives to none of these members.
     */
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        Limits.PLAYLIST_NAME.check(name, found::add);
        Limits.PLAYLIST_DESCRIPTION.check(description, found::add);
        Limits.CREATOR_NAME.check(creatorName, found::add);
        Limits.PLAYLIST_PASSWORD.check(password.map(Secret::reveal), found::add);
        if (accessType.orNull() == AccessType.ANYONE_WITH_PASSWORD && password.isAbsent()) {
            found.add(new Violation(Playlist.PASSWORD, new ValidationResult.Required()));
        }
        if (imageId instanceof Member.Value<ImageId>(var id) && !id.isUuid()) {
            found.add(new Violation(Playlist.IMAGE, new ValidationResult.NotUuid(id.value())));
        }
        Limits.notNull(Playlist.ACCESS, accessType, found::add);
        Limits.notNull(Playlist.HIDE_VIEWS, hideViews, found::add);
        Limits.notNull(Playlist.BUTTON, externalButton, found::add);
        Limits.notNull(Playlist.IMAGE, imageId, found::add);
        return List.copyOf(found);
    }
}
