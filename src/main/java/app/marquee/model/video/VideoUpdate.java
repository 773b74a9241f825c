package app.marquee.model.video;

import app.marquee.model.Member;
import app.marquee.model.id.FolderId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.List;

/**
 * Changed members of a video; an unofficial feature. A null folder moves it to the top level, a
 * null description clears it.
 */
public record VideoUpdate(
        Member<String> title, Member<String> description, Member<FolderId> folderId) {
    public static VideoUpdate rename(String title) {
        return new VideoUpdate(Member.of(title), Member.absent(), Member.absent());
    }

    /**
     * @param description empty to clear it
     */
    public static VideoUpdate describe(String description) {
        Member<String> next = description.isEmpty() ? Member.ofNull() : Member.of(description);
        return new VideoUpdate(Member.absent(), next, Member.absent());
    }

    public static VideoUpdate moveTo(FolderId folder) {
        return new VideoUpdate(Member.absent(), Member.absent(), Member.of(folder));
    }

    public static VideoUpdate moveToRoot() {
        return new VideoUpdate(Member.absent(), Member.absent(), Member.ofNull());
    }

    /** What can only be a mistake: a video without a title, a folder that is no UUID. */
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        Limits.notNull(Video.TITLE, title, found::add);
        if (folderId instanceof Member.Value<FolderId>(var id)) {
            Limits.uuid(Video.FOLDER, id, found::add);
        }
        return List.copyOf(found);
    }
}
