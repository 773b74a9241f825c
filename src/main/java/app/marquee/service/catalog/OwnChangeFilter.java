package app.marquee.service.catalog;

import app.marquee.change.ChangeType;
import app.marquee.change.engine.ChangeService;
import app.marquee.change.engine.ChangeTypes;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;

import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Filter that removes a difference when the journal shows it was made on this computer. Blocking.
 */
public record OwnChangeFilter(Journaled journal) {
    /** How many of the newest changes are looked at for a count that several of them may move. */
    private static final int NEWEST = 100;

    /** Journal of a connection's changes. */
    interface Journaled {
        /** The latest first. */
        List<ChangeLine> about(ItemKind kind, String id);

        List<ChangeLine> newest(int limit);
    }

    public static OwnChangeFilter of(ChangeService changes) {
        return new OwnChangeFilter(
                new Journaled() {
                    @Override
                    public List<ChangeLine> about(ItemKind kind, String id) {
                        return changes.about(kind, id);
                    }

                    @Override
                    public List<ChangeLine> newest(int limit) {
                        return changes.newest(limit);
                    }
                });
    }

    /**
     * What others changed of a value; empty when a change from here is, or may be, the reason.
     *
     * @param heldAt when the value before was confirmed
     */
    Optional<MemberChange> others(ItemKind kind, String id, MemberChange change, Instant heldAt) {
        ChangeValue last = change.before();
        for (ChangeLine line : journal.about(kind, id)) {
            if (maySince(line, heldAt) && touches(line, change.member())) {
                ChangeValue set = ChangeTypes.of(line).sets(line).get(change.member());
                if (line.state() != ChangeState.DONE || set == null) {
                    return Optional.empty();
                }
                last = set;
                break;
            }
        }
        boolean elsewhere = change.after() instanceof ChangeValue.Unknown;
        if (elsewhere && !last.equals(change.before())) {
            // It is not where it was, and a change from here is why.
            return Optional.empty();
        }
        return byOthers(new MemberChange(change.member(), last, change.after()), heldAt);
    }

    private Optional<MemberChange> byOthers(MemberChange change, Instant heldAt) {
        MemberChange others =
                change.member().equals(Playlist.VIDEOS) ? withoutOwn(change, heldAt) : change;
        return mayBeTouched(change.member(), heldAt) || others.before().equals(others.after())
                ? Optional.empty()
                : Optional.of(others);
    }

    /** Whether a change of other items may have changed it. */
    private boolean mayBeTouched(String member, Instant heldAt) {
        Set<Operation> touching =
                Arrays.stream(Operation.values())
                        .filter(Operation::isWrite)
                        .filter(write -> ChangeTypes.of(write).touchesElsewhere().contains(member))
                        .collect(Collectors.toSet());
        return !touching.isEmpty()
                && journal.newest(NEWEST).stream()
                        .filter(line -> touching.contains(line.operation()))
                        .anyMatch(line -> maySince(line, heldAt));
    }

    private static boolean touches(ChangeLine line, String member) {
        ChangeType type = ChangeTypes.of(line);
        return type.touches().contains(member) || type.sets(line).containsKey(member);
    }

    /** Whether a change was done, or may have been, after a point in time. */
    private static boolean maySince(ChangeLine line, Instant heldAt) {
        return switch (line.state()) {
            case STAGED, FAILED, CANCELLED -> false;
            case SENDING -> true;
            case DONE, UNKNOWN ->
                    line.progress().endedAt() == null
                            || !line.progress().endedAt().isBefore(heldAt);
        };
    }

    /** A removal or the trash may take a video out of more than what it names. */
    private MemberChange withoutOwn(MemberChange change, Instant heldAt) {
        Set<String> moved = new HashSet<>(ids(change.before()));
        Set<String> now = new HashSet<>(ids(change.after()));
        Set<String> both = new HashSet<>(moved);
        both.retainAll(now);
        moved.addAll(now);
        moved.removeAll(both);
        moved.removeIf(video -> !isOwn(video, heldAt));
        return new MemberChange(
                change.member(), without(change.before(), moved), without(change.after(), moved));
    }

    private boolean isOwn(String video, Instant heldAt) {
        return journal.about(ItemKind.VIDEO, video).stream()
                .filter(line -> ChangeTypes.of(line).sets(line).isEmpty())
                .anyMatch(line -> maySince(line, heldAt));
    }

    private static ChangeValue without(ChangeValue value, Set<String> some) {
        return new ChangeValue.Many(
                ids(value).stream()
                        .filter(id -> !some.contains(id))
                        .<ChangeValue>map(ChangeValue.Text::new)
                        .toList());
    }

    /** The ids that a value lists. */
    static List<String> ids(ChangeValue value) {
        return value instanceof ChangeValue.Many(var values)
                ? values.stream()
                        .filter(ChangeValue.Text.class::isInstance)
                        .map(one -> ((ChangeValue.Text) one).text())
                        .toList()
                : List.of();
    }
}
