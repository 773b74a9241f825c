package app.marquee.model.limit;

/** What a limit says of a value; lengths are counted in Unicode code points. */
public sealed interface ValidationResult {
    record Fits() implements ValidationResult {}

    record TooShort(int actual, int min) implements ValidationResult {}

    record TooLong(int actual, int max) implements ValidationResult {}

    record TooSmall(long actual, long min) implements ValidationResult {}

    /** The value is needed and is not there. */
    record Required() implements ValidationResult {}

    /** The contract does not allow null here. */
    record NullNotAllowed() implements ValidationResult {}

    record NotUuid(String actual) implements ValidationResult {}

    /** The end of a period lies before its start. */
    record Reversed() implements ValidationResult {}
}
