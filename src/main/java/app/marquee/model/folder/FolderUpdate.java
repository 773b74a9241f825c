package app.marquee.model.folder;

import app.marquee.model.Member;
import app.marquee.model.id.FolderId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.List;

/**
 * Changed members of a folder (contract, section 4, PUT /folders/{folder_id}).
 *
 * @param parent the new parent; null moves the folder to the root, absent leaves it where it is
 * @param status active or inactive
 */
public record FolderUpdate(Member<String> name, Member<FolderId> parent, Member<Boolean> status) {
    public static FolderUpdate rename(String name) {
        return new FolderUpdate(Member.of(name), Member.absent(), Member.absent());
    }

    public static FolderUpdate moveTo(FolderId parent) {
        return new FolderUpdate(Member.absent(), Member.of(parent), Member.absent());
    }

    public static FolderUpdate moveToRoot() {
        return new FolderUpdate(Member.absent(), Member.ofNull(), Member.absent());
    }

    public static FolderUpdate setActive(boolean active) {
        return new FolderUpdate(Member.absent(), Member.absent(), Member.of(active));
    }

    public boolean isEmpty() {
        return name.isAbsent() && parent.isAbsent() && status.isAbsent();
    }

    /** What the contract refuses in this update. */
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        Limits.FOLDER_NAME.check(name, found::add);
        Limits.notNull(Folder.STATUS, status, found::add);
        if (parent instanceof Member.Value<FolderId>(var id)) {
            Limits.uuid(Folder.PARENT, id, found::add);
        }
        return List.copyOf(found);
    }
}
