package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.Stream;

/**
 * Row in the table of changes: the header of a group, or a change of it. Immutable.
 *
 * @param line null for the header of several changes
 * @param isOpen whether it is the header of changes that are shown below it
 */
public record ChangeRow(ChangeGroup group, @Nullable ChangeLine line, boolean isOpen) {
    /** The rows of a group: its header, and its changes where they are shown. */
    static Stream<ChangeRow> of(ChangeGroup group, boolean isOpen) {
        if (group.isSingle()) {
            return Stream.of(row(group, group.first()));
        }
        Stream<ChangeRow> header = Stream.of(new ChangeRow(group, null, isOpen));
        return isOpen
                ? Stream.concat(header, group.lines().stream().map(line -> row(group, line)))
                : header;
    }

    private static ChangeRow row(ChangeGroup group, ChangeLine line) {
        return new ChangeRow(group, line, false);
    }

    /** The changes that it stands for. */
    public List<ChangeLine> lines() {
        return line == null ? group.lines() : List.of(line);
    }

    boolean isHeader() {
        return line == null;
    }

    /** Whether it is below a header. */
    boolean isInside() {
        return line != null && !group.isSingle();
    }

    /** The same for the same row after a refresh. */
    Object key() {
        return line == null ? group.key() : line.id();
    }
}
