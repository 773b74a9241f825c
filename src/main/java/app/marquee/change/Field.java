package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;

import java.util.function.Function;

/**
 * Field of a resource.
 *
 * @param <T> the resource as far as it is known
 * @param <U> an update of it
 * @param <V> the value
 * @param name the contract's name
 * @param known the value as far as it is known
 * @param update the value that an update sets
 * @param observed whether a load that finds another value is reported as changed elsewhere
 */
public record Field<T, U, V>(
        String name,
        FieldType<V> type,
        Function<T, Member<V>> known,
        Function<U, Member<V>> update,
        boolean observed) {
    public static <T, U, V> Field<T, U, V> of(
            String name,
            FieldType<V> type,
            Function<T, Member<V>> known,
            Function<U, Member<V>> update) {
        return new Field<>(name, type, known, update, true);
    }

    /** Field that no update sets. */
    public static <T, U, V> Field<T, U, V> readOnly(
            String name, FieldType<V> type, Function<T, Member<V>> known) {
        return of(name, type, known, _ -> Member.absent());
    }

    public Field<T, U, V> notObserved() {
        return new Field<>(name, type, known, update, false);
    }

    ChangeValue knownValue(T item) {
        return type.value(known.apply(item));
    }

    ChangeValue updateValue(U changes) {
        return type.value(update.apply(changes));
    }

    boolean isSetBy(U changes) {
        return update.apply(changes).isPresent();
    }
}
