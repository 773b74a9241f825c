package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.model.Member;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.Id;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/**
 * Request factory of folders (contract, section 4, Folders). Violations of the contract are refused
 * with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class FolderRequests {
    private FolderRequests() {}

    /** Sends the changed members only; a null parent moves the folder to the root. */
    public static ApiRequest update(FolderId folder, FolderUpdate update) {
        new RequestValidator().uuid("folder_id", folder).all(update.violations()).hold();
        JsonBody body =
                new BodyMembers()
                        .text("name", update.name())
                        .text("parent_folder_id", update.parent(), Id::value)
                        .bool("status", update.status())
                        .toBody();
        return ApiRequest.of(
                Operation.UPDATE_FOLDER, Map.of("folder_id", folder.value()), List.of(), body);
    }

    /** Creates a folder; an extension. */
    public static ApiRequest create(FolderDraft draft) {
        new RequestValidator().all(draft.violations()).hold();
        JsonBody body =
                new BodyMembers()
                        .text("name", Member.of(draft.name()))
                        .text("parent_folder_id", Member.ofKnown(draft.parent()), Id::value)
                        .toBody();
        return ApiRequest.of(Operation.CREATE_FOLDER, Map.of(), List.of(), body);
    }

    /** All folders of every depth; an extension. */
    public static ApiRequest list() {
        return ApiRequest.of(Operation.LIST_FOLDERS, Map.of(), List.of(), null);
    }
}
