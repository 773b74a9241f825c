package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Values of fields that a change sets; absent for the others. */
public final class FieldValues {
    private final Map<String, ChangeValue> values = new HashMap<>();

    public FieldValues(List<MemberChange> changes) {
        changes.forEach(change -> values.put(change.member(), change.after()));
    }

    public <V> Member<V> get(Field<?, ?, V> field) {
        return field.type().member(values.get(field.name()));
    }

    /** The value, or the one of the item where it isn't among them. */
    public <T, V> Member<V> or(Field<T, ?, V> field, T item) {
        ChangeValue value = values.get(field.name());
        return value instanceof ChangeValue.None
                ? Member.ofNull()
                : value == null ? field.known().apply(item) : get(field);
    }

    /**
     * A value under its name, for what isn't a field of a resource.
     *
     * @throws IllegalArgumentException when it is missing
     */
    public ChangeValue value(String name) {
        ChangeValue value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("Field is missing: " + name);
        }
        return value;
    }

    /**
     * @throws IllegalArgumentException when it is missing or isn't text
     */
    public String text(String name) {
        if (value(name) instanceof ChangeValue.Text(var text)) {
            return text;
        }
        throw new IllegalArgumentException("The value isn't text");
    }
}
