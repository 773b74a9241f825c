package app.marquee.ui.shell.palette;

import app.marquee.model.id.VideoId;
import app.marquee.service.search.FuzzyQuery.Mark;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Entry of the palette.
 *
 * @param key identifies it among recent entries
 * @param detail its type or location
 * @param video whose frame is shown in the place of the icon; null for none
 * @param keys its shortcut; empty where it has none
 * @param refusal reason why it is unavailable; empty when it is available
 * @param marks the letters of the title that matched
 * @param rename edits its title in place of opening it; null where that can't be done
 */
public record PaletteEntry(
        String key,
        Group group,
        String title,
        String detail,
        String icon,
        @Nullable VideoId video,
        String keys,
        String refusal,
        List<Mark> marks,
        Runnable action,
        @Nullable Runnable rename) {
    /** Group of palette entries, in display order. */
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
        return new PaletteEntry(
                key, group, title, detail, icon, video, keys, refusal, found, action, rename);
    }

    /** The same among those that were chosen lately. */
    PaletteEntry recent() {
        return new PaletteEntry(
                key,
                Group.RECENT,
                title,
                detail,
                icon,
                video,
                keys,
                refusal,
                marks,
                action,
                rename);
    }

    boolean canRun() {
        return refusal.isEmpty();
    }
}
