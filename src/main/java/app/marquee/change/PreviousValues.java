package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Previous values of a change, as members of the update that restores them. An unchanged member is
 * absent.
 */
final class PreviousValues {
    private final Map<String, ChangeValue> values;

    private PreviousValues(Map<String, ChangeValue> values) {
        this.values = values;
    }

    static PreviousValues of(List<MemberChange> changes) {
        Map<String, ChangeValue> values = new LinkedHashMap<>();
        changes.forEach(change -> values.put(change.member(), change.before()));
        return new PreviousValues(values);
    }

    /** The same for the values that are wanted. */
    static PreviousValues wanted(List<MemberChange> changes) {
        return of(changes.stream().map(MemberChange::back).toList());
    }

    Member<String> text(String member) {
        return switch (values.get(member)) {
            case ChangeValue.Text(var text) -> Member.of(text);
            case ChangeValue.None _ -> Member.ofNull();
            case null, default -> Member.absent();
        };
    }

    /** Text that is cleared by being empty. */
    Member<String> clearedText(String member) {
        Member<String> text = text(member);
        return text.isNull() ? Member.of("") : text;
    }

    Member<Boolean> flag(String member) {
        return values.get(member) instanceof ChangeValue.Flag(var on)
                ? Member.of(on)
                : Member.absent();
    }

    Member<PreviousValues> parts(String member) {
        return values.get(member) instanceof ChangeValue.Parts(var parts)
                ? Member.of(new PreviousValues(parts))
                : Member.absent();
    }
}
