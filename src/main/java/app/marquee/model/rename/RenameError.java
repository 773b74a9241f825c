package app.marquee.model.rename;

/** Reason why a rule can't be applied to any name. */
public sealed interface RenameError {
    /**
     * Regular expression that can't be read.
     *
     * @param position in code points, from 1; 0 when it is not known
     */
    record InvalidExpression(int position) implements RenameError {}

    /** Replacement with a group that the expression does not have, or a stray $ or backslash. */
    record InvalidReplacement() implements RenameError {}

    /** Rule that takes too long or too much memory. */
    record TooComplex() implements RenameError {}
}
