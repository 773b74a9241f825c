package app.marquee.ui.library;

import app.marquee.model.Folder;
import app.marquee.model.FolderId;
import app.marquee.model.Member;
import app.marquee.ui.control.Messages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a read says otherwise than what was held of folders: the read wins, and this tells of it.
 * Pure, for any thread.
 */
record FolderDifferences(List<Difference> all) {
    static final FolderDifferences NONE = new FolderDifferences(List.of());

    private static final int NAMED = 3;

    FolderDifferences {
        all = List.copyOf(all);
    }

    /**
     * One folder, as it was held and as it was read; in a name, a place or a status they differ.
     */
    record Difference(Folder held, Folder read) {}

    /**
     * @param known what is held of a folder of the last list
     */
    static FolderDifferences between(
            Map<FolderId, Folder> last,
            Function<Folder, Folder> known,
            Map<FolderId, Folder> read) {
        List<Difference> all = new ArrayList<>();
        last.forEach(
                (id, listed) -> {
                    Folder now = read.get(id);
                    Folder held = known.apply(listed);
                    if (now != null && differ(held, now)) {
                        all.add(new Difference(held, now));
                    }
                });
        return new FolderDifferences(all);
    }

    private static boolean differ(Folder held, Folder read) {
        return differ(held.name(), read.name())
                || differ(held.parent(), read.parent())
                || differ(held.active(), read.active());
    }

    /** What nobody told is no difference. */
    private static <T> boolean differ(Member<T> held, Member<T> read) {
        return !held.isAbsent() && !read.isAbsent() && !held.equals(read);
    }

    /**
     * In words.
     *
     * @param name of a folder
     */
    String words(Messages messages, Function<FolderId, String> name) {
        String some =
                all.stream()
                        .limit(NAMED)
                        .map(one -> words(one, messages, name))
                        .collect(Collectors.joining("; "));
        return messages.plural("differs", all.size(), some);
    }

    private static String words(
            Difference one, Messages messages, Function<FolderId, String> name) {
        String before = one.held().name().toOptional().orElse(one.held().id().value());
        Folder read = one.read();
        if (differ(one.held().name(), read.name())) {
            return messages.text("differs.name", before, read.name().toOptional().orElse(""));
        }
        if (differ(one.held().parent(), read.parent())) {
            return read.parent()
                    .toOptional()
                    .map(parent -> messages.text("differs.place", before, name.apply(parent)))
                    .orElseGet(() -> messages.text("differs.top", before));
        }
        boolean active = read.active().equals(Member.of(true));
        return messages.text(active ? "differs.active" : "differs.inactive", before);
    }
}
