package app.marquee.model.video;

import app.marquee.model.Member;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Changed members of a custom field; an unofficial feature. */
public record CustomFieldUpdate(Member<String> key, Member<String> value) {
    public static CustomFieldUpdate value(String value) {
        return new CustomFieldUpdate(Member.absent(), Member.of(value));
    }

    public boolean isEmpty() {
        return key.isAbsent() && value.isAbsent();
    }

    /** What can only be a mistake: a field without a key, a value that is null. */
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        key(key, found::add);
        Limits.notNull("value", value, found::add);
        return List.copyOf(found);
    }

    static void key(Member<String> key, Consumer<Violation> found) {
        Limits.notNull("key", key, found);
        if (key instanceof Member.Value<String>(var text) && text.isBlank()) {
            found.accept(new Violation("key", new ValidationResult.Required()));
        }
    }
}
