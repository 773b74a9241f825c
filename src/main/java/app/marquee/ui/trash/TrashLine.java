package app.marquee.ui.trash;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.function.Function;

/** Line of the table of the trash: a video or the header of a group. */
sealed interface TrashLine permits TrashRow, TrashGroup {
    /** The group that it belongs to. */
    TrashGroup.Span span();

    /** The video; null for a header. */
    @Nullable TrashRow row();

    @Nullable String title();

    default @Nullable Instant deletedAt() {
        return null;
    }

    /** A value of videos, which headers don't have. */
    static <V> Function<TrashLine, @Nullable V> of(Function<TrashRow, @Nullable V> value) {
        return line -> {
            TrashRow row = line.row();
            return row == null ? null : value.apply(row);
        };
    }
}
