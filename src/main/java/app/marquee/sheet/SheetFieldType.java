package app.marquee.sheet;

import java.util.Set;

/** Type of the values in a column that can be edited. */
public sealed interface SheetFieldType {

    /**
     * Text with limits in code points.
     *
     * @param min least length; 0 when an empty cell clears the value
     */
    record Words(int min, int max) implements SheetFieldType {}

    /** Yes or no. */
    record Flag() implements SheetFieldType {}

    /**
     * One of some words.
     *
     * @param allowed the words that can be set
     */
    record Choice(Set<String> allowed) implements SheetFieldType {

        public Choice {
            allowed = Set.copyOf(allowed);
        }
    }

    /** Folder by its path, its name or its ID; empty is the top level. */
    record Place() implements SheetFieldType {}

    /** Value of a custom field; empty is a field that doesn't exist. */
    record Custom() implements SheetFieldType {}
}
