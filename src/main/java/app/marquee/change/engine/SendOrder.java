package app.marquee.change.engine;

import app.marquee.change.StagedChange;
import app.marquee.model.change.CreatedItem;
import app.marquee.model.id.ChangeId;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Send order of a list of changes: a change may go when no earlier one on the same item, or that
 * creates an item for it, is pending or running. Changes of different items run in parallel.
 * Thread-safe.
 */
public final class SendOrder {
    /** Change in its place, with its predecessors. */
    private static final class Place {
        private final int number;
        private final StagedChange change;
        private final List<Place> after = new ArrayList<>();
        private int before;

        Place(int number, StagedChange change) {
            this.number = number;
            this.change = change;
        }
    }

    /** Free to be sent, in the order of the list. */
    private final TreeMap<Integer, Place> free = new TreeMap<>();

    private final Map<ChangeId, Place> onTheWay = new HashMap<>();
    private final Map<ChangeId, Place> blocked = new HashMap<>();

    private final int size;

    public SendOrder(Collection<StagedChange> changes) {
        this.size = changes.size();
        Map<String, Place> last = new HashMap<>();
        Map<ChangeId, Place> all = new HashMap<>();
        int number = 0;
        for (StagedChange change : changes) {
            Place place = new Place(number++, change);
            for (String key : ChangeTypes.of(change.line()).order(change.line())) {
                Place earlier = last.put(key, place);
                if (earlier != null) {
                    earlier.after.add(place);
                    place.before++;
                }
            }
            for (CreatedItem item : change.line().needs()) {
                Place creation = all.get(item.change());
                if (creation != null) {
                    creation.after.add(place);
                    place.before++;
                }
            }
            all.put(change.line().id(), place);
            if (place.before == 0) {
                free.put(place.number, place);
            } else {
                blocked.put(change.line().id(), place);
            }
        }
    }

    /** How many changes it has had in all. */
    public int size() {
        return size;
    }

    /** The next one that may be sent, which is on its way then; empty when none may for now. */
    public synchronized Optional<StagedChange> take() {
        var first = free.pollFirstEntry();
        if (first == null) {
            return Optional.empty();
        }
        Place place = first.getValue();
        onTheWay.put(place.change.line().id(), place);
        return Optional.of(place.change);
    }

    /** It ended, however: what waited for it may go. */
    public synchronized void ended(StagedChange change) {
        Place place = onTheWay.remove(change.line().id());
        if (place == null) {
            return;
        }
        for (Place next : place.after) {
            next.before--;
            if (next.before == 0 && blocked.remove(next.change.line().id()) != null) {
                free.put(next.number, next);
            }
        }
    }

    /** It was refused for now and is pending again, in its old place. */
    public synchronized void putBack(StagedChange change) {
        Place place = onTheWay.remove(change.line().id());
        if (place != null) {
            free.put(place.number, place);
        }
    }

    /** How many may be sent now. */
    public synchronized int free() {
        return free.size();
    }

    /** Number of pending changes, with those that may be sent now. */
    public synchronized int waiting() {
        return free.size() + blocked.size();
    }

    /** The next one that may be sent, which stays pending. */
    public synchronized Optional<StagedChange> peek() {
        return Optional.ofNullable(free.firstEntry()).map(entry -> entry.getValue().change);
    }

    /** Removes and returns the pending changes in order. */
    public synchronized List<StagedChange> drop() {
        TreeMap<Integer, StagedChange> dropped = new TreeMap<>();
        free.values().forEach(place -> dropped.put(place.number, place.change));
        blocked.values().forEach(place -> dropped.put(place.number, place.change));
        free.clear();
        blocked.clear();
        return List.copyOf(dropped.values());
    }

    /** What is on its way. */
    public synchronized List<StagedChange> onTheWay() {
        return onTheWay.values().stream().map(place -> place.change).toList();
    }
}
