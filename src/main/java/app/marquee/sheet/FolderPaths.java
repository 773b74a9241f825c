package app.marquee.sheet;

import app.marquee.model.NameKey;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Paths of folders, such as “Courses / 2024”, and the folders that a path may mean. Immutable. */
public final class FolderPaths {

    /** Paths of no folders. */
    public static final FolderPaths NONE = new FolderPaths(List.of());

    private static final String BETWEEN = " / ";
    private static final Pattern SLASH = Pattern.compile("/");

    private final Map<String, Folder> folders = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final Map<String, String> paths = new HashMap<>();
    private final Map<String, List<String>> byPath = new HashMap<>();
    private final Map<String, List<String>> byName = new HashMap<>();

    public FolderPaths(Collection<Folder> all) {
        all.forEach(folder -> folders.putIfAbsent(folder.id().value(), folder));
        for (Folder folder : folders.values()) {
            String id = folder.id().value();
            String path = build(folder);
            if (path != null) {
                paths.put(id, path);
                byPath.computeIfAbsent(key(path), _ -> new ArrayList<>()).add(id);
            }
            folder.name()
                    .toOptional()
                    .ifPresent(
                            name ->
                                    byName.computeIfAbsent(key(name), _ -> new ArrayList<>())
                                            .add(id));
        }
    }

    /** The path; null when a name or a parent is unknown. */
    private @Nullable String build(Folder folder) {
        Deque<String> names = new ArrayDeque<>();
        Set<String> seen = new HashSet<>();
        Folder at = folder;
        while (at != null && seen.add(at.id().value())) {
            String name = at.name().orNull();
            if (name == null || at.parent().isAbsent()) {
                return null;
            }
            names.addFirst(name);
            FolderId parent = at.parent().orNull();
            if (parent == null) {
                return String.join(BETWEEN, names);
            }
            at = folders.get(parent.value());
        }
        return null;
    }

    private static String key(String path) {
        return SLASH.splitAsStream(path)
                .map(name -> NameKey.of(name).text())
                .collect(Collectors.joining("/"))
                .toLowerCase(Locale.ROOT);
    }

    /** The path of a folder where it means this folder alone, else its ID. */
    String text(String id) {
        String path = paths.get(id);
        return path == null || byPath.getOrDefault(key(path), List.of()).size() != 1 ? id : path;
    }

    /** The folders that an ID, a path or a name may mean. */
    public List<String> find(String text) {
        String typed = TypedId.of(text);
        if (TypedId.isUuid(typed)) {
            Folder folder = folders.get(typed);
            return folders.isEmpty()
                    ? List.of(typed)
                    : Stream.ofNullable(folder).map(one -> one.id().value()).toList();
        }
        List<String> found = byPath.getOrDefault(key(typed), List.of());
        return found.isEmpty() ? byName.getOrDefault(key(typed), List.of()) : found;
    }

    /** The folders above one, from the nearest, with some folders moved elsewhere. */
    Stream<String> above(String id, Map<String, String> moved) {
        Set<String> seen = new HashSet<>();
        return Stream.iterate(parent(id, moved), at -> !at.isEmpty(), at -> parent(at, moved))
                .takeWhile(seen::add);
    }

    private String parent(String id, Map<String, String> moved) {
        String other = moved.get(id);
        Folder folder = folders.get(id);
        if (other != null || folder == null) {
            return other == null ? "" : other;
        }
        return folder.parent().toOptional().map(FolderId::value).orElse("");
    }
}
