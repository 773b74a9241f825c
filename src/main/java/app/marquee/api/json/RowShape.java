package app.marquee.api.json;

import app.marquee.model.failure.ExpectedContent;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Set;

/** Shape of a row in all the forms in which servers write it. */
public abstract class RowShape<R> {
    /** Of analytics. */
    public static final int MOST_COUNTED = 1_500_000;

    /** Of folders, videos and whatever else is listed, whose rows weigh more. */
    public static final int MOST_LISTED = 200_000;

    private final ExpectedContent expected;
    private final Set<String> containers;
    private final Set<String> signature;

    /**
     * @param expected what an answer with these rows holds
     * @param containers members that hold the rows and say nothing of them, besides those that any
     *     list uses
     * @param signature members of which at least one is in every row that says anything
     */
    protected RowShape(ExpectedContent expected, Set<String> containers, Set<String> signature) {
        this.expected = expected;
        this.containers = containers;
        this.signature = signature;
    }

    final ExpectedContent expected() {
        return expected;
    }

    final Set<String> containers() {
        return containers;
    }

    final Set<String> signature() {
        return signature;
    }

    /**
     * Reads a row.
     *
     * @param keys what the place of the row says of it
     * @return null when the row has no ID to identify it
     */
    public abstract @Nullable R read(Fields fields, Keys keys);

    /** The form of rows about which nothing is unusual; null where there is none. */
    public @Nullable PlainForm<R> plain() {
        return null;
    }

    /** Whether rows carry counters, so that an object of numbers can be rows too. */
    public boolean counts() {
        return false;
    }

    /** Whether a plain value under this name is a row. */
    public boolean isScalarRow(String name, JsonNode value) {
        return false;
    }

    /**
     * Whether the name of an array says something of its rows, and is not just the name of the
     * list: a time does, and so does the name of a thing whose rows are its times.
     */
    public boolean namesRows(String array, ObjectNode first) {
        return Times.isTime(array) || (counts() && TimeFields.isIn(first));
    }

    /**
     * How many rows are read at most: many times more than any account has, and what memory holds.
     */
    public int mostRows() {
        return counts() ? MOST_COUNTED : MOST_LISTED;
    }

    boolean recognises(ObjectNode object) {
        return !object.isEmpty() && signature().stream().anyMatch(object::has);
    }
}
