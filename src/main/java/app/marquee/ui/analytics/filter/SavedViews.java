package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.ReportFilters;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Saved views of a connection, which the user names, chooses and deletes. FX thread only. */
public final class SavedViews {
    private static final String KEY = "saved-views";
    private static final String NAME = "name";
    private static final String FILTERS = "filters";

    private final ViewMemory memory;
    private final PeriodViewModel period;
    private final FiltersViewModel filters;
    private final ReadOnlyObjectWrapper<List<SavedView>> all;

    public SavedViews(ViewMemory memory, PeriodViewModel period, FiltersViewModel filters) {
        this.memory = memory;
        this.period = period;
        this.filters = filters;
        this.all = new ReadOnlyObjectWrapper<>(read(memory.recall(KEY)));
    }

    /** In the order in which they were saved. */
    public ReadOnlyObjectProperty<List<SavedView>> allProperty() {
        return all.getReadOnlyProperty();
    }

    /** Saves what is chosen now; one of the same name is replaced. */
    public void save(String name) {
        String title = name.strip();
        if (!title.isEmpty()) {
            List<SavedView> views = new ArrayList<>(all.get());
            views.removeIf(each -> each.name().equals(title));
            views.add(new SavedView(title, period.stored(), filters.filters()));
            keep(views);
        }
    }

    /** Chooses its period, comparison and filters. */
    public void open(SavedView view) {
        filters.choose(view.filters());
        if (period.restore(view.period())) {
            SavedView renewed = new SavedView(view.name(), period.stored(), view.filters());
            keep(all.get().stream().map(each -> each.equals(view) ? renewed : each).toList());
        }
    }

    /** Whether it is what is chosen now. */
    public boolean isOpen(SavedView view) {
        return view.filters().equals(filters.filters()) && view.period().equals(period.stored());
    }

    public void delete(SavedView view) {
        keep(all.get().stream().filter(each -> !each.equals(view)).toList());
    }

    private void keep(List<SavedView> views) {
        memory.keep(KEY, views.stream().map(SavedViews::text).collect(Collectors.joining("\n")));
        all.set(List.copyOf(views));
    }

    private static String text(SavedView view) {
        Map<String, String> parts = new TreeMap<>(view.period());
        parts.put(NAME, view.name());
        parts.put(FILTERS, view.filters().text());
        return parts.entrySet().stream()
                .map(part -> part.getKey() + "=" + encoded(part.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static List<SavedView> read(@Nullable String text) {
        return text == null
                ? List.of()
                : text.lines().flatMap(line -> view(line).stream()).toList();
    }

    private static Optional<SavedView> view(String line) {
        Map<String, String> parts = new HashMap<>();
        try {
            Arrays.stream(line.split("&", -1))
                    .map(part -> part.split("=", 2))
                    .filter(part -> part.length == 2)
                    .forEach(
                            part ->
                                    parts.put(
                                            part[0],
                                            URLDecoder.decode(part[1], StandardCharsets.UTF_8)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
        String name = parts.remove(NAME);
        ReportFilters chosen = ReportFilters.parse(parts.remove(FILTERS));
        return Optional.ofNullable(name).map(title -> new SavedView(title, parts, chosen));
    }
}
