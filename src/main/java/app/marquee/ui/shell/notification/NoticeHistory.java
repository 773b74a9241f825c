package app.marquee.ui.shell.notification;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.InstantSource;

/**
 * What was said of a connection in this run, the latest first. The same said again is one entry
 * that counts. Lives on the FX thread.
 */
public final class NoticeHistory {
    /** How bad it is. */
    public enum Kind {
        DONE,
        WARNING,
        FAILURE
    }

    /** One thing that can be done about a notice, such as undo. */
    public record Deed(String title, Runnable action) {}

    /**
     * @param times how often it was said in a row
     * @param deed null when nothing can be done about it, or not any more
     */
    record Entry(Instant at, Kind kind, String text, int times, @Nullable Deed deed) {
        private boolean isSame(Kind otherKind, String otherText, @Nullable Deed other) {
            return kind == otherKind && text.equals(otherText) && deed == null && other == null;
        }

        private Entry again(Instant now) {
            return new Entry(now, kind, text, times + 1, null);
        }

        private Entry withoutDeed() {
            return new Entry(at, kind, text, times, null);
        }
    }

    private static final int MOST = 60;

    private final InstantSource clock;
    private final ObservableList<Entry> entries = FXCollections.observableArrayList();
    private final ObservableList<Entry> view = FXCollections.unmodifiableObservableList(entries);
    private final ReadOnlyIntegerWrapper unseen = new ReadOnlyIntegerWrapper();

    public NoticeHistory(InstantSource clock) {
        this.clock = clock;
    }

    /** The latest first. */
    ObservableList<Entry> entries() {
        return view;
    }

    /** How many warnings and failures came since the history was looked at. */
    ReadOnlyIntegerProperty unseenProperty() {
        return unseen.getReadOnlyProperty();
    }

    public void add(Kind kind, String text, @Nullable Deed deed) {
        Instant now = clock.instant();
        if (!entries.isEmpty() && entries.getFirst().isSame(kind, text, deed)) {
            entries.set(0, entries.getFirst().again(now));
        } else {
            entries.addFirst(new Entry(now, kind, text, 1, deed));
            if (entries.size() > MOST) {
                entries.removeLast();
            }
        }
        if (kind != Kind.DONE) {
            unseen.set(unseen.get() + 1);
        }
    }

    /** The person looks at it now. */
    void seen() {
        unseen.set(0);
    }

    /** What can be done about something is done once. */
    public void taken(Deed deed) {
        entries.replaceAll(entry -> deed.equals(entry.deed()) ? entry.withoutDeed() : entry);
    }

    /** Where it was said is gone, and with it all that could be done there. */
    public void dropDeeds() {
        entries.replaceAll(Entry::withoutDeed);
    }
}
