package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.model.video.VideoFilter;
import app.marquee.ui.library.folder.RowKey;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Place whose videos are shown. Immutable. */
sealed interface VideoPlace {
    Pattern WORDS = Pattern.compile("\\s+");

    /** No place: nothing that has videos is selected. */
    record Nowhere() implements VideoPlace {}

    /** Top level: the videos in no folder. */
    record Top() implements VideoPlace {}

    /** All videos: no folder is selected. */
    record Everywhere() implements VideoPlace {}

    record In(FolderId folder) implements VideoPlace {}

    /** The videos of all folders whose titles have a word. */
    record Found(String word) implements VideoPlace {}

    /** The place that a selection in the tree shows. */
    static VideoPlace of(Set<RowKey> keys) {
        if (keys.size() != 1) {
            return keys.isEmpty() ? new Everywhere() : new Nowhere();
        }
        return switch (keys.iterator().next()) {
            case RowKey.Top _ -> new Top();
            case RowKey.Unplaced _ -> new Nowhere();
            case RowKey.Entry(var folder) -> new In(folder.id());
        };
    }

    /** The place of a search in all folders, by the longest of its words. */
    static VideoPlace found(String typed) {
        return new Found(
                WORDS.splitAsStream(typed.strip())
                        .max(Comparator.comparingInt(String::length))
                        .orElse(""));
    }

    /** Whether its videos may be in any folder. */
    default boolean isAnywhere() {
        return this instanceof Everywhere || this instanceof Found;
    }

    /** The filter of the request; empty for no place. */
    default Optional<VideoFilter> filter() {
        return switch (this) {
            case Nowhere _ -> Optional.empty();
            case Everywhere _ -> Optional.of(VideoFilter.ALL);
            case Found(var word) -> Optional.of(new VideoFilter(word, null, null, false));
            case Top _ -> Optional.of(VideoFilter.ROOT);
            case In(var folder) -> Optional.of(VideoFilter.in(folder));
        };
    }
}
