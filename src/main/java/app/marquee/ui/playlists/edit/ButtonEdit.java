package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import org.jspecify.annotations.Nullable;

/**
 * Edit of the external button, sent as a whole when one of its fields changed, because the API
 * contract does not define the effect of omitted ones. FX thread only.
 */
public final class ButtonEdit {
    private final StringProperty size = new SimpleStringProperty("");
    private final StringProperty text = new SimpleStringProperty("");
    private final StringProperty url = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Member<ExternalButton>> known =
            new ReadOnlyObjectWrapper<>(Member.absent());
    private final ReadOnlyObjectWrapper<Member<ExternalButton>> change =
            new ReadOnlyObjectWrapper<>(Member.absent());

    ButtonEdit() {
        size.subscribe(this::refresh);
        text.subscribe(this::refresh);
        url.subscribe(this::refresh);
    }

    public StringProperty sizeProperty() {
        return size;
    }

    public StringProperty textProperty() {
        return text;
    }

    public StringProperty urlProperty() {
        return url;
    }

    /** The loaded value; absent means unknown, null that there is none. */
    ReadOnlyObjectProperty<Member<ExternalButton>> knownProperty() {
        return known.getReadOnlyProperty();
    }

    /** The value to send; absent leaves the button as it is. */
    ReadOnlyObjectProperty<Member<ExternalButton>> changeProperty() {
        return change.getReadOnlyProperty();
    }

    Member<ExternalButton> change() {
        return change.get();
    }

    /** The button as the fields describe it. */
    ExternalButton shown() {
        String wire = filled(size.get().strip());
        return new ExternalButton(
                wire == null ? null : new ButtonSize(wire),
                filled(text.get()),
                filled(url.get().strip()));
    }

    private static @Nullable String filled(String text) {
        return text.isEmpty() ? null : text;
    }

    /** Updates the loaded value; edits by the user stay. */
    void learn(Member<ExternalButton> value) {
        boolean edited = change().isPresent();
        known.set(value);
        if (edited) {
            refresh();
        } else {
            reset();
        }
    }

    /** Leaves the button as it is. */
    void reset() {
        ExternalButton before = before();
        size.set(before.size() == null ? "" : before.size().wire());
        text.set(before.text() == null ? "" : before.text());
        url.set(before.url() == null ? "" : before.url());
        refresh();
    }

    private void refresh() {
        change.set(shown().equals(before()) ? Member.absent() : Member.of(shown()));
    }

    /** The loaded value in the form that the fields return. */
    private ExternalButton before() {
        ExternalButton button = known.get().orNull();
        if (button == null) {
            return new ExternalButton(null, null, null);
        }
        ButtonSize wire = button.size();
        String line = wire == null ? null : filled(FieldText.LINE.of(wire.wire()).strip());
        return new ExternalButton(
                line == null ? null : new ButtonSize(line),
                line(button.text()),
                button.url() == null ? null : filled(FieldText.LINE.of(button.url()).strip()));
    }

    private static @Nullable String line(@Nullable String value) {
        return value == null ? null : filled(FieldText.LINE.of(value));
    }
}
