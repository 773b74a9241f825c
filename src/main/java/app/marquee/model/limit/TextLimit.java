package app.marquee.model.limit;

import app.marquee.model.Member;

import java.util.function.Consumer;

/** Length limit of a text member in code points, both ends included. */
public record TextLimit(String member, int min, int max) {
    public ValidationResult check(String text) {
        int length = text.codePointCount(0, text.length());
        if (length < min) {
            return new ValidationResult.TooShort(length, min);
        }
        return length > max
                ? new ValidationResult.TooLong(length, max)
                : new ValidationResult.Fits();
    }

    /** Checks a member of a request: absent is fine, null is not. */
    public void check(Member<String> value, Consumer<Violation> found) {
        Limits.notNull(member, value, found);
        if (value instanceof Member.Value<String>(var text)
                && !(check(text) instanceof ValidationResult.Fits)) {
            found.accept(new Violation(member, check(text)));
        }
    }
}
