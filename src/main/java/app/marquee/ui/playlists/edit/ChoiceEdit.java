package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import org.jspecify.annotations.Nullable;

/** One member with a few values while it is edited; no choice leaves it as it is. */
public final class ChoiceEdit<T> {
    private final ObjectProperty<@Nullable T> choice = new SimpleObjectProperty<>(null);
    private final ReadOnlyObjectWrapper<Member<T>> known =
            new ReadOnlyObjectWrapper<>(Member.absent());
    private final ReadOnlyObjectWrapper<Member<T>> change =
            new ReadOnlyObjectWrapper<>(Member.absent());

    ChoiceEdit() {
        choice.subscribe(this::refresh);
    }

    /** What is chosen; null leaves an unknown member as it is. */
    public ObjectProperty<@Nullable T> choiceProperty() {
        return choice;
    }

    /** What was read; absent means unknown. */
    ReadOnlyObjectProperty<Member<T>> knownProperty() {
        return known.getReadOnlyProperty();
    }

    /** What would be sent; absent leaves the member as it is. */
    ReadOnlyObjectProperty<Member<T>> changeProperty() {
        return change.getReadOnlyProperty();
    }

    Member<T> change() {
        return change.get();
    }

    /** Takes what was read; what the person chose stays chosen. */
    void learn(Member<T> value) {
        boolean edited = change().isPresent();
        known.set(value);
        if (edited) {
            refresh();
        } else {
            reset();
        }
    }

    /** Leaves the member as it is. */
    void reset() {
        choice.set(known.get().orNull());
        refresh();
    }

    private void refresh() {
        T chosen = choice.get();
        boolean changed = chosen != null && !chosen.equals(known.get().orNull());
        change.set(changed ? Member.of(chosen) : Member.absent());
    }
}
