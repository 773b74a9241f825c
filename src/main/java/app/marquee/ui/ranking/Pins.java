package app.marquee.ui.ranking;

import app.marquee.ui.control.ViewMemory;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Setting of the videos that the user pinned to the top of the table. FX thread only. */
final class Pins {
    /** More than fit on a screen. */
    static final int MOST = 50;

    private static final String KEY = "pins";

    private final ViewMemory memory;
    private final Set<String> ids = new LinkedHashSet<>();

    Pins(ViewMemory memory) {
        this.memory = memory;
        String kept = memory.recall(KEY);
        if (kept != null && !kept.isBlank()) {
            List.of(kept.strip().split("\\s+", -1)).stream().limit(MOST).forEach(ids::add);
        }
    }

    /** As they are now; another set when they change. */
    Set<String> all() {
        return Set.copyOf(ids);
    }

    boolean have(@Nullable String id) {
        return id != null && ids.contains(id);
    }

    /**
     * Releases these when all of them are pinned, else pins them all.
     *
     * @return false, and nothing is changed, when there would be more than {@link #MOST}
     */
    boolean toggle(Collection<String> some) {
        Set<String> next = new LinkedHashSet<>(ids);
        boolean changed = next.containsAll(some) ? next.removeAll(some) : next.addAll(some);
        if (next.size() > MOST) {
            return false;
        }
        if (changed) {
            ids.clear();
            ids.addAll(next);
            memory.keep(KEY, String.join(" ", ids));
        }
        return true;
    }
}
