package app.marquee.ui.shell.palette;

import app.marquee.service.search.FuzzyQuery;
import app.marquee.service.search.SearchIndex;
import app.marquee.service.search.SearchIndex.Hit;
import app.marquee.text.Messages;
import app.marquee.ui.shell.palette.PaletteEntry.Group;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Layout of palette results: the group with the best match first, recent ones a step ahead. */
final class PaletteRows {
    /** So much better must another group match to be before the recent ones. */
    private static final int HEAD_START = 250;

    /** How many recent ones are shown before anything is typed. */
    private static final int RECENT = 6;

    private final Messages messages;
    private final PaletteEntrySource offer;

    PaletteRows(Messages messages, PaletteEntrySource offer) {
        this.messages = messages;
        this.offer = offer;
    }

    /** The rows before anything is typed. */
    List<PaletteRow> all(List<PaletteEntry> entries, List<String> recent) {
        List<PaletteRow> rows = new ArrayList<>();
        List<PaletteEntry> lately =
                recent.stream()
                        .flatMap(key -> entries.stream().filter(each -> each.key().equals(key)))
                        .limit(RECENT)
                        .toList();
        add(rows, Group.RECENT, lately.stream().map(PaletteEntry::recent).toList(), "");
        for (Group group : Group.values()) {
            add(
                    rows,
                    group,
                    entries.stream()
                            .filter(each -> each.group() == group && !lately.contains(each))
                            .toList(),
                    "");
        }
        return List.copyOf(rows);
    }

    /** The rows of a search result. */
    List<PaletteRow> found(String typed, PaletteFound found, List<String> recent) {
        Map<Group, List<Hit<PaletteEntry>>> groups = new EnumMap<>(Group.class);
        found.entries().best().forEach(hit -> put(groups, hit, recent));
        found.items()
                .best()
                .forEach(
                        hit -> put(groups, new Hit<>(offer.item(hit.item()), hit.score()), recent));
        found.unknown().stream()
                .flatMap(id -> offer.unknown(id).stream())
                .forEach(entry -> put(groups, new Hit<>(entry, 0), recent));
        FuzzyQuery query = FuzzyQuery.of(typed);
        List<PaletteRow> rows = new ArrayList<>();
        groups.entrySet().stream()
                .sorted(Comparator.comparingInt(group -> -worth(group)))
                .forEach(
                        group ->
                                add(
                                        rows,
                                        group.getKey(),
                                        marked(query, group.getValue()),
                                        note(group.getKey(), found)));
        return List.copyOf(rows);
    }

    private static void put(
            Map<Group, List<Hit<PaletteEntry>>> groups,
            Hit<PaletteEntry> hit,
            List<String> recent) {
        // What cannot be run now has its own place, and not the first, where Enter would run it.
        boolean lately = hit.item().canRun() && recent.contains(hit.item().key());
        PaletteEntry entry = lately ? hit.item().recent() : hit.item();
        groups.computeIfAbsent(entry.group(), _ -> new ArrayList<>())
                .add(new Hit<>(entry, hit.score()));
    }

    private static int worth(Map.Entry<Group, List<Hit<PaletteEntry>>> group) {
        int best = group.getValue().stream().mapToInt(Hit::score).max().orElse(0);
        return group.getKey() == Group.RECENT ? best + HEAD_START : best;
    }

    private static List<PaletteEntry> marked(FuzzyQuery query, List<Hit<PaletteEntry>> hits) {
        return hits.stream()
                .map(SearchIndex.Hit::item)
                .map(entry -> entry.marked(query.marks(entry.title())))
                .toList();
    }

    private String note(Group group, PaletteFound found) {
        int shown = found.items().best().size();
        int total = found.items().total();
        return group == Group.ITEMS && total > shown
                ? messages.text("palette.cap", shown, total)
                : "";
    }

    private void add(List<PaletteRow> rows, Group group, List<PaletteEntry> entries, String note) {
        if (!entries.isEmpty()) {
            String name = group.name().toLowerCase(Locale.ROOT);
            rows.add(new PaletteRow.Head(messages.text("section." + name), note));
            entries.forEach(entry -> rows.add(new PaletteRow.Line(entry)));
        }
    }
}
