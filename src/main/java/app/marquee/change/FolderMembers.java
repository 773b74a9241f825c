package app.marquee.change;

import app.marquee.model.change.MemberChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;

import java.util.List;
import java.util.Set;

/** Converter between folder members and change values. */
final class FolderMembers {
    static final Set<String> CLEARABLE = Set.of("parent_folder_id");

    private static final String ANY = "any";

    private FolderMembers() {}

    static List<MemberChange> changes(Folder known, FolderUpdate update) {
        return new MemberChanges()
                .text("name", known.name(), update.name())
                .text("parent_folder_id", known.parent(), update.parent())
                .flag("status", known.active(), update.status())
                .all();
    }

    /** The update that sets the values that a change wants. */
    static FolderUpdate wanted(List<MemberChange> members) {
        return back(PreviousValues.wanted(members));
    }

    /** The same members with the values that the folder has now before them. */
    static List<MemberChange> now(Folder now, List<MemberChange> members) {
        return changes(now, wanted(members));
    }

    /** What of the members the update carries. */
    static List<MemberChange> listed(List<MemberChange> members) {
        return now(Folder.known(new FolderId(ANY)), members);
    }

    /** The update that sets the previous values again. */
    static FolderUpdate back(PreviousValues previous) {
        return new FolderUpdate(
                previous.text("name"),
                previous.text("parent_folder_id").map(FolderId::new),
                previous.flag("status"));
    }
}
