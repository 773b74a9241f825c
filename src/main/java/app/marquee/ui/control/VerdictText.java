package app.marquee.ui.control;

import app.marquee.model.limit.Verdict;

import java.util.Optional;

/** What a limit says of a value, in the person's language. Immutable, any thread. */
public final class VerdictText {
    private final Messages messages;

    /**
     * @param messages of any room; only their language matters
     */
    public VerdictText(Messages messages) {
        this.messages = messages.common();
    }

    /** The words beside the field; for a value that fits there are none. */
    public Optional<String> ifAny(Verdict verdict) {
        return verdict instanceof Verdict.Fits ? Optional.empty() : Optional.of(of(verdict));
    }

    public String of(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Fits() -> "";
            case Verdict.TooShort(var actual, var min) ->
                    actual == 0
                            ? messages.text("verdict.required")
                            : messages.plural("verdict.tooShort", min, actual);
            case Verdict.TooLong(var actual, var max) ->
                    messages.plural("verdict.tooLong", (long) actual - max, max);
            case Verdict.TooSmall(_, var min) -> messages.text("verdict.tooSmall", min);
            case Verdict.Required() -> messages.text("verdict.required");
            case Verdict.NullNotAllowed() -> messages.text("verdict.required");
            case Verdict.NotUuid _ -> messages.text("verdict.notUuid");
            case Verdict.Reversed() -> messages.text("verdict.reversed");
        };
    }
}
