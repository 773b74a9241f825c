package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Group of changes that were confirmed together, or one change alone, in the order in which they
 * were made. Immutable.
 */
public record ChangeGroup(List<ChangeLine> lines) {
    /** The state of a group is the first of these that one of its changes has. */
    private static final List<ListedState> WORST_FIRST =
            List.of(
                    ListedState.SENDING,
                    ListedState.UNKNOWN,
                    ListedState.CONFLICT,
                    ListedState.FAILED,
                    ListedState.STAGED,
                    ListedState.CANCELLED,
                    ListedState.DONE);

    /** The states that leave nothing to do. */
    private static final Set<ListedState> OVER = Set.of(ListedState.DONE, ListedState.CANCELLED);

    public ChangeGroup {
        lines = lines.stream().sorted(Comparator.comparingLong(ChangeLine::sequence)).toList();
    }

    /** The groups of some changes, in the order of their first ones. */
    static List<ChangeGroup> of(List<ChangeLine> all) {
        Map<Object, List<ChangeLine>> groups = new LinkedHashMap<>();
        all.forEach(line -> groups.computeIfAbsent(key(line), _ -> new ArrayList<>()).add(line));
        return groups.values().stream().map(ChangeGroup::new).toList();
    }

    /** The same for changes that were confirmed together. */
    static Object key(ChangeLine line) {
        return Objects.requireNonNullElse(line.identity().list(), line.id());
    }

    /** Those of its changes that matter; none of them may be left. */
    Optional<ChangeGroup> only(Predicate<ChangeLine> matters) {
        List<ChangeLine> some = lines.stream().filter(matters).toList();
        return some.isEmpty() ? Optional.empty() : Optional.of(new ChangeGroup(some));
    }

    /** The same for the same group after a refresh. */
    Object key() {
        return key(first());
    }

    ChangeLine first() {
        return lines.getFirst();
    }

    boolean isSingle() {
        return lines.size() == 1;
    }

    long count(ListedState state) {
        return lines.stream().filter(line -> ListedState.of(line) == state).count();
    }

    boolean has(ListedState state) {
        return count(state) > 0;
    }

    /** The state that needs the user most. */
    ListedState state() {
        return WORST_FIRST.stream().filter(this::has).findFirst().orElseThrow();
    }

    /** The states of its changes, those first that need the user most. */
    List<ListedState> states() {
        return WORST_FIRST.stream().filter(this::has).toList();
    }

    /** Its changes, those first that need the user most. */
    List<ChangeLine> worstFirst() {
        return lines.stream()
                .sorted(Comparator.comparingInt(line -> WORST_FIRST.indexOf(ListedState.of(line))))
                .toList();
    }

    /** Whether nothing is left to do but to undo it. */
    boolean isOver() {
        return OVER.contains(state());
    }

    /** Whether something of it is still to be sent, or being sent. */
    boolean isPending() {
        return has(ListedState.STAGED) || has(ListedState.SENDING);
    }

    /** Whether it is over and something of it was applied. */
    boolean isApplied() {
        return has(ListedState.DONE) && !isPending();
    }
}
