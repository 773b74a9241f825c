package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.folder.Folder;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/**
 * API client of folders (contract, section 4, Folders). Every method throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class FolderApi {
    private final Transport transport;

    public FolderApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * All folders of every depth as one flat list; an extension. A parent may be missing from it,
     * and parents may form a loop.
     */
    public List<Folder> list() {
        return transport.send(
                ApiRequest.of(Operation.LIST_FOLDERS, Map.of(), List.of(), null),
                Readers.folders());
    }
}
