package app.marquee.ui.shell.palette;

import app.marquee.ui.control.ViewMemory;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Recent palette choices of one connection, newest first. */
public final class PaletteMemory {
    private static final String KEY = "recent";
    private static final int KEPT = 12;
    private static final Pattern LINE = Pattern.compile("\n");

    private final ViewMemory memory;

    public PaletteMemory(ViewMemory memory) {
        this.memory = memory;
    }

    List<String> recent() {
        String kept = memory.recall(KEY);
        return kept == null || kept.isEmpty() ? List.of() : LINE.splitAsStream(kept).toList();
    }

    void chosen(String key) {
        List<String> keys = new ArrayList<>(recent());
        keys.remove(key);
        keys.addFirst(key);
        memory.keep(KEY, String.join("\n", keys.subList(0, Math.min(keys.size(), KEPT))));
    }
}
