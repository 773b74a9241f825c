package app.marquee.ui.library.folder;

import app.marquee.model.NameOrder;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderKey;
import app.marquee.service.folder.FolderListing;
import app.marquee.service.folder.FolderNode;
import app.marquee.service.folder.FolderService;
import app.marquee.service.folder.FolderTree;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.PendingChangeIndex;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * View-model of the folder tree: loaded, arranged off the FX thread when large, and laid out as
 * rows; expansion and selection survive a refresh by ID. FX thread only.
 */
public final class FolderTreeViewModel {
    /** Up to this number, arranging takes less than a frame, and a job would only flicker. */
    static final int AT_ONCE = 1_500;

    /** Up to this number, the tree is shown with its first level open. */
    private static final int SMALL = 200;

    private final FolderService service;
    private final TaskRunner tasks;
    private final Messages messages;
    private final Load<FolderLayout.Read> loading;
    private final LatestJob arranging;
    private final FolderOverlay overlay;
    private final Set<RowKey> expanded = new LinkedHashSet<>();
    private final ReadOnlyObjectWrapper<List<FolderRow>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Set<RowKey>> selection =
            new ReadOnlyObjectWrapper<>(Set.of());
    private PendingChangeIndex waiting = PendingChangeIndex.NONE;
    private FolderTree tree;
    private boolean treeIsOld;
    private boolean wasListed;
    private @Nullable FolderId toReveal;
    private @Nullable RowKey collapsed;

    /**
     * @param overlay the changes over the list; call {@link #arrange} after changing it
     */
    public FolderTreeViewModel(
            FolderService service,
            FolderOverlay overlay,
            TaskRunner tasks,
            InstantSource clock,
            Messages messages) {
        this.service = service;
        this.overlay = overlay;
        this.tasks = tasks;
        this.messages = messages;
        this.loading = new Load<>(tasks, clock, read -> read.listing().askedAt());
        this.arranging = new LatestJob(tasks);
        this.tree = FolderTree.of(List.of(), new NameOrder(messages.locale()));
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return loading.stateProperty();
    }

    /** The visible rows; a new list on each change. */
    public ReadOnlyObjectProperty<List<FolderRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** The selection, of visible rows only, so that a key never changes hidden ones. */
    public ReadOnlyObjectProperty<Set<RowKey>> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    /** The tree as it is shown. */
    public FolderTree tree() {
        return tree;
    }

    /** Whether the server listed all folders; otherwise only those known by ID are shown. */
    public boolean isWhole() {
        FolderLayout.Read read = loading.value();
        return read != null && read.listing().whole();
    }

    /** When a response last had a folder that the platform doesn't list; empty where none did. */
    Optional<Instant> seen(FolderId folder) {
        FolderLayout.Read read = loading.value();
        return Optional.ofNullable(read == null ? null : read.listing().seen().get(folder));
    }

    /** Refreshes the folders; the shown ones stay until the response arrives. */
    public void refresh() {
        read(true);
    }

    /** Loads the folders to check the status of an unknown change. */
    public void readBack() {
        read(false);
    }

    private void read(boolean wanted) {
        long askedAt = overlay.now();
        boolean first = !wasListed;
        Locale locale = messages.locale();
        loading.run(
                Job.of(
                                messages.text(first ? "job.folders" : "job.folders.refresh"),
                                progress -> first ? listOrKnown(progress, locale) : list(locale))
                        .onSuccess(
                                read -> {
                                    if (first) {
                                        openFirst(read.tree());
                                    }
                                    loaded(read, askedAt, wanted);
                                }));
    }

    private FolderLayout.Read list(Locale locale) {
        return FolderLayout.Read.of(service.list(), locale);
    }

    /** Where the list fails, the folders known on this computer are shown without a tree. */
    private FolderLayout.Read listOrKnown(Progress progress, Locale locale) {
        try {
            return list(locale);
        } catch (FailureException e) {
            FolderLayout.Read known = FolderLayout.Read.of(service.known(), locale);
            if (!known.listed().isEmpty()) {
                progress.tell(() -> known(known));
            }
            throw e;
        }
    }

    private void known(FolderLayout.Read read) {
        openFirst(read.tree());
        tree = read.tree();
        treeIsOld = !overlay.shown(read.listed()).isEmpty();
        loading.partly(read, read.listed().size());
        lay();
    }

    private void loaded(FolderLayout.Read read, long askedAt, boolean wanted) {
        wasListed = true;
        tree = read.tree();
        if (read.listing().whole()) {
            overlay.read(read.listed(), askedAt, wanted);
        }
        treeIsOld = !overlay.shown(read.listed()).isEmpty();
        lay();
        remember(read.listing());
    }

    private void openFirst(FolderTree first) {
        expanded.add(new RowKey.Unplaced());
        if (first.size() <= SMALL) {
            first.roots().forEach(root -> expanded.add(new RowKey.Entry(root.key())));
        }
    }

    private void remember(FolderListing read) {
        if (read.whole()) {
            tasks.submit(
                    Job.of(
                            messages.text("job.remember"),
                            _ -> {
                                service.remember(read);
                                return read;
                            }));
        }
    }

    /** Arranges the tree after the overlay changed. */
    void arrange() {
        treeIsOld = true;
        lay();
    }

    /** Marks the pending changes. */
    public void waiting(PendingChangeIndex lines) {
        waiting = lines;
        lay();
    }

    /** Lays the rows out anew, after arranging where that is due. */
    private void lay() {
        FolderLayout.Read read = loading.value();
        if (read == null) {
            return;
        }
        FolderLayout layout =
                new FolderLayout(
                        read.listing(),
                        treeIsOld ? Optional.empty() : Optional.of(tree),
                        overlay.shown(read.listed()),
                        expanded,
                        overlay.marks(),
                        waiting,
                        rows.get(),
                        messages.locale());
        if (read.listing().folders().size() <= AT_ONCE) {
            show(layout.make());
        } else {
            arranging.submit(
                    Job.of(messages.text("job.arrange"), _ -> layout.make()).onSuccess(this::show));
        }
    }

    private void show(FolderLayout.Laid laid) {
        tree = laid.tree();
        treeIsOld = false;
        if (revealed()) {
            return;
        }
        keepVisible(laid.rows());
        rows.set(laid.rows());
    }

    private void keepVisible(List<FolderRow> laid) {
        RowKey closed = collapsed;
        collapsed = null;
        if (selection.get().isEmpty()) {
            return;
        }
        Set<RowKey> chosen = selection.get();
        Set<RowKey> visible =
                laid.stream()
                        .map(FolderRow::key)
                        .filter(chosen::contains)
                        .collect(Collectors.toSet());
        Set<RowKey> left = new LinkedHashSet<>(chosen);
        left.retainAll(visible);
        if (left.isEmpty() && closed != null) {
            left.add(closed);
        }
        select(left);
    }

    /** Opens or closes a row; closing it over a selection selects it instead. */
    public void expand(RowKey key, boolean open) {
        boolean changed = open ? expanded.add(key) : expanded.remove(key);
        if (changed) {
            collapsed = open ? null : key;
            lay();
        }
    }

    public Set<RowKey> expanded() {
        return Set.copyOf(expanded);
    }

    /** Restores open and selected rows, by IDs that may no longer exist. */
    public void restore(Collection<RowKey> open, Collection<RowKey> selected) {
        expanded.addAll(open);
        select(selected);
        lay();
    }

    public void select(Collection<RowKey> keys) {
        Set<RowKey> chosen = new LinkedHashSet<>(keys);
        if (!chosen.equals(selection.get())) {
            selection.set(chosen);
        }
    }

    /** Opens everything above a folder and selects it, as soon as it is in the tree. */
    public void reveal(FolderId folder) {
        toReveal = folder;
        if (revealed()) {
            return;
        }
        lay();
    }

    private boolean revealed() {
        FolderId wanted = toReveal;
        Optional<FolderNode> found = wanted == null ? Optional.empty() : tree.find(wanted);
        found.ifPresent(
                node -> {
                    toReveal = null;
                    open(tree.path(node.id()));
                    select(Set.of(RowKey.of(node.id())));
                    lay();
                });
        return found.isPresent();
    }

    private void open(List<FolderNode> path) {
        expanded.add(new RowKey.Unplaced());
        path.subList(0, path.size() - 1)
                .forEach(above -> expanded.add(new RowKey.Entry(above.key())));
    }

    /** Opens a folder and all its parents, so that a folder moved into it is visible. */
    void openInto(FolderId folder) {
        open(tree.path(folder));
        expanded.add(RowKey.of(folder));
    }

    /** The selected folders that can be changed, in the order of the selection. */
    public List<FolderId> selectedFolders() {
        return selection.get().stream()
                .filter(RowKey.Entry.class::isInstance)
                .map(key -> ((RowKey.Entry) key).folder())
                .filter(key -> key.copy() == 0)
                .map(FolderKey::id)
                .toList();
    }

    /** The verified values of a folder, without changes in progress. */
    public Folder known(FolderId folder) {
        FolderLayout.Read read = loading.value();
        Folder listed = read == null ? null : read.listed().get(folder);
        return overlay.known(listed == null ? Folder.known(folder) : listed);
    }

    boolean isPending(FolderId folder) {
        return overlay.isPending(folder);
    }

    /** The shown name of a folder; empty when it has none. */
    public Optional<String> name(FolderId folder) {
        return tree.find(folder).flatMap(node -> node.folder().name().toOptional());
    }

    /** Dismisses the message of a failed change. */
    void dismiss(FolderId folder) {
        overlay.forget(folder);
        lay();
    }

    /** Adds folders by ID, and shows the first of them. */
    public void add(Collection<FolderId> folders) {
        List<FolderId> ids = List.copyOf(folders);
        tasks.submit(
                Job.of(
                                messages.text("job.add"),
                                _ -> {
                                    service.add(ids);
                                    return ids;
                                })
                        .onSuccess(this::added));
    }

    private void added(List<FolderId> ids) {
        if (!ids.isEmpty()) {
            toReveal = ids.getFirst();
        }
        refresh();
    }
}
