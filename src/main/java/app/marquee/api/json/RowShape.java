package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Set;

/** Shape of a row in all the forms in which servers write it. */
public interface RowShape<R> {
    /** Of analytics. */
    int MOST_COUNTED = 1_500_000;

    /** Of folders, videos and whatever else is listed, whose rows weigh more. */
    int MOST_LISTED = 200_000;

    /** What would have been understood, in plain English. */
    String expected();

    /** Members that hold the rows and say nothing of them, besides those that any list uses. */
    Set<String> containers();

    /** Members of which at least one is in every row that says anything. */
    Set<String> signature();

    /**
     * Reads a row.
     *
     * @param keys what the place of the row says of it
     * @return null when the row has no ID to identify it
     */
    @Nullable R read(Fields fields, Keys keys);

    /** The form of rows about which nothing is unusual; null where there is none. */
    default @Nullable PlainForm<R> plain() {
        return null;
    }

    /** Whether rows carry counters, so that an object of numbers can be rows too. */
    default boolean counts() {
        return false;
    }

    /** Whether a plain value under this name is a row. */
    default boolean isScalarRow(String name, JsonNode value) {
        return false;
    }

    /**
     * Whether the name of an array says something of its rows, and is not just the name of the
     * list: a time does, and so does the name of a thing whose rows are its times.
     */
    default boolean namesRows(String array, ObjectNode first) {
        return Times.isTime(array) || (counts() && TimeFields.isIn(first));
    }

    /**
     * How many rows are read at most: many times more than any account has, and what memory holds.
     */
    default int mostRows() {
        return counts() ? MOST_COUNTED : MOST_LISTED;
    }

    default boolean recognises(ObjectNode object) {
        return !object.isEmpty() && signature().stream().anyMatch(object::has);
    }
}
