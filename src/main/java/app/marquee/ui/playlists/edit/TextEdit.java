package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.limit.ValidationResult;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * One text member while it is edited. A member that nobody read is left as it is until the person
 * types; one that was read is changed when the text differs from what was read.
 */
public final class TextEdit {
    private final TextLimit limit;
    private final FieldText field;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Member<String>> known =
            new ReadOnlyObjectWrapper<>(Member.absent());
    private final ReadOnlyObjectWrapper<Member<String>> change =
            new ReadOnlyObjectWrapper<>(Member.absent());
    private final ReadOnlyObjectWrapper<ValidationResult> verdict =
            new ReadOnlyObjectWrapper<>(new ValidationResult.Fits());
    private boolean following;
    private boolean touched;

    TextEdit(TextLimit limit, FieldText field) {
        this.limit = limit;
        this.field = field;
        text.subscribe(this::typed);
    }

    /** What the person sees and types. */
    public StringProperty textProperty() {
        return text;
    }

    /** What was read; absent means unknown. */
    public ReadOnlyObjectProperty<Member<String>> knownProperty() {
        return known.getReadOnlyProperty();
    }

    /** What would be sent; absent leaves the member as it is. */
    ReadOnlyObjectProperty<Member<String>> changeProperty() {
        return change.getReadOnlyProperty();
    }

    /** What the limit says of the change; without one it fits. */
    ReadOnlyObjectProperty<ValidationResult> verdictProperty() {
        return verdict.getReadOnlyProperty();
    }

    Member<String> change() {
        return change.get();
    }

    /** Takes what was read; a text that the person changed stays as it is. */
    void learn(Member<String> value) {
        boolean edited = change().isPresent();
        known.set(value);
        if (edited) {
            refresh();
        } else {
            reset();
        }
    }

    /** Leaves the member as it is. */
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
        verdict.set(change().map(limit::check).toOptional().orElseGet(ValidationResult.Fits::new));
    }

    /** An empty text changes an unknown member only where the contract lets it be empty. */
    private boolean isChanged() {
        if (known.get().isAbsent()) {
            return touched && (!text.get().isEmpty() || limit.min() == 0);
        }
        return !text.get().equals(before());
    }
}
