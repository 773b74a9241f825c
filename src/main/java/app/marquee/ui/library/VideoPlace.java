package app.marquee.ui.library;

import app.marquee.model.FolderId;
import app.marquee.model.VideoFilter;

import java.util.Optional;

/** Whose videos are shown. */
sealed interface VideoPlace {
    /** Nothing that has videos is selected. */
    record Nowhere() implements VideoPlace {}

    /** Those that lie in no folder. */
    record Top() implements VideoPlace {}

    record In(FolderId folder) implements VideoPlace {}

    /** What to ask for; empty for nowhere. */
    default Optional<VideoFilter> filter() {
        return switch (this) {
            case Nowhere _ -> Optional.empty();
            case Top _ -> Optional.of(VideoFilter.ROOT);
            case In(var folder) -> Optional.of(VideoFilter.in(folder));
        };
    }
}
