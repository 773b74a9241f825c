package app.marquee.task;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.List;

/** The running work that the window shows. Lives on the FX thread. */
public final class JobRegistry {
    private final ObservableList<Entry> running = FXCollections.observableArrayList();
    private final ObservableList<Entry> view = FXCollections.unmodifiableObservableList(running);

    /** Everything that runs now, oldest first. */
    public ObservableList<Entry> running() {
        return view;
    }

    /** Cancels everything that runs. */
    public void cancelAll() {
        List.copyOf(running).forEach(Entry::cancel);
    }

    Entry add(String name, JobHandle handle) {
        Entry entry = new Entry(name, handle);
        running.add(entry);
        return entry;
    }

    void remove(Entry entry) {
        running.remove(entry);
    }

    /** How far a job is; total is negative when nobody knows. */
    public record Amount(long done, long total) {
        static final Amount UNKNOWN = new Amount(0, -1);

        public boolean isDeterminate() {
            return total > 0;
        }
    }

    /** One running job. */
    public static final class Entry {
        private final String name;
        private final JobHandle handle;
        private final ReadOnlyObjectWrapper<Amount> amount =
                new ReadOnlyObjectWrapper<>(Amount.UNKNOWN);

        Entry(String name, JobHandle handle) {
            this.name = name;
            this.handle = handle;
        }

        public String name() {
            return name;
        }

        public ReadOnlyObjectProperty<Amount> amountProperty() {
            return amount.getReadOnlyProperty();
        }

        public void cancel() {
            handle.cancel();
        }

        void amount(Amount value) {
            amount.set(value);
        }
    }
}
