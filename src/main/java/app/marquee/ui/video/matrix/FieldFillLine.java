package app.marquee.ui.video.matrix;

import app.marquee.model.id.VideoId;
import app.marquee.text.Messages;
import app.marquee.ui.video.FieldAdvice;
import app.marquee.ui.video.matrix.FieldGrid.Cell;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Value of a custom field of one video before and after it is filled. Immutable.
 *
 * @param had whether the video has the field
 * @param before null when unknown
 * @param after null when it stays as it is
 * @param note why it stays as it is, or what to consider; empty for neither
 */
record FieldFillLine(
        VideoId video,
        @Nullable String title,
        boolean had,
        @Nullable String before,
        @Nullable String after,
        String note) {

    /** The lines of a key as edited, those that change first. */
    static List<FieldFillLine> of(FieldGrid grid, String key, Messages messages) {
        List<FieldFillLine> all =
                grid.matrix().rows().stream()
                        .map(row -> line(grid, new Cell(row.video(), key), row.title(), messages))
                        .toList();
        return Stream.concat(
                        all.stream().filter(line -> line.after() != null),
                        all.stream().filter(line -> line.after() == null))
                .toList();
    }

    private static FieldFillLine line(
            FieldGrid grid, Cell cell, @Nullable String title, Messages messages) {
        boolean isSent = grid.isEdited(cell) && !grid.isConflict(cell);
        boolean had = grid.hadField(cell);
        String before =
                had || isUnread(grid, cell)
                        ? grid.loaded(cell).orElse(null)
                        : messages.text("matrix.gap");
        String after = isSent ? grid.value(cell).orElse(null) : null;
        return new FieldFillLine(
                cell.video(), title, had, before, after, note(grid, cell, messages));
    }

    private static boolean isUnread(FieldGrid grid, Cell cell) {
        return grid.fixed(cell).equals(Optional.of(FieldGrid.Fixed.UNREAD));
    }

    private static String note(FieldGrid grid, Cell cell, Messages messages) {
        Optional<String> fixed = grid.fixed(cell).map(why -> messages.text(why.key()));
        if (fixed.isPresent() || !grid.isEdited(cell)) {
            return fixed.orElse("");
        }
        if (grid.isConflict(cell)) {
            return messages.text("fill.conflict");
        }
        return grid.advice(cell).contains(FieldGrid.Advice.MANY)
                ? new FieldAdvice(messages).many()
                : "";
    }
}
