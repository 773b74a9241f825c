package app.marquee.ui.library.folder;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderMove;
import app.marquee.service.folder.FolderNode;
import app.marquee.service.folder.FolderPlacement;
import app.marquee.service.folder.FolderService;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.ProductionWarning;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * View-model of the actions on folders: move, cut and paste, activate, create. Each becomes a
 * proposal, or a message about why not. FX thread only.
 */
public final class FolderActionsViewModel {
    private final FolderTreeViewModel tree;
    private final FolderService service;
    private final ChangeFlowViewModel flow;
    private final ObservableValue<ConnectionSummary> connection;
    private final Messages messages;
    private final ReadOnlyObjectWrapper<FolderChoice> choice =
            new ReadOnlyObjectWrapper<>(FolderChoice.NONE);
    private final ReadOnlyObjectWrapper<Set<FolderId>> cut = new ReadOnlyObjectWrapper<>(Set.of());
    private Consumer<String> onNews = _ -> {};

    public FolderActionsViewModel(
            FolderTreeViewModel tree,
            FolderService service,
            ChangeFlowViewModel flow,
            ObservableValue<ConnectionSummary> connection,
            Messages messages) {
        this.tree = tree;
        this.service = service;
        this.flow = flow;
        this.connection = connection;
        this.messages = messages;
        flow.caring(this::caring);
        tree.rowsProperty().addListener(_ -> update());
        tree.selectionProperty().addListener(_ -> update());
        connection.addListener(_ -> update());
    }

    /** The actions available for the selection. */
    public ReadOnlyObjectProperty<FolderChoice> choiceProperty() {
        return choice.getReadOnlyProperty();
    }

    /** The folders that were cut, to be pasted. */
    ReadOnlyObjectProperty<Set<FolderId>> cutProperty() {
        return cut.getReadOnlyProperty();
    }

    /** Adds a listener for reasons why an action did nothing. */
    public void onNews(Consumer<String> news) {
        onNews = news;
    }

    private void update() {
        List<FolderId> folders = tree.selectedFolders();
        choice.set(
                new FolderChoice(
                        folders,
                        blocked(folders).orElse(""),
                        any(folders, node -> !node.folder().active().equals(Member.of(true))),
                        any(folders, node -> !node.folder().active().equals(Member.of(false))),
                        any(folders, node -> !(node.placement() instanceof FolderPlacement.Root)),
                        !cut.get().isEmpty() && pasteTarget().isPresent()));
    }

    private boolean any(List<FolderId> folders, Predicate<FolderNode> test) {
        return folders.stream().flatMap(id -> tree.tree().find(id).stream()).anyMatch(test);
    }

    /** Why these cannot be changed now; empty when they can. */
    public Optional<String> blocked(Collection<FolderId> folders) {
        if (connection.getValue().readOnly()) {
            return Optional.of(messages.text("blocked.readOnly"));
        }
        if (folders.stream().anyMatch(tree::isPending)) {
            return Optional.of(messages.text("blocked.pending"));
        }
        return IdRule.blocked(messages, folders);
    }

    /**
     * Why nothing can be moved there; empty when something can.
     *
     * @param place null is the top level
     */
    public Optional<String> blockedPlace(@Nullable FolderId place) {
        return IdRule.blocked(messages, place == null ? List.of() : List.of(place));
    }

    /** Whether a move would be proposed, for a target under the mouse. */
    public FolderMove check(Collection<FolderId> folders, @Nullable FolderId target) {
        return FolderMove.check(tree.tree(), folders, target);
    }

    /** Why a move is refused, in words. */
    public String words(FolderMove.Refused refused) {
        String name = name(refused.folder());
        return switch (refused.reason()) {
            case ITSELF -> messages.text("move.itself", name);
            case DESCENDANT -> messages.text("move.descendant", name);
            case ALREADY_THERE -> messages.text("move.already", name);
        };
    }

    /**
     * Proposes to move folders.
     *
     * @param target null is the top level
     */
    public void move(Collection<FolderId> folders, @Nullable FolderId target) {
        Optional<String> blocked = blocked(folders).or(() -> blockedPlace(target));
        if (blocked.isPresent()) {
            onNews.accept(blocked.get());
            return;
        }
        switch (check(folders, target)) {
            case FolderMove.Nothing _ -> onNews.accept(messages.text("move.nothing"));
            case FolderMove.Refused refused -> onNews.accept(words(refused));
            case FolderMove.Possible(var moving, _) -> proposeMove(moving, target);
        }
    }

    private void proposeMove(List<FolderId> moving, @Nullable FolderId target) {
        FolderUpdate update =
                target == null ? FolderUpdate.moveToRoot() : FolderUpdate.moveTo(target);
        String to = target == null ? messages.text("value.top") : name(target);
        String title =
                moving.size() == 1
                        ? messages.text("change.move", name(moving.getFirst()), to)
                        : messages.text("move.title.many", moving.size(), to);
        propose(moving, update, title, messages.plural("move.action", moving.size()));
    }

    /** A new name, staged; throws when the platform would refuse it. */
    public StagedChange renamed(Folder known, String name) {
        return service.stageUpdate(known, FolderUpdate.rename(name));
    }

    /** Proposes to move the selection to the top level. */
    void toTop() {
        move(choice.get().folders(), null);
    }

    /** Proposes to activate or deactivate the selection, except folders known to be so already. */
    public void status(boolean active) {
        List<FolderId> folders =
                choice.get().folders().stream()
                        .filter(id -> !tree.known(id).active().equals(Member.of(active)))
                        .toList();
        if (folders.isEmpty() || !choice.get().canChange()) {
            onNews.accept(
                    choice.get().blocked().isEmpty()
                            ? messages.text("status.nothing")
                            : choice.get().blocked());
            return;
        }
        String action =
                messages.plural(active ? "status.activate" : "status.deactivate", folders.size());
        String title =
                folders.size() == 1
                        ? messages.text(
                                active ? "change.activate" : "change.deactivate",
                                name(folders.getFirst()))
                        : action;
        propose(folders, FolderUpdate.setActive(active), title, action);
    }

    private void propose(List<FolderId> folders, FolderUpdate update, String title, String action) {
        List<StagedChange> changes = new ArrayList<>();
        try {
            for (FolderId folder : folders) {
                changes.add(service.stageUpdate(tree.known(folder), update));
            }
        } catch (FailureException refused) {
            onNews.accept(messages.text("blocked.refused"));
            return;
        }
        flow.propose(withWarning(Proposal.of(title, action, changes), folders));
    }

    private Proposal withWarning(Proposal proposal, List<FolderId> folders) {
        // Each subfolder once, without the selected folders.
        Set<FolderId> below = new LinkedHashSet<>();
        folders.forEach(folder -> below.addAll(tree.tree().descendants(folder)));
        folders.forEach(below::remove);
        if (below.isEmpty()) {
            return proposal;
        }
        Proposal told = proposal.warning(messages.plural("warning.below", below.size()), false);
        return ProductionWarning.on(connection.getValue(), told, messages);
    }

    /** Adds the warning about subfolders to the undo of a move or status change. */
    private Proposal caring(Proposal back) {
        List<FolderId> folders =
                back.lines().stream()
                        .filter(ProductionWarning::reachesBelow)
                        .map(line -> new FolderId(String.valueOf(line.subject().id())))
                        .toList();
        return withWarning(back, folders);
    }

    /** Cuts the selection, to be pasted elsewhere. */
    void cut() {
        FolderChoice now = choice.get();
        if (now.canChange()) {
            cut.set(Set.copyOf(now.folders()));
            update();
        } else if (!now.blocked().isEmpty()) {
            onNews.accept(now.blocked());
        }
    }

    /** Forgets what was cut; false when nothing was. */
    public boolean forgetCut() {
        boolean something = !cut.get().isEmpty();
        cut.set(Set.of());
        update();
        return something;
    }

    /** Proposes to move the cut folders into the one selected row. */
    void paste() {
        Optional<RowKey> target = pasteTarget();
        if (cut.get().isEmpty() || target.isEmpty()) {
            onNews.accept(messages.text(cut.get().isEmpty() ? "paste.nothing" : "paste.nowhere"));
            return;
        }
        Set<FolderId> folders = cut.get();
        cut.set(Set.of());
        update();
        move(folders, folder(target.get()));
    }

    private Optional<RowKey> pasteTarget() {
        Set<RowKey> selected = tree.selectionProperty().get();
        return selected.size() == 1
                ? selected.stream().filter(FolderActionsViewModel::isPlace).findFirst()
                : Optional.empty();
    }

    /** Whether folders can be moved into a row. */
    public static boolean isPlace(RowKey key) {
        return switch (key) {
            case RowKey.Top _ -> true;
            case RowKey.Unplaced _ -> false;
            case RowKey.Entry(var folder) -> folder.copy() == 0;
        };
    }

    /** The folder of a place; null is the top level. */
    public static @Nullable FolderId folder(RowKey place) {
        return place instanceof RowKey.Entry(var folder) ? folder.id() : null;
    }

    /** Whether folders can be created; an unofficial feature. */
    public boolean canCreate() {
        return service.canCreate() && !connection.getValue().readOnly();
    }

    /** The parent of a new folder: the selected one, or the top level. */
    public Optional<FolderId> newParent() {
        return pasteTarget().map(FolderActionsViewModel::folder);
    }

    /** Proposal that creates a folder; empty while the name is invalid. */
    public Optional<Proposal> creation(String name, @Nullable FolderId parent) {
        FolderDraft draft = new FolderDraft(name, parent);
        return draft.violations().isEmpty()
                ? Optional.of(
                        Proposal.of(
                                messages.text("change.CREATE_FOLDER", name),
                                messages.text("operation.CREATE_FOLDER"),
                                List.of(service.stageCreate(draft))))
                : Optional.empty();
    }

    /** The name of a folder, or the start of its ID. */
    public String name(FolderId folder) {
        return tree.name(folder).orElseGet(() -> ChangeWords.shortId(folder.value()));
    }
}
