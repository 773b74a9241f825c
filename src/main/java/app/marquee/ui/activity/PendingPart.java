package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;
import app.marquee.service.change.ChangeCounts;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Part of the drawer: the changes of one state, by equal edit or by what was confirmed together.
 * Immutable.
 */
record PendingPart(Kind kind, List<Edit> edits) {
    /** State of changes by what the user can do about them, in the order of the drawer. */
    enum Kind {
        APPLYING,
        /** Their outcome is unknown, or the item was changed elsewhere. */
        CHECK,
        FAILED,
        READY,
        /** Applied today. */
        DONE
    }

    /**
     * Equal edit of several items, or changes that were confirmed together. Immutable.
     *
     * @param key the same for the same edit after a refresh
     * @param isEqual whether all of its items get the same values
     */
    record Edit(Object key, ChangeGroup group, boolean isEqual) {
        private boolean hasAny(Set<ChangeId> some) {
            return group.lines().stream().anyMatch(line -> some.contains(line.id()));
        }
    }

    /** Values that several items may get alike. */
    private record Values(
            Operation operation,
            ItemKind kind,
            List<Subject> fields,
            Map<String, ChangeValue> values) {
        static @Nullable Values of(ChangeLine line) {
            return line.members().isEmpty()
                    ? null
                    : new Values(
                            line.operation(),
                            line.subject().kind(),
                            line.subjects().stream().skip(1).toList(),
                            line.members().stream()
                                    .collect(
                                            Collectors.toMap(
                                                    MemberChange::member,
                                                    MemberChange::after,
                                                    (one, _) -> one)));
        }
    }

    PendingPart {
        edits = List.copyOf(edits);
    }

    /**
     * The parts that have changes.
     *
     * @param urgent changes that come first in their part
     */
    static List<PendingPart> of(
            List<ChangeLine> all, Set<ChangeId> urgent, Instant now, ZoneId zone) {
        Set<Object> applying =
                all.stream()
                        .filter(line -> line.state() == ChangeState.SENDING)
                        .map(ChangeGroup::key)
                        .collect(Collectors.toSet());
        Map<Kind, List<ChangeLine>> parts = new EnumMap<>(Kind.class);
        all.stream()
                .sorted(Comparator.comparingLong(ChangeLine::sequence))
                .forEach(
                        line ->
                                kind(line, applying, now, zone)
                                        .ifPresent(
                                                kind ->
                                                        parts.computeIfAbsent(
                                                                        kind,
                                                                        _ -> new ArrayList<>())
                                                                .add(line)));
        return parts.entrySet().stream()
                .map(part -> of(part.getKey(), part.getValue(), urgent))
                .toList();
    }

    private static PendingPart of(Kind kind, List<ChangeLine> lines, Set<ChangeId> urgent) {
        List<Edit> edits = edits(lines);
        return new PendingPart(
                kind,
                (kind == Kind.DONE ? edits.reversed() : edits)
                        .stream()
                                .sorted(Comparator.comparing(edit -> !edit.hasAny(urgent)))
                                .toList());
    }

    /** What waits for its turn in a batch is being applied, too. */
    private static Optional<Kind> kind(
            ChangeLine line, Set<Object> applying, Instant now, ZoneId zone) {
        return switch (line.state()) {
            case SENDING -> Optional.of(Kind.APPLYING);
            case UNKNOWN -> Optional.of(Kind.CHECK);
            case FAILED ->
                    Optional.of(line.isConflict() ? Kind.CHECK : Kind.FAILED)
                            .filter(_ -> ChangeCounts.isRecent(line, now));
            case STAGED ->
                    Optional.of(
                            applying.contains(ChangeGroup.key(line)) ? Kind.APPLYING : Kind.READY);
            case DONE ->
                    Optional.of(Kind.DONE)
                            .filter(_ -> isOn(line, LocalDate.ofInstant(now, zone), zone));
            case CANCELLED -> Optional.empty();
        };
    }

    private static boolean isOn(ChangeLine line, LocalDate day, ZoneId zone) {
        Instant ended = line.progress().endedAt();
        return ended != null && LocalDate.ofInstant(ended, zone).equals(day);
    }

    private static List<Edit> edits(List<ChangeLine> lines) {
        Map<Values, Long> equal =
                lines.stream()
                        .flatMap(line -> Stream.ofNullable(Values.of(line)))
                        .collect(Collectors.groupingBy(values -> values, Collectors.counting()));
        Map<Object, List<ChangeLine>> edits = new LinkedHashMap<>();
        for (ChangeLine line : lines) {
            Values values = Values.of(line);
            boolean isEqual = values != null && equal.getOrDefault(values, 0L) > 1;
            edits.computeIfAbsent(isEqual ? values : ChangeGroup.key(line), _ -> new ArrayList<>())
                    .add(line);
        }
        return edits.entrySet().stream()
                .map(
                        edit ->
                                new Edit(
                                        edit.getKey(),
                                        new ChangeGroup(edit.getValue()),
                                        edit.getKey() instanceof Values))
                .toList();
    }

    /** Its changes in the order made. */
    List<ChangeLine> lines() {
        return edits.stream()
                .flatMap(edit -> edit.group().lines().stream())
                .sorted(Comparator.comparingLong(ChangeLine::sequence))
                .toList();
    }
}
