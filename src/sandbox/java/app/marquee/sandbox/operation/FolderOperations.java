package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Folders;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.StoredFolder;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Refusal;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.time.Instant;
import java.util.UUID;

/** Handler of folders: updated by the contract, listed and created by unofficial features. */
final class FolderOperations {
    private static final int LONGEST_NAME = 255;

    private final Platform platform;

    FolderOperations(Platform platform) {
        this.platform = platform;
    }

    /** An absent member stays as it is; a parent of null is the root. */
    Answer update(Call call) {
        String id = call.id("folder_id");
        Members members = new Members(call.object());
        return platform.write(
                session -> {
                    Folders folders = new Folders(session);
                    StoredFolder old =
                            folders.find(id)
                                    .orElseThrow(() -> Refusal.notFound("Folder not found: " + id));
                    StoredFolder folder = changed(folders, old, members);
                    if (!folder.equals(old)) {
                        folder = folder.updatedAt(platform.now());
                        folders.update(folder);
                    }
                    return Answer.ok(json(folder));
                });
    }

    Answer list(Call call) {
        return Answer.of(
                200,
                new Body.Many(
                        sink ->
                                platform.read(
                                        session -> {
                                            new Folders(session)
                                                    .each((f, n) -> sink.accept(counted(f, n)));
                                            return true;
                                        }),
                        new Envelope.Named("folders", Json.object())));
    }

    Answer create(Call call) {
        Members members = new Members(call.object());
        String name = members.requiredText("name", 1, LONGEST_NAME);
        return platform.write(
                session -> {
                    Folders folders = new Folders(session);
                    Instant now = platform.now();
                    StoredFolder folder =
                            new StoredFolder(
                                    UUID.randomUUID().toString(),
                                    name,
                                    platform.world().account().userId().toString(),
                                    members.has("parent_folder_id")
                                            ? parent(folders, members)
                                            : null,
                                    true,
                                    now,
                                    now);
                    folders.insert(folder);
                    return Answer.created(json(folder));
                });
    }

    private static StoredFolder changed(Folders folders, StoredFolder old, Members members) {
        StoredFolder folder = old;
        folder = members.text("name", 1, LONGEST_NAME).map(folder::withName).orElse(folder);
        folder = members.flag("status").map(folder::withStatus).orElse(folder);
        if (!members.has("parent_folder_id")) {
            return folder;
        }
        String parent = parent(folders, members);
        if (parent != null && folders.isWithin(parent, old.id())) {
            throw Refusal.invalid("A folder cannot be moved into itself or below itself");
        }
        return folder.withParent(parent);
    }

    private static @Nullable String parent(Folders folders, Members members) {
        if (members.isNull("parent_folder_id")) {
            return null;
        }
        String id = members.requiredUuid("parent_folder_id");
        if (folders.find(id).isEmpty()) {
            throw Refusal.invalid("parent_folder_id is not a folder: " + id);
        }
        return id;
    }

    private static ObjectNode counted(StoredFolder folder, long videos) {
        return json(folder).put("videos_count", videos);
    }

    private static ObjectNode json(StoredFolder f) {
        return Json.object()
                .put("id", f.id())
                .put("name", f.name())
                .put("user_id", f.userId())
                .put("parent_folder_id", f.parentFolderId())
                .put("status", f.status())
                .put("created_at", Times.text(f.createdAt()))
                .put("updated_at", Times.text(f.updatedAt()));
    }
}
