package app.marquee.ui.change;

import app.marquee.model.id.ChangeId;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Log of the batches of a view and their states, the latest first. FX thread only. */
final class ChangeBatchLog {
    private static final int KEPT = 30;

    private final ObservableList<ChangeBatch> gestures = FXCollections.observableArrayList();
    private final List<Consumer<List<ChangeEntry>>> listeners = new ArrayList<>();
    private int count;

    /** Entries that the listeners get together; null while each is passed on by itself. */
    private @Nullable List<ChangeEntry> gathered;

    ObservableList<ChangeBatch> gestures() {
        return gestures;
    }

    void listen(Consumer<List<ChangeEntry>> listener) {
        listeners.add(listener);
    }

    /** Adds a confirmed proposal as pending; listeners are not notified yet. */
    List<ChangeEntry> begin(Proposal confirmed) {
        count++;
        List<ChangeEntry> entries = confirmed.changes().stream().map(ChangeEntry::waiting).toList();
        gestures.addFirst(
                new ChangeBatch(count, confirmed.title(), entries, confirmed.takesBack(), false));
        while (gestures.size() > KEPT && !gestures.getLast().isUnderWay()) {
            gestures.removeLast();
        }
        return entries;
    }

    /** The first change of a batch counts as being sent once its job is submitted. */
    boolean isSending(ChangeId change) {
        return gestures.stream()
                .flatMap(gesture -> gesture.entries().stream())
                .filter(entry -> entry.line().id().equals(change))
                .anyMatch(entry -> entry.state() == ChangeEntry.State.SENDING);
    }

    void ended(ChangeId change, UnaryOperator<ChangeEntry> how) {
        update(change, how);
        gestures.stream()
                .filter(gesture -> gesture.has(change))
                .findFirst()
                .ifPresent(this::takeBackWhenDone);
    }

    private void takeBackWhenDone(ChangeBatch gesture) {
        Integer back = gesture.takesBack();
        if (back != null && gesture.count(ChangeEntry.State.DONE) > 0 && !gesture.isUnderWay()) {
            gestures.replaceAll(one -> one.number() == back ? one.taken() : one);
        }
    }

    void update(ChangeId change, UnaryOperator<ChangeEntry> how) {
        update(Set.of(change), how);
    }

    void update(Set<ChangeId> changes, UnaryOperator<ChangeEntry> how) {
        List<ChangeEntry> changed = new ArrayList<>();
        for (int at = 0; at < gestures.size(); at++) {
            ChangeBatch gesture = gestures.get(at);
            if (gesture.entries().stream().anyMatch(entry -> entry.isOneOf(changes))) {
                ChangeBatch next =
                        gesture.map(entry -> entry.isOneOf(changes) ? how.apply(entry) : entry);
                gestures.set(at, next);
                next.entries().stream()
                        .filter(entry -> entry.isOneOf(changes))
                        .forEach(changed::add);
            }
        }
        tell(changed);
    }

    /** Runs updates whose entries the listeners get together. */
    void together(Runnable updates) {
        List<ChangeEntry> all = new ArrayList<>();
        gathered = all;
        try {
            updates.run();
        } finally {
            gathered = null;
            tell(all);
        }
    }

    void tell(List<ChangeEntry> entries) {
        if (gathered != null) {
            gathered.addAll(entries);
        } else if (!entries.isEmpty()) {
            listeners.forEach(listener -> listener.accept(entries));
        }
    }
}
