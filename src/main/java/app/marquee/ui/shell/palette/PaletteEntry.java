package app.marquee.ui.shell.palette;

import app.marquee.service.search.FuzzyQuery.Mark;

import java.util.List;

/**
 * One thing that the palette offers.
 *
 * @param key what it is remembered by
 * @param detail what kind of thing it is, or where it lies
 * @param keys its shortcut; empty where it has none
 * @param refusal why it cannot be chosen now; empty when it can
 * @param marks the letters of the title that matched
 */
public record PaletteEntry(
        String key,
        Group group,
        String title,
        String detail,
        String icon,
        String keys,
        String refusal,
        List<Mark> marks,
        Runnable action) {
    /** Things of one kind, in the order in which they are shown. */
    enum Group {
        RECENT,
        SECTIONS,
        COMMANDS,
        CONNECTIONS,
        ITEMS
    }

    public PaletteEntry {
        marks = List.copyOf(marks);
    }

    PaletteEntry marked(List<Mark> found) {
        return new PaletteEntry(key, group, title, detail, icon, keys, refusal, found, action);
    }

    /** The same among those that were chosen lately. */
    PaletteEntry recent() {
        return new PaletteEntry(
                key, Group.RECENT, title, detail, icon, keys, refusal, marks, action);
    }

    boolean canRun() {
        return refusal.isEmpty();
    }
}
