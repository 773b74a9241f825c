package app.marquee.ui.library.folder;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.service.folder.FolderService;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.dialog.UnsavedEdit;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * View-model of renaming a folder in place: validates the name while typing and previews the
 * request. An unchanged name sends nothing, and spaces are not trimmed. FX thread only.
 */
public final class FolderEditViewModel {
    private final FolderTreeViewModel tree;
    private final FolderActionsViewModel actions;
    private final FolderService service;
    private final ChangeFlowViewModel flow;
    private final Messages messages;
    private final ReadOnlyObjectWrapper<@Nullable FolderId> editing =
            new ReadOnlyObjectWrapper<>(null);
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Draft> draft = new ReadOnlyObjectWrapper<>(Draft.NONE);
    private Consumer<String> onNews = _ -> {};

    /**
     * Typed name with its validation. Immutable.
     *
     * @param verdict the validation by the limit of the API contract
     * @param changed whether it differs from the name that is known
     * @param outerSpaces how many spaces are at its ends
     * @param change the change that Enter sends; null when it sends nothing
     */
    record Draft(
            int length,
            ValidationResult verdict,
            boolean changed,
            int outerSpaces,
            @Nullable StagedChange change) {
        static final Draft NONE = new Draft(0, new ValidationResult.Fits(), false, 0, null);
    }

    public FolderEditViewModel(
            FolderTreeViewModel tree,
            FolderActionsViewModel actions,
            FolderService service,
            ChangeFlowViewModel flow,
            Messages messages) {
        this.tree = tree;
        this.actions = actions;
        this.service = service;
        this.flow = flow;
        this.messages = messages;
        text.addListener(_ -> update());
    }

    /** The folder that is being renamed; null when none is. */
    public ReadOnlyObjectProperty<@Nullable FolderId> editingProperty() {
        return editing.getReadOnlyProperty();
    }

    StringProperty textProperty() {
        return text;
    }

    ReadOnlyObjectProperty<Draft> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    public void onNews(Consumer<String> news) {
        onNews = news;
    }

    /** Starts renaming, or reports why the folder can't be changed. */
    void begin(FolderId folder) {
        Optional<String> blocked = actions.blocked(List.of(folder));
        if (blocked.isPresent()) {
            onNews.accept(blocked.get());
            return;
        }
        // Set the text first: listeners of the editing state select all of it.
        text.set(tree.known(folder).name().toOptional().orElse(""));
        editing.set(folder);
        update();
    }

    /** Starts renaming the one selected folder. */
    void beginSelected() {
        List<FolderId> folders = tree.selectedFolders();
        if (folders.size() == 1) {
            begin(folders.getFirst());
        }
    }

    private void update() {
        FolderId folder = editing.get();
        if (folder == null) {
            draft.set(Draft.NONE);
            return;
        }
        String typed = typed();
        Folder known = tree.known(folder);
        ValidationResult verdict = Limits.FOLDER_NAME.check(typed);
        boolean changed = !known.name().equals(Member.of(typed));
        StagedChange change =
                changed && verdict instanceof ValidationResult.Fits ? stage(known, typed) : null;
        int length = typed.codePointCount(0, typed.length());
        draft.set(new Draft(length, verdict, changed, outerSpaces(typed), change));
    }

    private @Nullable StagedChange stage(Folder known, String name) {
        try {
            return service.stageUpdate(known, FolderUpdate.rename(name));
        } catch (FailureException refused) {
            return null;
        }
    }

    private static int outerSpaces(String typed) {
        return typed.length() - typed.strip().length();
    }

    private String typed() {
        return text.get() == null ? "" : text.get();
    }

    /** Sends the name and ends; stays open while the name is invalid. */
    void commit() {
        if (editing.get() == null) {
            return;
        }
        Optional<Proposal> proposal = proposal();
        if (!draft.get().changed() || proposal.isPresent()) {
            cancel();
            proposal.ifPresent(flow::send);
        }
    }

    /** The change that would be sent; empty while the name is as it was or invalid. */
    private Optional<Proposal> proposal() {
        StagedChange change = draft.get().change();
        return change == null
                ? Optional.empty()
                : Optional.of(
                        Proposal.of(
                                messages.text("change.rename", subject(change), name(change)),
                                messages.text("action.rename"),
                                List.of(change)));
    }

    private static String subject(StagedChange change) {
        String title = change.line().subject().title();
        return title != null
                ? title
                : ChangeWords.shortId(String.valueOf(change.line().subject().id()));
    }

    private static String name(StagedChange change) {
        return change.line().members().getFirst().after() instanceof ChangeValue.Text(var name)
                ? name
                : "";
    }

    /** Ends without sending anything. */
    void cancel() {
        editing.set(null);
        text.set("");
    }

    /** Handles loss of focus: ends an unchanged edit and keeps a changed one. */
    void leave() {
        if (!draft.get().changed()) {
            cancel();
        }
    }

    /** The typed name that is not sent; a valid one can be saved for later. */
    public Optional<UnsavedEdit> unsaved(ChangeController changes) {
        FolderId folder = editing.get();
        if (folder == null || !draft.get().changed()) {
            return Optional.empty();
        }
        String name = messages.text("unsaved.folder", actions.name(folder));
        return Optional.of(
                proposal()
                        .map(ready -> UnsavedEdit.kept(name, keeping(ready, changes)))
                        .orElseGet(() -> UnsavedEdit.lost(name)));
    }

    private UnsavedEdit.Keeping keeping(Proposal ready, ChangeController changes) {
        return (kept, failed) ->
                changes.keep(
                        ready,
                        () -> {
                            cancel();
                            kept.run();
                        },
                        failed);
    }
}
