package app.marquee.model.folder;

import app.marquee.model.Member;
import app.marquee.model.id.FolderId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.Violation;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Folder to create; an unofficial feature.
 *
 * @param parent null creates it at the root
 */
public record FolderDraft(String name, @Nullable FolderId parent) {
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        Limits.FOLDER_NAME.check(Member.of(name), found::add);
        if (parent != null) {
            Limits.uuid(Folder.PARENT, parent, found::add);
        }
        return List.copyOf(found);
    }
}
