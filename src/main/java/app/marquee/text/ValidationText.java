package app.marquee.text;

import app.marquee.model.limit.ValidationResult;

import java.util.Optional;

/** Formatter of validation results as texts in the user's language. Immutable. */
public final class ValidationText {
    private final Messages messages;

    /**
     * @param messages of any bundle; only their language matters
     */
    public ValidationText(Messages messages) {
        this.messages = messages;
    }

    /** The text beside the field; empty for a valid value. */
    public Optional<String> ifAny(ValidationResult verdict) {
        return verdict instanceof ValidationResult.Fits
                ? Optional.empty()
                : Optional.of(of(verdict));
    }

    public String of(ValidationResult verdict) {
        return switch (verdict) {
            case ValidationResult.Fits() -> "";
            case ValidationResult.TooShort(var actual, var min) ->
                    actual == 0
                            ? messages.text("verdict.required")
                            : messages.plural("verdict.tooShort", min, actual);
            case ValidationResult.TooLong(var actual, var max) ->
                    messages.plural("verdict.tooLong", (long) actual - max, max);
            case ValidationResult.TooSmall(_, var min) -> messages.text("verdict.tooSmall", min);
            case ValidationResult.Required() -> messages.text("verdict.required");
            case ValidationResult.NullNotAllowed() -> messages.text("verdict.required");
            case ValidationResult.NotUuid _ -> messages.text("verdict.notUuid");
            case ValidationResult.Reversed() -> messages.text("verdict.reversed");
        };
    }
}
