package app.marquee.model.folder;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.UserId;

import java.time.Instant;

/**
 * Folder as far as it is known.
 *
 * @param parent the folder above; null is the root, absent is unknown
 * @param active the status
 */
public record Folder(
        FolderId id,
        Member<String> name,
        Member<UserId> userId,
        Member<FolderId> parent,
        Member<Boolean> active,
        Member<Instant> createdAt,
        Member<Instant> updatedAt,
        Member<Long> videosCount,
        UnknownMembers extras) {
    public static final String NAME = "name";
    public static final String PARENT = "parent_folder_id";
    public static final String STATUS = "status";

    /** A folder of which nothing but its id is known. */
    public static Folder known(FolderId id) {
        return new Folder(
                id,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    public Folder withName(Member<String> other) {
        return new Folder(
                id, other, userId, parent, active, createdAt, updatedAt, videosCount, extras);
    }

    public Folder withParent(Member<FolderId> other) {
        return new Folder(
                id, name, userId, other, active, createdAt, updatedAt, videosCount, extras);
    }

    public Folder withActive(Member<Boolean> other) {
        return new Folder(
                id, name, userId, parent, other, createdAt, updatedAt, videosCount, extras);
    }

    /** What was known, with what a response said; it may leave fields out. */
    public Folder with(Folder answered) {
        return new Folder(
                id,
                answered.name.or(name),
                answered.userId.or(userId),
                answered.parent.or(parent),
                answered.active.or(active),
                answered.createdAt.or(createdAt),
                answered.updatedAt.or(updatedAt),
                answered.videosCount.or(videosCount),
                answered.extras.isEmpty() ? extras : answered.extras);
    }
}
