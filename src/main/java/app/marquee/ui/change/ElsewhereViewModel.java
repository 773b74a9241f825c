package app.marquee.ui.change;

import app.marquee.change.ExternalChangeLog;
import app.marquee.model.change.Difference;
import app.marquee.model.id.ItemKind;
import app.marquee.task.CoalescingFxRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;

/**
 * View-model of the values of a section that were changed elsewhere, until the user dismisses them.
 * FX thread only.
 */
final class ElsewhereViewModel implements AutoCloseable {
    private final ExternalChangeLog differences;
    private final Set<ItemKind> kinds;
    private final CoalescingFxRunner news;
    private final Runnable unlisten;
    private final ReadOnlyObjectWrapper<List<Difference>> shown =
            new ReadOnlyObjectWrapper<>(List.of());

    /**
     * @param fxThread runs what it is given on the FX thread, in order
     */
    public ElsewhereViewModel(
            ExternalChangeLog differences, Set<ItemKind> kinds, Executor fxThread) {
        this.differences = differences;
        this.kinds = Set.copyOf(kinds);
        this.news = new CoalescingFxRunner(fxThread, this::take);
        this.unlisten = differences.listen(news::signal);
        news.signal();
    }

    private void take() {
        shown.set(differences.of(kinds));
    }

    /** The oldest first. */
    public ReadOnlyObjectProperty<List<Difference>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** Dismisses the shown differences; later ones are shown again. */
    public void dismiss() {
        differences.seen(shown.get());
    }

    @Override
    public void close() {
        unlisten.run();
        news.close();
    }
}
