package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;

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
    private static final List<ChangeState> WORST_FIRST =
            List.of(
                    ChangeState.SENDING,
                    ChangeState.UNKNOWN,
                    ChangeState.FAILED,
                    ChangeState.STAGED,
                    ChangeState.CANCELLED,
                    ChangeState.DONE);

    /** The states that leave nothing to do. */
    private static final Set<ChangeState> OVER = Set.of(ChangeState.DONE, ChangeState.CANCELLED);

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

    long count(ChangeState state) {
        return lines.stream().filter(line -> line.state() == state).count();
    }

    boolean has(ChangeState state) {
        return count(state) > 0;
    }

    /** The state that needs the user most. */
    ChangeState state() {
        return WORST_FIRST.stream().filter(this::has).findFirst().orElseThrow();
    }

    /** The states of its changes, those first that need the user most. */
    List<ChangeState> states() {
        return WORST_FIRST.stream().filter(this::has).toList();
    }

    /** Its changes, those first that need the user most. */
    List<ChangeLine> worstFirst() {
        return lines.stream()
                .sorted(Comparator.comparingInt(line -> WORST_FIRST.indexOf(line.state())))
                .toList();
    }

    /** Whether nothing is left to do but to undo it. */
    boolean isOver() {
        return OVER.contains(state());
    }

    /** Whether something of it is still to be sent, or being sent. */
    boolean isPending() {
        return has(ChangeState.STAGED) || has(ChangeState.SENDING);
    }

    /** Whether it is over and something of it was applied. */
    boolean isApplied() {
        return has(ChangeState.DONE) && !isPending();
    }
}
