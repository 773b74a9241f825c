package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.FolderId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;

import java.util.List;
import java.util.Set;

/** Converter between video members and change values. */
final class VideoMembers {
    static final Set<String> CLEARABLE = Set.of("description", "folder_id");

    private VideoMembers() {}

    static List<MemberChange> changes(Video known, VideoUpdate update) {
        return new MemberChanges()
                .text("title", known.title(), update.title())
                .text("description", known.description(), update.description())
                .text("folder_id", known.folderId(), update.folderId())
                .all();
    }

    /** The update that sets the values that a change wants. */
    static VideoUpdate wanted(List<MemberChange> members) {
        return back(PreviousValues.wanted(members));
    }

    /** The same members with the values that the video has now before them. */
    static List<MemberChange> now(Video now, List<MemberChange> members) {
        return changes(now, wanted(members));
    }

    /** What of the members the update carries. */
    static List<MemberChange> listed(List<MemberChange> members) {
        VideoUpdate update = wanted(members);
        return new MemberChanges()
                .text("title", Member.absent(), update.title())
                .text("description", Member.absent(), update.description())
                .text("folder_id", Member.absent(), update.folderId())
                .all();
    }

    /** The update that sets the previous values again. */
    static VideoUpdate back(PreviousValues previous) {
        return new VideoUpdate(
                previous.text("title"),
                previous.text("description"),
                previous.text("folder_id").map(FolderId::new));
    }
}
