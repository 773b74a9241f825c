package app.marquee.service.playlist;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.playlist.Playlist;

/** Merger of the responses and changes of one playlist. Thread-safe. */
public final class PlaylistMerger {
    private PlaylistMerger() {}

    /** The newer response, completed by the fields known before. */
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

    private static <T> Member<T> either(Member<T> newer, Member<T> before) {
        return newer.isPresent() ? newer : before;
    }

    /** The playlist with the members that a change set. */
    public static Playlist after(Playlist before, ChangeLine done) {
        return merged(before, new PlaylistMembersSent(done.members()).of(before.id()));
    }

    /** Whether a playlist that was read has what a change wanted. */
    public static Settled settled(Playlist read, ChangeLine change) {
        PlaylistMembersSent sent = new PlaylistMembersSent(change.members());
        Playlist wanted = sent.of(read.id());
        if (!merged(wanted, read).equals(merged(read, wanted))) {
            return Settled.NOT_APPLIED;
        }
        return sent.isHidden() || !merged(read, wanted).equals(read)
                ? Settled.CANNOT_TELL
                : Settled.APPLIED;
    }

    /** Verdict of a later read on a change whose outcome is unknown. */
    public enum Settled {
        APPLIED,
        NOT_APPLIED,
        /** The change is about something that cannot be read. */
        CANNOT_TELL
    }
}
