package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.limit.TextLimit;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * Edit of a text field. An unknown value stays as it is until the user types; a known one is
 * changed when the text differs from it. FX thread only.
 */
public final class TextEdit {
    private final TextLimit limit;
    private final FieldText field;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Member<String>> known =
            new ReadOnlyObjectWrapper<>(Member.absent());
    private final ReadOnlyObjectWrapper<Member<String>> change =
            new ReadOnlyObjectWrapper<>(Member.absent());
    private boolean following;
    private boolean touched;

    TextEdit(TextLimit limit, FieldText field) {
        this.limit = limit;
        this.field = field;
        text.subscribe(this::typed);
    }

    /** The text in the field. */
    public StringProperty textProperty() {
        return text;
    }

    /** The loaded value; absent means unknown. */
    public ReadOnlyObjectProperty<Member<String>> knownProperty() {
        return known.getReadOnlyProperty();
    }

    /** The value to send; absent leaves the field as it is. */
    ReadOnlyObjectProperty<Member<String>> changeProperty() {
        return change.getReadOnlyProperty();
    }

    Member<String> change() {
        return change.get();
    }

    /** Updates the loaded value; an edited text stays. */
    void learn(Member<String> value) {
        boolean edited = change().isPresent();
        known.set(value);
        if (edited) {
            refresh();
        } else {
            reset();
        }
    }

    /** Resets the field. */
    public void reset() {
        following = true;
        text.set(before());
        following = false;
        touched = false;
        refresh();
    }

    private String before() {
        String value = known.get().orNull();
        return value == null ? "" : field.of(value);
    }

    private void typed() {
        touched = touched || !following;
        refresh();
    }

    private void refresh() {
        change.set(isChanged() ? Member.of(text.get()) : Member.absent());
    }

    /**
     * Whether the text is a change; an empty one changes an unknown value only where the API
     * contract allows it.
     */
    private boolean isChanged() {
        if (known.get().isAbsent()) {
            return touched && (!text.get().isEmpty() || limit.min() == 0);
        }
        return !text.get().equals(before());
    }
}
