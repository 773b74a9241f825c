package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeValue;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Function;

/**
 * Type of a field: its value as a value of a change, and back.
 *
 * @param read empty for a value of another type
 * @param cleared what a change to nothing sets
 */
public record FieldType<V>(
        Function<V, ChangeValue> write,
        Function<ChangeValue, Optional<V>> read,
        Member<V> cleared) {
    public static final FieldType<String> TEXT = text(Function.identity(), Optional::of);

    /** Text that is cleared by being empty. */
    public static final FieldType<String> EMPTIED_TEXT =
            new FieldType<>(TEXT.write(), TEXT.read(), Member.of(""));

    public static final FieldType<Boolean> FLAG =
            new FieldType<>(
                    ChangeValue.Flag::new,
                    value ->
                            value instanceof ChangeValue.Flag(var on)
                                    ? Optional.of(on)
                                    : Optional.empty(),
                    Member.ofNull());

    /** Number that no change sets. */
    public static final FieldType<Long> COUNT =
            new FieldType<>(ChangeValue.Whole::new, _ -> Optional.empty(), Member.ofNull());

    /** Secret, of which nothing but its presence is kept; a mask is read in its place. */
    public static final FieldType<Secret> SECRET =
            new FieldType<>(
                    _ -> new ChangeValue.Hidden(),
                    value ->
                            value instanceof ChangeValue.Hidden
                                    ? Optional.of(new Secret(Secret.MASK))
                                    : Optional.empty(),
                    Member.absent());

    /** Value that the platform writes as text. */
    public static <V> FieldType<V> text(
            Function<V, String> wire, Function<String, Optional<V>> parse) {
        return new FieldType<>(
                value -> new ChangeValue.Text(wire.apply(value)),
                value ->
                        value instanceof ChangeValue.Text(var text)
                                ? parse.apply(text)
                                : Optional.empty(),
                Member.ofNull());
    }

    ChangeValue value(Member<V> member) {
        return switch (member) {
            case Member.Absent<V> _ -> new ChangeValue.Unknown();
            case Member.Null<V> _ -> new ChangeValue.None();
            case Member.Value<V>(var value) -> write.apply(value);
        };
    }

    Member<V> member(@Nullable ChangeValue value) {
        return switch (value) {
            case null -> Member.absent();
            case ChangeValue.None _ -> cleared;
            default -> read.apply(value).map(Member::of).orElseGet(Member::absent);
        };
    }
}
