package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Set of the member names of one object, to find a repeated one. Sized for a few names, or for one
 * per row when keyed by ID. Not thread-safe.
 */
final class MemberNames {
    private static final int FEW = 16;

    private final String[] few = new String[FEW];
    private @Nullable Set<String> many;
    private int count;

    /** Whether this one came before; it has come now. */
    boolean repeats(String name) {
        if (many != null) {
            return !many.add(name);
        }
        for (int i = 0; i < count; i++) {
            if (few[i].equals(name)) {
                return true;
            }
        }
        if (count < FEW) {
            few[count++] = name;
        } else {
            many = new HashSet<>(Arrays.asList(few));
            many.add(name);
        }
        return false;
    }
}
