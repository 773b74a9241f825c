package app.marquee.model.limit;

/** Result of validating a value against a limit; lengths are counted in Unicode code points. */
public sealed interface ValidationResult {
    record Fits() implements ValidationResult {}

    record TooShort(int actual, int min) implements ValidationResult {}

    record TooLong(int actual, int max) implements ValidationResult {}

    record TooSmall(long actual, long min) implements ValidationResult {}

    /** Required value that is missing. */
    record Required() implements ValidationResult {}

    /** Null where the contract does not allow it. */
    record NullNotAllowed() implements ValidationResult {}

    record NotUuid(String actual) implements ValidationResult {}

    /** Period that ends before its start. */
    record Reversed() implements ValidationResult {}
}
