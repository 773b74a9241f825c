package app.marquee.service.folder;

import app.marquee.model.Member;
import app.marquee.model.NameOrder;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builder of a {@link FolderTree}: finds repeated rows, missing parents and loops, then sorts. */
final class FolderArrangement {
    private final Map<FolderId, Folder> first = new LinkedHashMap<>();
    private final Map<FolderKey, Folder> repeated = new LinkedHashMap<>();
    private final Set<Folder> seen = new HashSet<>();
    private final Map<FolderId, Integer> copies = new HashMap<>();
    private final Map<FolderId, Integer> loops = new HashMap<>();
    private final Comparator<FolderNode> bySortKey;
    private final Map<FolderKey, NameOrder.Key> keys = new HashMap<>();

    FolderArrangement(Collection<Folder> folders, Map<FolderId, Folder> better, NameOrder order) {
        folders.forEach(this::take);
        first.putAll(better);
        findLoops();
        first.forEach((id, folder) -> key(FolderKey.of(id), folder, order));
        repeated.forEach((key, folder) -> key(key, folder, order));
        this.bySortKey =
                Comparator.comparing(
                                (FolderNode node) -> keys.get(node.key()),
                                Comparator.nullsLast(Comparator.<NameOrder.Key>naturalOrder()))
                        .thenComparing(node -> node.id().value())
                        .thenComparingInt(node -> node.key().copy());
    }

    private void key(FolderKey place, Folder folder, NameOrder order) {
        String name = folder.name().orNull();
        if (name != null) {
            keys.put(place, order.key(name));
        }
    }

    private void take(Folder folder) {
        if (!seen.add(folder)) {
            return;
        }
        int copy = copies.merge(folder.id(), 1, Integer::sum) - 1;
        if (copy == 0) {
            first.put(folder.id(), folder);
        } else {
            repeated.put(new FolderKey(folder.id(), copy), folder);
        }
    }

    /** Every folder has at most one parent, so that following them ends, or ends in one loop. */
    private void findLoops() {
        Set<FolderId> done = new HashSet<>();
        for (FolderId start : first.keySet()) {
            List<FolderId> walk = new ArrayList<>();
            Map<FolderId, Integer> step = new HashMap<>();
            FolderId at = start;
            while (at != null && !done.contains(at) && !step.containsKey(at)) {
                step.put(at, walk.size());
                walk.add(at);
                at = listedParent(at);
            }
            Integer entry = at == null ? null : step.get(at);
            if (entry != null) {
                List<FolderId> loop = walk.subList(entry, walk.size());
                loop.forEach(member -> loops.put(member, loop.size()));
            }
            done.addAll(walk);
        }
    }

    private @Nullable FolderId listedParent(FolderId folder) {
        Folder known = first.get(folder);
        FolderId parent = known == null ? null : known.parent().orNull();
        return parent != null && first.containsKey(parent) ? parent : null;
    }

    FolderTree tree() {
        Map<FolderKey, FolderNode> nodes = new LinkedHashMap<>();
        Map<FolderId, List<FolderNode>> children = new HashMap<>();
        List<FolderNode> roots = new ArrayList<>();
        List<FolderNode> unplaced = new ArrayList<>();
        nodes().forEach(node -> nodes.put(node.key(), node));
        for (FolderNode node : nodes.values()) {
            switch (node.placement()) {
                case FolderPlacement.Root _ -> roots.add(node);
                case FolderPlacement.Under(var parent) ->
                        children.computeIfAbsent(parent, _ -> new ArrayList<>()).add(node);
                case FolderPlacement.NotTold _,
                        FolderPlacement.MissingParent _,
                        FolderPlacement.Loop _,
                        FolderPlacement.Repeated _ ->
                        unplaced.add(node);
            }
        }
        children.replaceAll((_, below) -> sorted(below));
        return new FolderTree(nodes, children, sorted(roots), sorted(unplaced));
    }

    private List<FolderNode> nodes() {
        List<FolderNode> all = new ArrayList<>(first.size() + repeated.size());
        first.forEach(
                (id, folder) ->
                        all.add(new FolderNode(FolderKey.of(id), folder, placement(folder))));
        repeated.forEach(
                (key, folder) ->
                        all.add(new FolderNode(key, folder, new FolderPlacement.Repeated())));
        return all;
    }

    private FolderPlacement placement(Folder folder) {
        return switch (folder.parent()) {
            case Member.Null<FolderId> _ -> new FolderPlacement.Root();
            case Member.Absent<FolderId> _ -> new FolderPlacement.NotTold();
            case Member.Value<FolderId>(var parent) -> below(folder.id(), parent);
        };
    }

    private FolderPlacement below(FolderId folder, FolderId parent) {
        Integer loop = loops.get(folder);
        if (loop != null) {
            return new FolderPlacement.Loop(parent, loop);
        }
        return first.containsKey(parent)
                ? new FolderPlacement.Under(parent)
                : new FolderPlacement.MissingParent(parent);
    }

    private List<FolderNode> sorted(List<FolderNode> some) {
        return some.stream().sorted(bySortKey).toList();
    }
}
