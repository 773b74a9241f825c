package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.ui.shell.section.SectionContext;

import javafx.application.Platform;
import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/**
 * Factory of the pending-change markers of a section, which open Activity. Close it with its view.
 * FX thread only.
 */
public final class PendingMarkers implements AutoCloseable {
    /** The section with the pending changes. */
    public static final String CHANGES = "activity";

    private final SectionContext on;
    private final ChangeWords words;
    private final PendingChangeTracker marks;

    public PendingMarkers(SectionContext on, PendingChanges waiting) {
        this.on = on;
        this.words = new ChangeWords(on.messages(), _ -> Optional.empty());
        this.marks =
                new PendingChangeTracker(waiting, on.messages(), on.tasks(), Platform::runLater);
    }

    /** The icon of an item; null when it has no pending changes. */
    public @Nullable Node mark(Id thing) {
        List<ChangeLine> lines = marks.about(thing);
        return lines.isEmpty() ? null : new PendingIcon(words.waiting(lines), () -> show(thing));
    }

    /**
     * The banner for pending creations.
     *
     * @param id of the control
     */
    public Node note(String id, ItemKind kind) {
        return new PendingCreationsBanner(
                id, marks, kind, words, () -> show(on.connection().getValue().id()));
    }

    private void show(Id subject) {
        on.navigation().open(CHANGES, subject);
    }

    /** Adds a listener for changes of the pending items. */
    public void onChange(Runnable next) {
        marks.linesProperty().addListener(_ -> next.run());
    }

    @Override
    public void close() {
        marks.close();
    }
}
