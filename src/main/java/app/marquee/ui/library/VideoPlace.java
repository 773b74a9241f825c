package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.model.video.VideoFilter;
import app.marquee.ui.library.folder.RowKey;

import java.util.Optional;
import java.util.Set;

/** Place whose videos are shown. Immutable. */
sealed interface VideoPlace {
    /** No place: nothing that has videos is selected. */
    record Nowhere() implements VideoPlace {}

    /** Top level: the videos in no folder. */
    record Top() implements VideoPlace {}

    /** All videos, where no folders are listed to choose from. */
    record Everywhere() implements VideoPlace {}

    record In(FolderId folder) implements VideoPlace {}

    /**
     * The place that a selection in the tree shows.
     *
     * @param listed whether the tree has every folder: then one is chosen first
     */
    static VideoPlace of(Set<RowKey> keys, boolean listed) {
        if (keys.size() != 1) {
            return listed || !keys.isEmpty() ? new Nowhere() : new Everywhere();
        }
        return switch (keys.iterator().next()) {
            case RowKey.Top _ -> new Top();
            case RowKey.Unplaced _ -> new Nowhere();
            case RowKey.Entry(var folder) -> new In(folder.id());
        };
    }

    /** The filter of the request; empty for no place. */
    default Optional<VideoFilter> filter() {
        return switch (this) {
            case Nowhere _ -> Optional.empty();
            case Everywhere _ -> Optional.of(VideoFilter.ALL);
            case Top _ -> Optional.of(VideoFilter.ROOT);
            case In(var folder) -> Optional.of(VideoFilter.in(folder));
        };
    }
}
