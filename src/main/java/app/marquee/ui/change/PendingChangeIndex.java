package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Index of pending changes by item. Immutable.
 *
 * @param byThing by type and ID
 * @param creations of items that have no ID yet
 */
public record PendingChangeIndex(Map<Thing, List<ChangeLine>> byThing, List<ChangeLine> creations) {
    public static final PendingChangeIndex NONE = new PendingChangeIndex(Map.of(), List.of());

    /** Key of an item of the platform: type and ID. */
    public record Thing(ItemKind kind, String id) {}

    public PendingChangeIndex {
        byThing = Map.copyOf(byThing);
        creations = List.copyOf(creations);
    }

    public static PendingChangeIndex of(List<ChangeLine> lines) {
        Map<Thing, List<ChangeLine>> byThing = new HashMap<>();
        List<ChangeLine> creations = new ArrayList<>();
        for (ChangeLine line : lines) {
            if (line.subject().id() == null) {
                creations.add(line);
            }
            for (Subject subject : line.subjects()) {
                if (subject.id() != null) {
                    byThing.computeIfAbsent(
                                    new Thing(subject.kind(), subject.id()), _ -> new ArrayList<>())
                            .add(line);
                }
            }
        }
        byThing.replaceAll((_, some) -> List.copyOf(some));
        return new PendingChangeIndex(byThing, creations);
    }

    public boolean isEmpty() {
        return byThing.isEmpty() && creations.isEmpty();
    }

    /** The pending changes of one item, in order; empty when there are none. */
    public List<ChangeLine> about(ItemKind kind, String id) {
        return byThing.isEmpty() ? List.of() : byThing.getOrDefault(new Thing(kind, id), List.of());
    }

    /** The pending creations of one type. */
    public List<ChangeLine> creations(ItemKind kind) {
        return creations.stream().filter(line -> line.subject().kind() == kind).toList();
    }
}
