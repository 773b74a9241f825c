package app.marquee.model.change;

import app.marquee.model.Member;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Value of a field before or after a change, in a form that can be stored, compared and shown
 * generically.
 */
public sealed interface ChangeValue {
    /** Unknown value: shown as unknown, never as empty. */
    record Unknown() implements ChangeValue {}

    /** Known absence, such as the parent of a folder at the top level. */
    record None() implements ChangeValue {}

    record Text(String text) implements ChangeValue {}

    record Flag(boolean on) implements ChangeValue {}

    record Whole(long number) implements ChangeValue {}

    record Many(List<ChangeValue> values) implements ChangeValue {
        public Many {
            values = List.copyOf(values);
        }
    }

    /** Object with members, in order. */
    record Parts(Map<String, ChangeValue> members) implements ChangeValue {
        public Parts {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }
    }

    /** Secret: its presence is visible, its content is nowhere in this record. */
    record Hidden() implements ChangeValue {}

    /** Text for a known value, and the value of the member's state otherwise. */
    static ChangeValue text(Member<?> member) {
        return switch (member) {
            case Member.Absent<?> _ -> new Unknown();
            case Member.Null<?> _ -> new None();
            case Member.Value<?>(var value) -> new Text(value.toString());
        };
    }

    static ChangeValue flag(Member<Boolean> member) {
        return switch (member) {
            case Member.Absent<Boolean> _ -> new Unknown();
            case Member.Null<Boolean> _ -> new None();
            case Member.Value<Boolean>(var value) -> new Flag(value);
        };
    }

    /** Whether the other value may be this one: what isn't known of this one may be anything. */
    default boolean mayBe(ChangeValue other) {
        return switch (this) {
            case Unknown _, Hidden _ -> true;
            case None _, Text _, Flag _, Whole _ -> equals(other);
            case Many(var values) ->
                    other instanceof Many(var others)
                            && values.size() == others.size()
                            && IntStream.range(0, values.size())
                                    .allMatch(at -> values.get(at).mayBe(others.get(at)));
            case Parts(var members) ->
                    other instanceof Parts(var others)
                            && members.keySet().equals(others.keySet())
                            && members.entrySet().stream()
                                    .allMatch(
                                            one ->
                                                    one.getValue()
                                                            .mayBe(
                                                                    Objects.requireNonNull(
                                                                            others.get(
                                                                                    one
                                                                                            .getKey()))));
        };
    }

    /** False for a value that was not loaded or that may not be seen, parts included. */
    default boolean isKnown() {
        return switch (this) {
            case Unknown _, Hidden _ -> false;
            case None _, Text _, Flag _, Whole _ -> true;
            case Many(var values) -> values.stream().allMatch(ChangeValue::isKnown);
            case Parts(var members) -> members.values().stream().allMatch(ChangeValue::isKnown);
        };
    }
}
