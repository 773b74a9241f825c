package app.marquee.ui.shell.section;

import app.marquee.model.id.Id;
import app.marquee.ui.shell.dialog.UnsavedEdit;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * Section of the window. It is created with a {@link SectionContext}, loads on the first {@link
 * #shown} and is closed when the connection or the language changes. FX thread only.
 */
public interface Section extends AutoCloseable {
    /** Its content; the same node each time. */
    Region view();

    /** It has come to the front. */
    default void shown() {}

    /** Another section has come to the front. */
    default void hidden() {}

    /** Loads the data again (F5); the current data stays until the new data arrives. */
    void refresh();

    /**
     * Shows one thing, of one of the kinds that its definition names. Called after {@link #shown}.
     */
    default void open(Id subject) {}

    /** Shows one of the places that its definition names. Called after {@link #shown}. */
    default void open(Place place) {}

    /** Puts the focus into its filter (Ctrl+F). */
    default void focusFilter() {}

    /** Whether letters that are typed in it, and that no control takes, begin a search. */
    default boolean searchesByTyping() {
        return false;
    }

    /**
     * Gives the focus to its rows, or to what becomes them, once it was opened by keys.
     *
     * @return false where the first rows of its frame are meant
     */
    default boolean takeFocus() {
        return false;
    }

    /** The edits that closing it now would discard. */
    default List<UnsavedEdit> unsavedEdits() {
        return List.of();
    }

    /** Load time of the shown data; null when there is none, and where the view itself says it. */
    default ObservableValue<@Nullable Instant> fetchedAt() {
        return new ReadOnlyObjectWrapper<>(null);
    }

    @Override
    void close();
}
