package app.marquee.http.mask;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Sequence of characters each of which may be written in several ways. Not a regular expression:
 * that would take a call on the stack for each character, and tokens have thousands.
 *
 * @param characters the ways of writing each
 */
record WrittenSecret(List<List<Way>> characters) {
    WrittenSecret {
        characters = List.copyOf(characters);
    }

    /** One way of writing a character. */
    record Way(String form, boolean ignoresCase) {
        static Way of(String form) {
            return new Way(form, false);
        }

        static Way ignoringCase(String form) {
            return new Way(form, true);
        }

        boolean isAt(String text, int at) {
            return text.regionMatches(ignoresCase, at, form, 0, form.length());
        }
    }

    /** Part of a text. */
    record Place(int start, int end) {}

    /** The first place at or behind an index. */
    Optional<Place> find(String text, int from) {
        for (int start = from; start < text.length(); start++) {
            OptionalInt end = end(text, start);
            if (end.isPresent()) {
                return Optional.of(new Place(start, end.getAsInt()));
            }
        }
        return Optional.empty();
    }

    private OptionalInt end(String text, int start) {
        // Most places of a text are passed by one look.
        if (!begins(text, start)) {
            return OptionalInt.empty();
        }
        Set<Integer> ends = Set.of(start);
        for (List<Way> ways : characters) {
            ends = behind(ways, text, ends);
            if (ends.isEmpty()) {
                return OptionalInt.empty();
            }
        }
        return ends.stream().mapToInt(Integer::intValue).max();
    }

    private boolean begins(String text, int start) {
        for (Way way : characters.getFirst()) {
            if (way.isAt(text, start)) {
                return true;
            }
        }
        return false;
    }

    private static Set<Integer> behind(List<Way> ways, String text, Set<Integer> starts) {
        Set<Integer> ends = new HashSet<>();
        for (int start : starts) {
            for (Way way : ways) {
                if (way.isAt(text, start)) {
                    ends.add(start + way.form().length());
                }
            }
        }
        return ends;
    }
}
