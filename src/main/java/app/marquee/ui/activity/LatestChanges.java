package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Finder of the changes that an undo is about: those that were applied last, together. */
final class LatestChanges {
    private LatestChanges() {}

    /**
     * The applied ones of the latest list, the latest first, without ways back and what they undid.
     *
     * @param newest the latest first
     */
    static List<ChangeLine> in(List<ChangeLine> newest) {
        Set<ChangeId> undone = new HashSet<>();
        newest.stream()
                .filter(line -> line.state() == ChangeState.DONE)
                .map(line -> line.origin().inverseOf())
                .filter(Objects::nonNull)
                .forEach(undone::add);
        List<ChangeLine> applied =
                newest.stream()
                        .filter(line -> line.state() == ChangeState.DONE)
                        .filter(line -> line.origin().inverseOf() == null)
                        .filter(line -> !undone.contains(line.id()))
                        .toList();
        ChangeListId list = applied.isEmpty() ? null : applied.getFirst().identity().list();
        return list == null
                ? applied.stream().limit(1).toList()
                : applied.stream().filter(line -> list.equals(line.identity().list())).toList();
    }
}
