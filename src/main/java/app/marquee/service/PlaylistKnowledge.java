package app.marquee.service;

import app.marquee.model.Extras;
import app.marquee.model.Member;
import app.marquee.model.Playlist;
import app.marquee.model.PlaylistUpdate;

/** Puts together what several answers and changes tell of one playlist. Pure. */
public final class PlaylistKnowledge {
    private PlaylistKnowledge() {}

    /** What the newer answer tells, and for the rest what was known before. */
    public static Playlist merged(Playlist before, Playlist newer) {
        return new Playlist(
                before.id(),
                either(newer.name(), before.name()),
                either(newer.description(), before.description()),
                either(newer.accessType(), before.accessType()),
                either(newer.hideViews(), before.hideViews()),
                either(newer.creatorName(), before.creatorName()),
                either(newer.externalButton(), before.externalButton()),
                either(newer.imageId(), before.imageId()),
                either(newer.videosQuantity(), before.videosQuantity()),
                either(newer.duration(), before.duration()),
                either(newer.updatedAt(), before.updatedAt()),
                newer.extras().isEmpty() ? before.extras() : newer.extras());
    }

    /** The playlist after an update that was done. */
    public static Playlist after(Playlist before, PlaylistUpdate update) {
        return merged(
                before,
                new Playlist(
                        before.id(),
                        update.name(),
                        update.description(),
                        update.accessType(),
                        update.hideViews(),
                        update.creatorName(),
                        update.externalButton(),
                        update.imageId(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Extras.NONE));
    }

    private static <T> Member<T> either(Member<T> newer, Member<T> before) {
        return newer.isPresent() ? newer : before;
    }
}
