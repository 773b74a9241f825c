package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Changes that wait, by what they are about. Immutable; made off the FX thread, asked for each row.
 *
 * @param byThing under kind and id
 * @param creations of things that have no id yet
 */
public record PendingChangeIndex(Map<Thing, List<ChangeLine>> byThing, List<ChangeLine> creations) {
    public static final PendingChangeIndex NONE = new PendingChangeIndex(Map.of(), List.of());

    /** One thing of the platform. */
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

    /** What waits for one thing, in its order; empty when nothing does. */
    public List<ChangeLine> about(ItemKind kind, String id) {
        return byThing.isEmpty() ? List.of() : byThing.getOrDefault(new Thing(kind, id), List.of());
    }

    /** The creations of things of one kind. */
    public List<ChangeLine> creations(ItemKind kind) {
        return creations.stream().filter(line -> line.subject().kind() == kind).toList();
    }
}
