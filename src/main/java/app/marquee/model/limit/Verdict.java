package app.marquee.model.limit;

/** What a limit says of a value; lengths are counted in Unicode code points. */
public sealed interface Verdict {
    record Fits() implements Verdict {}

    record TooShort(int actual, int min) implements Verdict {}

    record TooLong(int actual, int max) implements Verdict {}

    record TooSmall(long actual, long min) implements Verdict {}

    /** The value is needed and is not there. */
    record Required() implements Verdict {}

    /** The contract does not allow null here. */
    record NullNotAllowed() implements Verdict {}

    record NotUuid(String actual) implements Verdict {}

    /** The end of a period lies before its start. */
    record Reversed() implements Verdict {}
}
