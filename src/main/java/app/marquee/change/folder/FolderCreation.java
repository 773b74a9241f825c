package app.marquee.change.folder;

import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.CreationType;
import app.marquee.change.FieldValues;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Reversible;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Creation of a folder: an unofficial feature. */
public final class FolderCreation extends CreationType<FolderDraft> {
    public static final FolderCreation TYPE = new FolderCreation();

    private FolderCreation() {
        super(ItemKind.FOLDER, Reversible.NO, Operation.CREATE_FOLDER, Operation.LIST_FOLDERS);
    }

    @Override
    protected String name(FolderDraft draft) {
        return draft.name();
    }

    @Override
    protected Map<String, ChangeValue> values(FolderDraft draft) {
        Map<String, ChangeValue> values = new LinkedHashMap<>();
        values.put(Folder.NAME, new ChangeValue.Text(draft.name()));
        values.put(Folder.PARENT, ChangeValue.text(Member.ofNullable(draft.parent())));
        return values;
    }

    @Override
    protected List<Violation> violations(FolderDraft draft) {
        return draft.violations();
    }

    @Override
    protected FolderDraft draft(FieldValues values) {
        boolean top = values.value(Folder.PARENT) instanceof ChangeValue.None;
        return new FolderDraft(
                values.text(Folder.NAME), top ? null : new FolderId(values.text(Folder.PARENT)));
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenFolder(request)),
                WriteResponse.OfFolder::new);
    }
}
