package app.marquee.service.folder;

import app.marquee.model.NameOrder;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Folder tree built from the server's flat list, whatever its errors: every row appears exactly
 * once, placed or unplaced with a reason. Built off the FX thread, without recursion because
 * accounts may be large and deep. Immutable.
 */
public final class FolderTree {
    private final Map<FolderKey, FolderNode> nodes;
    private final Map<FolderId, List<FolderNode>> children;
    private final List<FolderNode> roots;
    private final List<FolderNode> unplaced;
    private final long largestCount;

    FolderTree(
            Map<FolderKey, FolderNode> nodes,
            Map<FolderId, List<FolderNode>> children,
            List<FolderNode> roots,
            List<FolderNode> unplaced) {
        this.nodes = nodes;
        this.children = children;
        this.roots = roots;
        this.unplaced = unplaced;
        this.largestCount =
                nodes.values().stream()
                        .flatMap(node -> node.folder().videosCount().toOptional().stream())
                        .mapToLong(Number::longValue)
                        .max()
                        .orElse(0);
    }

    /** Arranges and sorts. A row that is equal to an earlier one is left out. */
    public static FolderTree of(Collection<Folder> folders, NameOrder order) {
        return of(folders, Map.of(), order);
    }

    /**
     * The same with what is known better of some folders; those that are not in the list are added.
     */
    public static FolderTree of(
            Collection<Folder> folders, Map<FolderId, Folder> better, NameOrder order) {
        return new FolderArrangement(folders, better, order).tree();
    }

    /** The folders of the top, sorted. */
    public List<FolderNode> roots() {
        return roots;
    }

    /** The folders that lie nowhere, sorted; what lies in them follows as their children. */
    public List<FolderNode> unplaced() {
        return unplaced;
    }

    /** What lies directly in a folder, sorted. */
    public List<FolderNode> children(FolderId folder) {
        return children.getOrDefault(folder, List.of());
    }

    /** What lies directly at a place: a repeated row has nothing in it. */
    public List<FolderNode> children(FolderNode node) {
        return node.isOriginal() ? children(node.id()) : List.of();
    }

    public Optional<FolderNode> find(FolderId folder) {
        return find(FolderKey.of(folder));
    }

    public Optional<FolderNode> find(FolderKey key) {
        return Optional.ofNullable(nodes.get(key));
    }

    public boolean contains(FolderKey key) {
        return nodes.containsKey(key);
    }

    /** The largest number of videos directly in a folder; 0 if no number is known. */
    public long largestCount() {
        return largestCount;
    }

    /** How many rows there are, repeated ones included. */
    public int size() {
        return nodes.size();
    }

    public boolean isEmpty() {
        return nodes.isEmpty();
    }

    /** All rows, in no order that matters. */
    public Collection<FolderNode> nodes() {
        return nodes.values();
    }

    /**
     * Whether following the parents of {@code folder} leads to {@code ancestor}. A folder is not
     * its own descendant, unless it lies in a loop.
     */
    public boolean isDescendant(FolderId folder, FolderId ancestor) {
        Set<FolderId> seen = new HashSet<>();
        FolderId above = parentTold(folder);
        while (above != null && seen.add(above)) {
            if (above.equals(ancestor)) {
                return true;
            }
            above = parentTold(above);
        }
        return false;
    }

    /** Everything below a folder at any depth, without itself. */
    public Set<FolderId> descendants(FolderId folder) {
        Set<FolderId> found = new LinkedHashSet<>();
        Deque<FolderNode> open = new ArrayDeque<>(children(folder));
        while (!open.isEmpty()) {
            FolderNode next = open.pop();
            if (found.add(next.id())) {
                children(next.id()).forEach(open::push);
            }
        }
        return found;
    }

    /** The folders from the top down to this one, itself last; begins where its place is known. */
    public List<FolderNode> path(FolderId folder) {
        List<FolderNode> upwards = new ArrayList<>();
        FolderNode at = nodes.get(FolderKey.of(folder));
        while (at != null) {
            upwards.add(at);
            at = at.placement() instanceof FolderPlacement.Under(var parent) ? node(parent) : null;
        }
        return upwards.reversed();
    }

    /** Of some folders those that do not lie in another of them: what moves when all are moved. */
    public List<FolderId> topmost(Collection<FolderId> folders) {
        Set<FolderId> all = new LinkedHashSet<>(folders);
        return all.stream().filter(folder -> !liesWithinOneOf(folder, all)).toList();
    }

    private boolean liesWithinOneOf(FolderId folder, Set<FolderId> others) {
        return path(folder).stream()
                .anyMatch(node -> !node.id().equals(folder) && others.contains(node.id()));
    }

    private @Nullable FolderNode node(FolderId folder) {
        return nodes.get(FolderKey.of(folder));
    }

    /** What the service said of the parent, loops included. */
    private @Nullable FolderId parentTold(FolderId folder) {
        FolderNode at = node(folder);
        return at == null ? null : at.folder().parent().orNull();
    }
}
