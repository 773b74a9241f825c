package app.marquee.change;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldUpdate;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Converter between custom field members and change values. */
final class CustomFieldMembers {
    private CustomFieldMembers() {}

    static List<MemberChange> changes(CustomField known, CustomFieldUpdate update) {
        return changes(member(known.key()), member(known.value()), update);
    }

    /** What of the members the update carries. */
    static List<MemberChange> listed(List<MemberChange> members) {
        return changes(Member.absent(), Member.absent(), wanted(members));
    }

    private static List<MemberChange> changes(
            Member<String> key, Member<String> value, CustomFieldUpdate update) {
        return new MemberChanges()
                .text("key", key, update.key())
                .text("value", value, update.value())
                .all();
    }

    /** Both members of a field that goes. */
    static List<MemberChange> gone(CustomField known) {
        return List.of(
                new MemberChange("key", value(known.key()), new ChangeValue.None()),
                new MemberChange("value", value(known.value()), new ChangeValue.None()));
    }

    /** The update that sets the values that a change wants. */
    static CustomFieldUpdate wanted(List<MemberChange> members) {
        return update(PreviousValues.wanted(members));
    }

    /** The update that sets the previous values again. */
    static CustomFieldUpdate back(List<MemberChange> members) {
        return update(PreviousValues.of(members));
    }

    private static CustomFieldUpdate update(PreviousValues values) {
        return new CustomFieldUpdate(values.text("key"), values.text("value"));
    }

    /** Compares a line with the fields that its video has now. */
    static StateCheck check(ChangeLine line, List<CustomField> now) {
        Optional<CustomField> found = now.stream().filter(isOf(line)).findFirst();
        if (found.isEmpty() && line.operation() == Operation.UPDATE_CUSTOM_FIELD) {
            return StateCheck.gone(line);
        }
        ChangeValue none = new ChangeValue.None();
        return StateCheck.of(
                line,
                List.of(
                        new MemberChange(
                                "key", found.map(one -> value(one.key())).orElse(none), none),
                        new MemberChange(
                                "value", found.map(one -> value(one.value())).orElse(none), none)));
    }

    /** One that is to be created is known by its key, which a video has once. */
    private static Predicate<CustomField> isOf(ChangeLine line) {
        if (line.operation() == Operation.CREATE_CUSTOM_FIELD) {
            Member<String> key = wanted(line.members()).key();
            return field -> key.equals(member(field.key()));
        }
        String id = field(line.subjects()).id();
        return field -> field.id() != null && field.id().value().equals(id);
    }

    /** The field that a change is about, beside its video. */
    static Subject field(List<Subject> subjects) {
        return subjects.stream()
                .filter(subject -> subject.kind() == ItemKind.FIELD)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("The change isn't for a custom field"));
    }

    static String text(ChangeValue value) {
        if (value instanceof ChangeValue.Text(var text)) {
            return text;
        }
        throw new IllegalArgumentException("The value isn't text");
    }

    static ChangeValue value(@Nullable String text) {
        return text == null ? new ChangeValue.Unknown() : new ChangeValue.Text(text);
    }

    private static Member<String> member(@Nullable String text) {
        return text == null ? Member.absent() : Member.of(Objects.requireNonNull(text));
    }
}
