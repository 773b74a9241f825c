package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.folder.Folder;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Optional;

/**
 * API client of folders (contract, section 4, Folders). Every method throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class FolderApi {
    private static final Writes WRITES =
            new Writes(Operation.UPDATE_FOLDER, Operation.CREATE_FOLDER);

    private final Transport transport;

    public FolderApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * All folders of every depth as one flat list; an extension. A parent may be missing from it,
     * and parents may form a loop.
     */
    public List<Folder> list() {
        return transport.send(FolderRequests.list(), Readers.folders());
    }

    /**
     * Sends a write of {@link FolderRequests} and returns the folder when the answer carries it. A
     * successful answer never fails for what is in its body.
     */
    public Optional<Folder> send(ApiRequest write) {
        WRITES.requireOwn(write);
        return transport.send(write, Readers.writtenFolder(write));
    }
}
