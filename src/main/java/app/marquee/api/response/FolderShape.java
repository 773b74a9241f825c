package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.UserId;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/** Shape of a folder, in a list or after a write. */
final class FolderShape extends RowShape<Folder> {
    FolderShape() {
        super(
                ExpectedContent.FOLDERS,
                Set.of("folders"),
                Set.of("id", "folder_id", "name", Folder.PARENT, "folder"));
    }

    @Override
    public @Nullable Folder read(Fields fields, Keys keys) {
        fields.lift("folder");
        FolderId id = keys.id(fields, FolderId::new, "id", "folder_id", Fields.VALUE);
        if (id == null) {
            return null;
        }
        return new Folder(
                id,
                fields.text("name"),
                fields.id(UserId::new, "user_id"),
                fields.id(FolderId::new, Folder.PARENT, "parent_id"),
                fields.bool("status", "active"),
                fields.instant("created_at"),
                fields.instant("updated_at"),
                fields.whole("videos_count", "videos_quantity"),
                fields.extras());
    }
}
