package app.marquee.change;

import app.marquee.http.JsonBody;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Fields of a resource, declared once: what an update changes, sends, wants and restores, and what
 * a load shows, all follow from them.
 */
public final class FieldSet<T, U> {
    private final List<Field<T, U, ?>> fields;
    private final Function<FieldValues, U> update;
    private final Function<U, List<Violation>> violations;

    /**
     * @param update the update that sets some values
     * @param violations what the contract refuses in an update
     */
    public FieldSet(
            List<Field<T, U, ?>> fields,
            Function<FieldValues, U> update,
            Function<U, List<Violation>> violations) {
        this.fields = List.copyOf(fields);
        this.update = update;
        this.violations = violations;
    }

    /** What an update changes, with the values before as far as they are known. */
    public List<MemberChange> changes(T known, U changes) {
        List<MemberChange> members = new ArrayList<>();
        for (Field<T, U, ?> field : fields) {
            if (field.isSetBy(changes)) {
                members.add(
                        new MemberChange(
                                field.name(), field.knownValue(known), field.updateValue(changes)));
            }
        }
        return List.copyOf(members);
    }

    /** The values of an item. */
    public Map<String, ChangeValue> values(T item) {
        Map<String, ChangeValue> values = new LinkedHashMap<>();
        fields.forEach(field -> values.put(field.name(), field.knownValue(item)));
        return values;
    }

    /** The known values of a loaded item that a later load is compared with. */
    public Map<String, ChangeValue> observed(T item) {
        Map<String, ChangeValue> values = values(item);
        fields.stream().filter(field -> !field.observed()).forEach(f -> values.remove(f.name()));
        values.values().removeIf(value -> !value.isKnown());
        return values;
    }

    /** The update that sets the values that a change wants. */
    public U wanted(List<MemberChange> members) {
        return update.apply(new FieldValues(members));
    }

    boolean isEmpty(U changes) {
        return fields.stream().noneMatch(field -> field.isSetBy(changes));
    }

    /** The secrets that an update carries. */
    Set<Secret> secrets(U changes) {
        return fields.stream()
                .map(field -> field.update().apply(changes).orNull())
                .filter(Secret.class::isInstance)
                .map(Secret.class::cast)
                .collect(Collectors.toSet());
    }

    List<Violation> violations(U changes) {
        return violations.apply(changes);
    }

    JsonBody body(U changes) {
        BodyMembers body = new BodyMembers();
        for (Field<T, U, ?> field : fields) {
            if (field.isSetBy(changes)) {
                body.put(field.name(), field.updateValue(changes), field.update().apply(changes));
            }
        }
        return body.toBody();
    }

    /** Whether an update can carry exactly these members. */
    boolean carries(List<MemberChange> members) {
        U wanted = wanted(members);
        List<MemberChange> carried = new ArrayList<>();
        for (Field<T, U, ?> field : fields) {
            if (field.isSetBy(wanted)) {
                carried.add(
                        new MemberChange(
                                field.name(),
                                new ChangeValue.Unknown(),
                                field.updateValue(wanted)));
            }
        }
        return ChangeType.isSame(members, carried);
    }

    /**
     * Whether a change can be undone: its previous values must be known, and the platform must
     * accept them.
     */
    public Reversible reversible(List<MemberChange> members) {
        U back = wanted(members.stream().map(MemberChange::back).toList());
        if (!violations(back).isEmpty()) {
            return Reversible.NO;
        }
        return members.stream().allMatch(member -> member.before().isKnown())
                ? Reversible.YES
                : Reversible.UNKNOWN;
    }
}
