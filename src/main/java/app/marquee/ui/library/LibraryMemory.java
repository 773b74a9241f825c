package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderKey;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.library.folder.RowKey;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Memory of the Library for the next start: open folders, the selected one. FX thread only. */
final class LibraryMemory {
    /** Most open folders to save; more than this were not opened by hand. */
    private static final int MOST = 200;

    private static final Pattern COMMA = Pattern.compile(",");
    private static final String TOP = "top";

    private final ViewMemory memory;

    LibraryMemory(ViewMemory memory) {
        this.memory = memory.under("library");
    }

    void attach(FolderTreeViewModel tree) {
        String open = memory.recall("open");
        if (open != null) {
            tree.restore(keys(open), keys(memory.recall("selected")));
        }
        tree.rowsProperty().addListener(_ -> memory.keep("open", text(tree.expanded())));
        tree.selectionProperty()
                .addListener((_, _, selected) -> memory.keep("selected", text(selected)));
    }

    private static String text(Collection<RowKey> keys) {
        return keys.stream().map(LibraryMemory::text).limit(MOST).collect(Collectors.joining(","));
    }

    private static String text(RowKey key) {
        return switch (key) {
            case RowKey.Top _ -> TOP;
            case RowKey.Unplaced _ -> "unplaced";
            case RowKey.Entry(var folder) -> folder.id().value().replace(",", "");
        };
    }

    private static Set<RowKey> keys(@Nullable String kept) {
        List<String> parts = kept == null ? List.of() : List.of(COMMA.split(kept));
        return parts.stream()
                .filter(part -> !part.isBlank())
                .map(LibraryMemory::key)
                .collect(Collectors.toSet());
    }

    private static RowKey key(String part) {
        return switch (part) {
            case TOP -> new RowKey.Top();
            case "unplaced" -> new RowKey.Unplaced();
            default -> new RowKey.Entry(FolderKey.of(new FolderId(part)));
        };
    }
}
