package app.marquee.model;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Function;

/**
 * Tri-state member of a JSON object. In a request, absent leaves the field unchanged and null
 * clears it; in a response, absent means unknown.
 */
public sealed interface Member<T> {
    /** Member that is not in the object. */
    record Absent<T>() implements Member<T> {
        private static final Absent<?> ONE = new Absent<>();
    }

    /** Member with the value null. */
    record Null<T>() implements Member<T> {}

    /** Member with a value. */
    record Value<T>(T value) implements Member<T> {}

    /** One for all: answers of a million rows have millions of absent members. */
    @SuppressWarnings("unchecked") // it holds no value of any type
    static <T> Member<T> absent() {
        return (Member<T>) Absent.ONE;
    }

    static <T> Member<T> ofNull() {
        return new Null<>();
    }

    static <T> Member<T> of(T value) {
        return new Value<>(value);
    }

    /** Null becomes absent: for values that are either known or unknown. */
    static <T> Member<T> ofKnown(@Nullable T value) {
        return value == null ? absent() : of(value);
    }

    /** Null becomes null: for values that can be cleared. */
    static <T> Member<T> ofNullable(@Nullable T value) {
        return value == null ? ofNull() : of(value);
    }

    default boolean isAbsent() {
        return this instanceof Absent;
    }

    default boolean isNull() {
        return this instanceof Null;
    }

    default boolean isPresent() {
        return !isAbsent();
    }

    /** The other one where this is absent. */
    default Member<T> or(Member<T> other) {
        return isAbsent() ? other : this;
    }

    default Optional<T> toOptional() {
        return Optional.ofNullable(orNull());
    }

    default @Nullable T orNull() {
        return this instanceof Value<T>(var value) ? value : null;
    }

    default <R> Member<R> map(Function<? super T, ? extends R> mapping) {
        return switch (this) {
            case Absent<T> absent -> absent();
            case Null<T> none -> ofNull();
            case Value<T>(var value) -> of(mapping.apply(value));
        };
    }
}
