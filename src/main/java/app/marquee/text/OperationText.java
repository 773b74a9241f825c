package app.marquee.text;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.operation.Operation;

/** Formatter of an operation as verb and noun, such as “Rename folder”. */
public final class OperationText {
    private static final String OPERATION = "operation.";

    private final Messages messages;

    /**
     * @param messages of any bundle; only their language matters
     */
    public OperationText(Messages messages) {
        this.messages = messages;
    }

    public String of(Operation operation) {
        return messages.text(OPERATION + operation.name());
    }

    /** More exact where the change edits one field alone. */
    public String of(ChangeLine line) {
        if (line.members().size() != 1) {
            return of(line.operation());
        }
        String key = OPERATION + line.operation().name() + field(line.members().getFirst());
        return messages.has(key) ? messages.text(key) : of(line.operation());
    }

    private static String field(MemberChange change) {
        String value = change.after() instanceof ChangeValue.Flag(var on) ? "." + on : "";
        return "." + change.member() + value;
    }
}
