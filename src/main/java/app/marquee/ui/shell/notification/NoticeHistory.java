package app.marquee.ui.shell.notification;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
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

    /**
     * Entry of the history.
     *
     * @param about the failed change; empty for others
     * @param times number of equal notifications, of which this is the latest
     * @param steps empty when there are none, or no longer
     */
    record Entry(
            Instant at, Kind kind, String about, String text, int times, List<Notices.Step> steps) {
        Entry {
            steps = List.copyOf(steps);
        }

        private boolean isSame(Kind otherKind, String otherText, List<Notices.Step> others) {
            return kind == otherKind
                    && text.equals(otherText)
                    && steps.isEmpty()
                    && others.isEmpty();
        }

        private Entry again(Instant now) {
            return new Entry(now, kind, about, text, times + 1, List.of());
        }

        private Entry withoutSteps() {
            return new Entry(at, kind, about, text, times, List.of());
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

    public void add(Kind kind, String text, List<Notices.Step> steps) {
        count(kind);
        add(kind, "", text, steps);
    }

    /** Adds a failed action, which may be settled later. */
    public void failed(Kind kind, String about, String text) {
        count(kind);
        add(kind, about, text, List.of());
    }

    /** Adds a change that failed or is unknown, which the changes themselves count. */
    public void ofChange(Kind kind, String about, String text) {
        add(kind, about, text, List.of());
    }

    private void count(Kind kind) {
        if (kind != Kind.DONE) {
            unseen.set(unseen.get() + 1);
        }
    }

    private void add(Kind kind, String about, String text, List<Notices.Step> steps) {
        Instant now = clock.instant();
        Optional<Entry> same =
                entries.stream().filter(entry -> entry.isSame(kind, text, steps)).findFirst();
        same.ifPresent(entries::remove);
        entries.addFirst(
                same.map(entry -> entry.again(now))
                        .orElseGet(() -> new Entry(now, kind, about, text, 1, steps)));
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
                                new Entry(clock.instant(), kind, "", text, 1, List.of())));
        return said.isPresent();
    }

    /** Removes the steps of a notification of which one was used: they run once. */
    public void taken(Notices.Step step) {
        entries.replaceAll(entry -> entry.steps().contains(step) ? entry.withoutSteps() : entry);
    }

    /** Removes all steps, since their workspace was closed. */
    public void dropSteps() {
        entries.replaceAll(Entry::withoutSteps);
    }
}
