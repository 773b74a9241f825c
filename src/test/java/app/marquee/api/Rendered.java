package app.marquee.api;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.id.Id;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What was read, as text: unknown members are not in it, a null of the service is "none", extras
 * are under the name "extras".
 */
public final class Rendered {
    private Rendered() {}

    public static String of(Object value) {
        return value instanceof List<?> rows ? lines(rows) : text(value);
    }

    private static String lines(List<?> rows) {
        return rows.isEmpty()
                ? "nothing"
                : String.join("\n", rows.stream().map(Rendered::text).toList());
    }

    private static String text(Object value) {
        return switch (value) {
            case Optional<?> optional -> optional.map(Rendered::text).orElse("nothing");
            case List<?> list -> list.stream().map(Rendered::text).toList().toString();
            case UnknownMembers extras -> extras.members().toString();
            case Member.Value<?>(var inner) -> text(inner);
            case Member.Null<?> none -> "none";
            case Id id -> id.value();
            case Record record -> record(record);
            default -> value.toString();
        };
    }

    private static String record(Record record) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        if (components.length == 1 && components[0].getName().equals("wire")) {
            return record.toString();
        }
        StringJoiner joined = new StringJoiner(" ", record.getClass().getSimpleName() + "{", "}");
        for (RecordComponent component : components) {
            Object value = valueOf(record, component);
            if (isKnown(value)) {
                joined.add(component.getName() + "=" + text(value));
            }
        }
        return joined.toString();
    }

    private static boolean isKnown(Object value) {
        return value != null
                && !(value instanceof Member.Absent<?>)
                && !value.equals(Counters.UNKNOWN)
                && !value.equals(UnknownMembers.NONE);
    }

    /** Every extra member of whatever was read, however deep inside. */
    public static List<UnknownMembers> extrasIn(Object value) {
        List<UnknownMembers> found = new ArrayList<>();
        collect(value, found);
        return found;
    }

    private static void collect(Object value, List<UnknownMembers> found) {
        switch (value) {
            case null -> {}
            case UnknownMembers extras -> {
                if (!extras.isEmpty()) {
                    found.add(extras);
                }
            }
            case Optional<?> optional -> optional.ifPresent(inner -> collect(inner, found));
            case List<?> list -> list.forEach(inner -> collect(inner, found));
            case Record record -> {
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    collect(valueOf(record, component), found);
                }
            }
            default -> {}
        }
    }

    private static Object valueOf(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(component.getName(), e);
        }
    }
}
