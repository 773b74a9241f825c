package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import org.jspecify.annotations.Nullable;

/** Edit of a field with a few values; no choice leaves it as it is. FX thread only. */
public final class ChoiceEdit<T> {
    private final ObjectProperty<@Nullable T> choice = new SimpleObjectProperty<>(null);
    private final ReadOnlyObjectWrapper<Member<T>> known =
            new ReadOnlyObjectWrapper<>(Member.absent());
    private final ReadOnlyObjectWrapper<Member<T>> change =
            new ReadOnlyObjectWrapper<>(Member.absent());

    ChoiceEdit() {
        choice.subscribe(this::refresh);
    }

    /** The choice; null leaves an unknown field as it is. */
    public ObjectProperty<@Nullable T> choiceProperty() {
        return choice;
    }

    /** The loaded value; absent means unknown. */
    ReadOnlyObjectProperty<Member<T>> knownProperty() {
        return known.getReadOnlyProperty();
    }

    Member<T> known() {
        return known.get();
    }

    /** The value to send; absent leaves the field as it is. */
    ReadOnlyObjectProperty<Member<T>> changeProperty() {
        return change.getReadOnlyProperty();
    }

    Member<T> change() {
        return change.get();
    }

    /** Updates the loaded value; the user's choice stays. */
    void learn(Member<T> value) {
        boolean edited = change().isPresent();
        known.set(value);
        if (edited) {
            refresh();
        } else {
            reset();
        }
    }

    /** Resets the field. */
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
