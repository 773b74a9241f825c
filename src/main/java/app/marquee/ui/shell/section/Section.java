package app.marquee.ui.shell.section;

import app.marquee.model.id.Id;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * One section of the window. Made with a {@link SectionContext}, used on the FX thread only. The
 * window calls {@link #shown} each time it comes to the front (load on the first), and closes it
 * when the connection or the language changes; the jobs it submitted through its context are
 * cancelled then and by Esc.
 */
public interface Section extends AutoCloseable {
    /** Its content; the same node each time. */
    Region view();

    /** It has come to the front. */
    default void shown() {}

    /** Another section has come to the front. */
    default void hidden() {}

    /** Asks the service again (F5); what is on the screen stays until the answer is there. */
    void refresh();

    /**
     * Shows one thing, of one of the kinds that its definition names. Called after {@link #shown}.
     */
    default void open(Id subject) {}

    /** Puts the focus into its filter (Ctrl+F). */
    default void focusFilter() {}

    /** Whether closing it now would lose what the person typed. */
    default boolean hasUnsavedEdits() {
        return false;
    }

    /** When the data on the screen was asked for; null when there is none. */
    default ObservableValue<@Nullable Instant> fetchedAt() {
        return new ReadOnlyObjectWrapper<>(null);
    }

    @Override
    void close();
}
