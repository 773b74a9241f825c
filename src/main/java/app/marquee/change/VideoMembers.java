package app.marquee.change;

import app.marquee.model.FolderId;
import app.marquee.model.MemberChange;
import app.marquee.model.Video;
import app.marquee.model.VideoUpdate;

import java.util.List;
import java.util.Set;

/** The members of a video as values of a change, and back. */
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

    /** The update that sets the previous values again. */
    static VideoUpdate back(PreviousValues previous) {
        return new VideoUpdate(
                previous.text("title"),
                previous.text("description"),
                previous.text("folder_id").map(FolderId::new));
    }
}
