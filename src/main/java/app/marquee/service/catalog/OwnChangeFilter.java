package app.marquee.service.catalog;

import app.marquee.change.ChangeService;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Filter that removes a difference when the journal shows it was made on this computer. Blocking.
 */
public record OwnChangeFilter(Journaled journal) {
    /** Those that set exactly the members that they name. */
    private static final Set<Operation> UPDATES =
            EnumSet.of(Operation.UPDATE_FOLDER, Operation.UPDATE_VIDEO, Operation.UPDATE_PLAYLIST);

    /** How many of the newest changes are looked at for a count that several of them may move. */
    private static final int NEWEST = 100;

    private static final Set<Operation> COUNTED =
            EnumSet.of(Operation.TRASH_VIDEOS, Operation.RECOVER_VIDEOS);

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
                ChangeValue set = set(line, change.member());
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
                change.member().equals(ObservedFields.VIDEOS) ? withoutOwn(change, heldAt) : change;
        boolean counted =
                change.member().equals(ObservedFields.QUANTITY)
                        && journal.newest(NEWEST).stream()
                                .filter(line -> COUNTED.contains(line.operation()))
                                .anyMatch(line -> maySince(line, heldAt));
        return counted || others.before().equals(others.after())
                ? Optional.empty()
                : Optional.of(others);
    }

    private static boolean touches(ChangeLine line, String member) {
        return switch (line.operation()) {
            case UPDATE_FOLDER, UPDATE_VIDEO, UPDATE_PLAYLIST -> set(line, member) != null;
            case ADD_PLAYLIST_VIDEOS, REMOVE_FUNNEL_VIDEOS ->
                    member.equals(ObservedFields.VIDEOS) || member.equals(ObservedFields.QUANTITY);
            case TRASH_VIDEOS, RECOVER_VIDEOS ->
                    member.equals(ObservedFields.FOLDER) || member.equals(ObservedFields.STATUS);
            case DELETE_PLAYLIST -> member.equals(Difference.LISTED);
            default -> false;
        };
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

    private static @Nullable ChangeValue set(ChangeLine line, String member) {
        return set(line).get(member);
    }

    /** What an update set; other changes name what they add or take away. */
    static Map<String, ChangeValue> set(ChangeLine line) {
        return UPDATES.contains(line.operation())
                ? line.members().stream()
                        .collect(Collectors.toMap(MemberChange::member, MemberChange::after))
                : Map.of();
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
                .filter(line -> line.operation() != Operation.UPDATE_VIDEO)
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
