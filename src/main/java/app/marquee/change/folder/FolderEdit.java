package app.marquee.change.folder;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.Field;
import app.marquee.change.FieldSet;
import app.marquee.change.FieldType;
import app.marquee.change.FieldValues;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.Subjects;
import app.marquee.change.UpdateType;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Update of a folder: its name, place and status (contract, section 4, Folders). */
public final class FolderEdit extends UpdateType<Folder, FolderUpdate> {
    private static final Field<Folder, FolderUpdate, String> NAME =
            Field.of(Folder.NAME, FieldType.TEXT, Folder::name, FolderUpdate::name);

    static final Field<Folder, FolderUpdate, FolderId> PARENT =
            Field.of(
                    Folder.PARENT,
                    FieldType.text(FolderId::value, id -> Optional.of(new FolderId(id))),
                    Folder::parent,
                    FolderUpdate::parent);

    private static final Field<Folder, FolderUpdate, Boolean> STATUS =
            Field.of(Folder.STATUS, FieldType.FLAG, Folder::active, FolderUpdate::status);

    public static final FieldSet<Folder, FolderUpdate> FIELDS =
            new FieldSet<>(
                    List.of(NAME, PARENT, STATUS),
                    values ->
                            new FolderUpdate(
                                    values.get(NAME), values.get(PARENT), values.get(STATUS)),
                    FolderUpdate::violations);

    public static final FolderEdit TYPE = new FolderEdit();

    private FolderEdit() {
        super(FIELDS, Operation.UPDATE_FOLDER);
    }

    /**
     * @param known the folder as far as it was loaded, for the values before
     * @param update the changed fields only, at least one
     */
    public StagedChange stage(JournalEntryFactory lines, Folder known, FolderUpdate update) {
        Subject folder = Subject.of(ItemKind.FOLDER, known.id(), known.name().orNull());
        return stage(lines, List.of(folder), known, update);
    }

    /** The folder as it is when the change is done. */
    public static Folder after(Folder known, ChangeLine line) {
        FieldValues values = new FieldValues(line.members());
        return known.withName(values.or(NAME, known))
                .withParent(values.or(PARENT, known))
                .withActive(values.or(STATUS, known));
    }

    @Override
    protected ApiRequest request(List<Subject> subjects, JsonBody body) {
        String folder = Subjects.only(subjects, ItemKind.FOLDER);
        new RequestValidator().uuid("folder_id", new FolderId(folder)).hold();
        return ApiRequest.of(operation(), Map.of("folder_id", folder), List.of(), body);
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenFolder(request)),
                WriteResponse.OfFolder::new);
    }

    /** The new parent folder may be on its own way, and not into this one. */
    @Override
    public Set<String> order(ChangeLine line) {
        Set<String> keys = new LinkedHashSet<>(super.order(line));
        if (sets(line).get(Folder.PARENT) instanceof ChangeValue.Text(var parent)) {
            keys.add(key(line.subject(), parent));
        }
        return keys;
    }

    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return load(now)
                .map(all -> Optional.ofNullable(all.get(line.subject().id())))
                .map(
                        folder ->
                                folder.map(found -> check(line, found))
                                        .orElseGet(() -> StateCheck.gone(line)))
                .orElseGet(() -> StateCheck.unread(line));
    }

    /** All folders by their IDs. */
    public static Optional<Map<String, Folder>> load(ServerState now) {
        return now.read(Operation.LIST_FOLDERS, "", gateways -> byId(gateways.folders().list()));
    }

    private static Map<String, Folder> byId(List<Folder> folders) {
        return folders.stream()
                .collect(
                        Collectors.toMap(
                                folder -> folder.id().value(),
                                Function.identity(),
                                (_, later) -> later));
    }

    @Override
    public Optional<KnownItem> known(ChangeLine done, Instant now) {
        return item(done, Folder.NAME, now);
    }
}
