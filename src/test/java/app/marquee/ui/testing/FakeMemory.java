package app.marquee.ui.testing;

import app.marquee.ui.control.ViewMemory;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;

/** Remembers in a map. */
public final class FakeMemory implements ViewMemory {
    private final Map<String, String> kept = new HashMap<>();

    /** Of a user who compares reports with nothing. */
    public static FakeMemory withoutComparison() {
        FakeMemory memory = new FakeMemory();
        memory.keep("compared", "none");
        return memory;
    }

    @Override
    public @Nullable String recall(String key) {
        return kept.get(key);
    }

    @Override
    public void keep(String key, String value) {
        kept.put(key, value);
    }
}
