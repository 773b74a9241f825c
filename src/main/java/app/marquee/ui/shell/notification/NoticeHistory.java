package app.marquee.ui.shell.notification;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * History of a connection's notifications until the user quits, newest first. Repeats are counted
 * in one entry. FX thread only.
 */
public final class NoticeHistory {
    /** Severity of a notification. */
    public enum Kind {
        DONE,
        WARNING,
        /** A change that may have been applied. */
        UNKNOWN,
        FAILURE
    }

    /** Action of a notification, such as undo. */
    public record Deed(String title, Runnable action) {}

    /**
     * Entry of the history.
     *
     * @param about the failed change; empty for others
     * @param times number of equal notifications, of which this is the latest
     * @param deed null when there is no action, or no longer
     */
    record Entry(Instant at, Kind kind, String about, String text, int times, @Nullable Deed deed) {
        private boolean isSame(Kind otherKind, String otherText, @Nullable Deed other) {
            return kind == otherKind && text.equals(otherText) && deed == null && other == null;
        }

        private Entry again(Instant now) {
            return new Entry(now, kind, about, text, times + 1, null);
        }

        private Entry withoutDeed() {
            return new Entry(at, kind, about, text, times, null);
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

    /** Number of warnings and failures that aren't changes since the history was last viewed. */
    ReadOnlyIntegerProperty unseenProperty() {
        return unseen.getReadOnlyProperty();
    }

    public void add(Kind kind, String text, @Nullable Deed deed) {
        count(kind);
        add(kind, "", text, deed);
    }

    /** Adds a failed action, which may be settled later. */
    public void failed(Kind kind, String about, String text) {
        count(kind);
        add(kind, about, text, null);
    }

    /** Adds a change that failed or is unknown, which the changes themselves count. */
    public void ofChange(Kind kind, String about, String text) {
        add(kind, about, text, null);
    }

    private void count(Kind kind) {
        if (kind != Kind.DONE) {
            unseen.set(unseen.get() + 1);
        }
    }

    private void add(Kind kind, String about, String text, @Nullable Deed deed) {
        Instant now = clock.instant();
        Optional<Entry> same =
                entries.stream().filter(entry -> entry.isSame(kind, text, deed)).findFirst();
        same.ifPresent(entries::remove);
        entries.addFirst(
                same.map(entry -> entry.again(now))
                        .orElseGet(() -> new Entry(now, kind, about, text, 1, deed)));
        if (entries.size() > MOST) {
            entries.removeLast();
        }
    }

    /** Removes all entries. */
    void clear() {
        entries.clear();
        seen();
    }

    /** Marks all entries as seen. */
    void seen() {
        unseen.set(0);
    }

    /**
     * Replaces what was said about a change, whose outcome is known now.
     *
     * @return false when nothing was said about it
     */
    public boolean settle(String about, Kind kind, String text) {
        Optional<Entry> said =
                entries.stream().filter(entry -> entry.about().equals(about)).findFirst();
        said.ifPresent(
                entry ->
                        entries.set(
                                entries.indexOf(entry),
                                new Entry(clock.instant(), kind, "", text, 1, null)));
        return said.isPresent();
    }

    /** Removes an action that was used: each runs once. */
    public void taken(Deed deed) {
        entries.replaceAll(entry -> deed.equals(entry.deed()) ? entry.withoutDeed() : entry);
    }

    /** Removes all actions, since their workspace was closed. */
    public void dropDeeds() {
        entries.replaceAll(Entry::withoutDeed);
    }
}
