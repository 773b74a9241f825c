package app.marquee.ui.shell.palette;

import app.marquee.model.id.KnownItem;
import app.marquee.service.search.KnownItems;
import app.marquee.service.search.SearchIndex;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * View model of the palette: its rows and selection for the typed text. Index and search run as
 * tasks, of which the latest wins. FX thread only.
 */
public final class PaletteViewModel {
    private static final int NOTHING = -1;

    private final Messages messages;
    private final PaletteEntrySource offer;
    private final KnownItems items;
    private final PaletteMemory memory;
    private final PaletteRows layout;
    private final LatestJob searching;
    private final LatestJob indexing;
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<List<PaletteRow>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyIntegerWrapper selected = new ReadOnlyIntegerWrapper(NOTHING);
    private SearchIndex<KnownItem> index = SearchIndex.empty();

    /** The recent entries that are items. */
    private List<PaletteItem> recentItems = List.of();

    private SearchIndex<PaletteEntry> entries = SearchIndex.empty();
    private List<PaletteEntry> offered = List.of();
    private String typed = "";

    /** The text that the rows were found for. */
    private String answered = "";

    /** Whether Enter was pressed before the search for its text ended. */
    private boolean isAwaited;

    public PaletteViewModel(
            TaskRunner tasks,
            Messages messages,
            PaletteEntrySource offer,
            KnownItems items,
            PaletteMemory memory) {
        this.messages = messages;
        this.offer = offer;
        this.items = items;
        this.memory = memory;
        this.layout = new PaletteRows(messages, offer);
        this.searching = new LatestJob(tasks);
        this.indexing = new LatestJob(tasks);
    }

    ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<PaletteRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** The number of the row that Enter chooses; -1 for none. */
    ReadOnlyIntegerProperty selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Offers what can be done now, and brings the index up to date meanwhile. */
    void open() {
        if (open.get()) {
            return;
        }
        typed = "";
        answered = "";
        isAwaited = false;
        offered = offer.entries();
        entries = SearchIndex.of(offered, PaletteEntry::title, _ -> "");
        open.set(true);
        show(layout.all(offered, memory.recent()));
        List<String> recent = memory.recent();
        indexing.submit(
                Job.of(messages.text("job.palette"), _ -> index(recent))
                        .onSuccess(
                                made -> {
                                    index = made.all();
                                    recentItems = made.recent();
                                    search();
                                }));
    }

    /** Known items, and the recent ones among them as they are shown. */
    private record Index(SearchIndex<KnownItem> all, List<PaletteItem> recent) {}

    private Index index(List<String> recent) {
        List<KnownItem> known = items.all();
        return new Index(
                SearchIndex.of(
                        known,
                        item -> item.title() == null ? "" : item.title(),
                        item -> item.id().toLowerCase(Locale.ROOT)),
                known.stream()
                        .filter(item -> recent.contains(WorkspacePaletteEntries.key(item)))
                        .map(item -> new PaletteItem(item, items.facts(item), false))
                        .toList());
    }

    /** Starts the search for another text. */
    void type(String text) {
        if (open.get() && !text.equals(typed)) {
            typed = text;
            isAwaited = false;
            search();
        }
    }

    private void search() {
        if (!open.get()) {
            return;
        }
        String query = typed.strip();
        if (query.isEmpty()) {
            searching.cancel();
            answered = query;
            show(layout.all(remembered(), memory.recent()));
            return;
        }
        SearchIndex<KnownItem> known = index;
        SearchIndex<PaletteEntry> window = entries;
        searching.submit(
                Job.of(
                                messages.text("job.palette"),
                                _ -> PaletteFound.of(query, window, known, items))
                        .onSuccess(
                                found -> {
                                    if (open.get() && query.equals(typed.strip())) {
                                        show(layout.found(query, found, memory.recent()));
                                        answered(query);
                                    }
                                }));
    }

    private void answered(String query) {
        answered = query;
        if (isAwaited) {
            isAwaited = false;
            choose(selected.get());
        }
    }

    /** The recent ones may be items, too. */
    private List<PaletteEntry> remembered() {
        List<PaletteEntry> all = new ArrayList<>(offered);
        recentItems.stream().map(offer::item).forEach(all::add);
        return all;
    }

    private void show(List<PaletteRow> next) {
        rows.set(next);
        selected.set(NOTHING);
        move(1);
    }

    /** Goes on by so many entries, past what cannot be chosen, and stops at the ends. */
    void move(int by) {
        List<Integer> lines = lines();
        if (lines.isEmpty()) {
            selected.set(NOTHING);
            return;
        }
        int at = lines.indexOf(selected.get());
        int next = at == NOTHING ? 0 : Math.clamp(at + (long) by, 0, lines.size() - 1);
        selected.set(lines.get(next));
    }

    /** Goes round: from the last entry to the first. */
    void step(int by) {
        List<Integer> lines = lines();
        if (!lines.isEmpty()) {
            int at = Math.max(0, lines.indexOf(selected.get()));
            selected.set(lines.get(Math.floorMod(at + by, lines.size())));
        }
    }

    private List<Integer> lines() {
        List<Integer> lines = new ArrayList<>();
        for (int row = 0; row < rows.get().size(); row++) {
            if (rows.get().get(row) instanceof PaletteRow.Line) {
                lines.add(row);
            }
        }
        return lines;
    }

    /**
     * Until the search ends, the rows belong to an earlier text: Enter then waits for the results
     * of the typed text.
     */
    void choose() {
        if (answered.equals(typed.strip())) {
            choose(selected.get());
        } else {
            isAwaited = true;
        }
    }

    /** Runs the entry of this row, unless it is unavailable. */
    void choose(int row) {
        entry(row).filter(PaletteEntry::canRun).ifPresent(entry -> run(entry, entry.action()));
    }

    /** Edits the title of the selected entry; false where it has none that can be edited. */
    boolean rename() {
        Optional<PaletteEntry> renamed =
                answered.equals(typed.strip()) ? entry(selected.get()) : Optional.empty();
        Runnable edit = renamed.map(PaletteEntry::rename).orElse(null);
        if (edit == null) {
            return false;
        }
        run(renamed.get(), edit);
        return true;
    }

    /** Whether the title of the selected entry can be edited. */
    boolean canRename() {
        return entry(selected.get()).map(PaletteEntry::rename).isPresent();
    }

    private Optional<PaletteEntry> entry(int row) {
        return row >= 0
                        && row < rows.get().size()
                        && rows.get().get(row) instanceof PaletteRow.Line(var entry)
                ? Optional.of(entry)
                : Optional.empty();
    }

    private void run(PaletteEntry entry, Runnable action) {
        close();
        memory.chosen(entry.key());
        action.run();
    }

    void close() {
        if (open.get()) {
            open.set(false);
            searching.cancel();
            rows.set(List.of());
            selected.set(NOTHING);
        }
    }

    /** Ends all searches. */
    public void end() {
        close();
        indexing.cancel();
    }
}
