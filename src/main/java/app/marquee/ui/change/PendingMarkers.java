package app.marquee.ui.change;

import app.marquee.change.ChangeApplier;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.task.FxThread;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * Factory of the pending-change markers of a section, which open Activity. Close it with its view.
 * FX thread only.
 */
public final class PendingMarkers implements AutoCloseable {
    private final SectionContext on;
    private final ChangeWords words;
    private final ChangeFlowViewModel flow;
    private final PendingChangeTracker marks;

    PendingMarkers(
            SectionContext on, ChangeApplier changes, ChangeWords words, ChangeFlowViewModel flow) {
        this.on = on;
        this.words = words;
        this.flow = flow;
        this.marks = new PendingChangeTracker(changes, on.messages(), on.tasks(), FxThread::later);
    }

    /** The pending changes by item. */
    public ReadOnlyObjectProperty<PendingChangeIndex> linesProperty() {
        return marks.linesProperty();
    }

    /** The icon of an item; null when it has no pending changes, and none is being applied. */
    public @Nullable Node mark(Id thing) {
        return flow.applying(thing)
                .filter(state -> state != ChangeEntry.State.WAITING)
                .map(this::progress)
                .orElseGet(() -> waiting(thing));
    }

    /** How far a change is while others of its batch are still applied. */
    private Node progress(ChangeEntry.State state) {
        FontIcon icon = StateBadge.icon(state);
        icon.getStyleClass().add("applying-mark");
        icon.setAccessibleText(words.state(state));
        Tooltip.install(icon, new Tooltip(words.state(state)));
        return icon;
    }

    private @Nullable Node waiting(Id thing) {
        List<ChangeLine> lines = marks.about(thing);
        return lines.isEmpty() ? null : new PendingIcon(words.waiting(lines), () -> show(thing));
    }

    /**
     * The banner for pending creations, which have no row yet; hidden when there are none.
     *
     * @param id of the control
     */
    public Node note(String id, ItemKind kind) {
        Button note = new Button();
        note.setId(id);
        note.setGraphic(new FontIcon("fth-edit-3"));
        note.setMnemonicParsing(false);
        note.setMaxWidth(Double.MAX_VALUE);
        note.getStyleClass().addAll("flat", "small", "waiting-note");
        note.setOnAction(_ -> show(on.connection().getValue().id()));
        marks.linesProperty()
                .subscribe(
                        lines -> {
                            List<ChangeLine> some = lines.creations(kind);
                            note.setText(some.isEmpty() ? "" : words.creations(some));
                            Visibility.show(note, !some.isEmpty());
                        });
        return note;
    }

    /** Opens the pending changes of an item. */
    public void show(Id subject) {
        on.navigation().open(new Place.ChangesOf(subject));
    }

    /** Adds a listener for changes of the pending items. */
    public void onChange(Runnable next) {
        marks.linesProperty().addListener(_ -> next.run());
    }

    /** Adds a listener for the steps of changes that are being applied. */
    public void onProgress(Runnable next) {
        flow.listen(_ -> next.run());
    }

    @Override
    public void close() {
        marks.close();
    }
}
