package app.marquee.api.response;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Helper for sets of member names. */
final class Sets {
    private Sets() {}

    static Set<String> with(Set<String> names, String... more) {
        Set<String> all = new HashSet<>(names);
        all.addAll(Arrays.asList(more));
        return Set.copyOf(all);
    }
}
