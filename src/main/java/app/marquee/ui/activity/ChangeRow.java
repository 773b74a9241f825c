package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Row in the table of changes: the heading of a day, the header of a group, or a change of it.
 * Immutable.
 *
 * @param group all changes of the day for its heading
 * @param line null for a heading, and for the header of several changes
 * @param isOpen whether it is the header of changes that are shown below it
 * @param day of a heading; null for other rows
 */
public record ChangeRow(
        ChangeGroup group, @Nullable ChangeLine line, boolean isOpen, @Nullable LocalDate day)
        implements DayRow<ChangeRow> {
    @Override
    public Instant time() {
        return group.first().origin().stagedAt();
    }

    @Override
    public ChangeRow heading(LocalDate day, List<ChangeRow> rows) {
        List<ChangeLine> lines =
                rows.stream().flatMap(row -> row.lines().stream()).distinct().toList();
        return new ChangeRow(new ChangeGroup(lines), null, false, day);
    }

    /** The rows of a group: its header, and its changes where they are shown. */
    static Stream<ChangeRow> of(ChangeGroup group, boolean isOpen) {
        if (group.isSingle()) {
            return Stream.of(row(group, group.first()));
        }
        Stream<ChangeRow> header = Stream.of(new ChangeRow(group, null, isOpen, null));
        return isOpen
                ? Stream.concat(header, inOrder(group).stream().map(line -> row(group, line)))
                : header;
    }

    /** What needs the user comes first, once nothing moves any more. */
    private static List<ChangeLine> inOrder(ChangeGroup group) {
        return group.isPending() ? group.lines() : group.worstFirst();
    }

    private static ChangeRow row(ChangeGroup group, ChangeLine line) {
        return new ChangeRow(group, line, false, null);
    }

    /** The changes of the day, each in a row. */
    @Override
    public List<ChangeRow> below() {
        return group.lines().stream().map(one -> row(group, one)).toList();
    }

    /** The changes that it stands for. */
    public List<ChangeLine> lines() {
        return line == null ? group.lines() : List.of(line);
    }

    /** Whether one of them is pending for an item. */
    boolean isPendingOf(Id item) {
        return lines().stream()
                .filter(one -> one.state() == ChangeState.STAGED)
                .flatMap(one -> one.subjects().stream())
                .anyMatch(
                        subject ->
                                ItemKind.of(item).equals(Optional.of(subject.kind()))
                                        && item.value().equals(subject.id()));
    }

    /** Whether it is the header of several changes. */
    boolean isHeader() {
        return line == null && day == null;
    }

    /** Whether it is below a header. */
    boolean isInside() {
        return line != null && !group.isSingle();
    }

    /** The same for the same row after a refresh. */
    Object key() {
        if (day != null) {
            return day;
        }
        return line == null ? group.key() : line.id();
    }
}
