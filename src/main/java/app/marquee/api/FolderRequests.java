package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/**
 * Request factory of folders (contract, section 4, Folders). Violations of the contract are refused
 * with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class FolderRequests {
    private FolderRequests() {}

    /** All folders of every depth; an extension. */
    public static ApiRequest list() {
        return ApiRequest.of(Operation.LIST_FOLDERS, Map.of(), List.of(), null);
    }
}
