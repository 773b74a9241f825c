package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Names of the members of one object, to find one that comes twice. Most objects have a few; those
 * that are keyed by IDs have as many as there are rows. Used by one thread.
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
