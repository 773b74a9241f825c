package app.marquee.api.json;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.Id;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Reader of an object's members by any of their names. The rest, unknown members and unreadable
 * values, ends in {@link UnknownMembers}.
 */
public final class Fields {
    /** The name of a value that stands where an object was expected. */
    public static final String VALUE = "value";

    private final ObjectNode node;
    private @Nullable Map<String, ObjectNode> inner;

    private Fields(ObjectNode node) {
        this.node = node;
    }

    /** The members of an object, which is used up; any other value becomes the member "value". */
    public static Fields of(JsonNode value) {
        return new Fields(
                value instanceof ObjectNode object
                        ? object
                        : JsonNodeFactory.instance.objectNode().set(VALUE, value));
    }

    public Member<String> text(String... names) {
        return take(Fields::textOf, names);
    }

    /**
     * A text that may be written back as it is, and is therefore never a cut one: what is too long
     * to be shown stays among the extras, and the member is unknown.
     */
    public Member<String> uncut(String... names) {
        return take(
                value ->
                        value.isValueNode() && ReadableText.isReadable(value.asString())
                                ? value.asString()
                                : null,
                names);
    }

    public <T> Member<T> text(Function<String, @Nullable T> type, String... names) {
        return take(value -> mapped(textOf(value), type), names);
    }

    /** An id is any text that is not blank, and as it came: half an id is another one. */
    public <T extends Id> Member<T> id(Function<String, T> type, String... names) {
        return take(
                value -> {
                    String text = value.isValueNode() ? value.asString() : "";
                    return text.isBlank() || !ReadableText.isReadable(text)
                            ? null
                            : type.apply(text);
                },
                names);
    }

    public Member<Long> whole(String... names) {
        return take(Numbers::whole, names);
    }

    public Member<BigDecimal> decimal(String... names) {
        return take(Numbers::decimal, names);
    }

    public Member<Double> real(String... names) {
        return take(Numbers::real, names);
    }

    public Member<Boolean> bool(String... names) {
        return take(Fields::boolOf, names);
    }

    public Member<Instant> instant(String... names) {
        return text(Times::instant, names);
    }

    /**
     * Takes the first of these members that can be converted. A null one is null; one that cannot
     * be converted stays, and the member counts as absent.
     */
    public <T> Member<T> take(Function<JsonNode, @Nullable T> conversion, String... names) {
        String none = null;
        for (String name : names) {
            JsonNode value = node.get(name);
            if (value == null) {
                continue;
            }
            if (value.isNull()) {
                none = name;
                continue;
            }
            T converted = conversion.apply(value);
            if (converted != null) {
                node.remove(name);
                return Member.of(converted);
            }
        }
        if (none == null) {
            return Member.absent();
        }
        node.remove(none);
        return Member.ofNull();
    }

    /** Takes one element out of the first of these lists that has such an element. */
    public Member<JsonNode> pick(Predicate<JsonNode> wanted, String... names) {
        for (String name : names) {
            if (node.get(name) instanceof ArrayNode list) {
                for (int i = 0; i < list.size(); i++) {
                    if (wanted.test(list.get(i))) {
                        return Member.of(list.remove(i));
                    }
                }
            }
        }
        return Member.absent();
    }

    /** Drops the first of these members that is an empty object, list or text, if there is one. */
    public boolean dropEmpty(String... names) {
        for (String name : names) {
            JsonNode value = node.get(name);
            if (value != null && value.isEmpty() && (value.isContainer() || isBlank(value))) {
                node.remove(name);
                return true;
            }
        }
        return false;
    }

    /** The members of an object inside this one; what is left of it is kept under its name. */
    public @Nullable Fields inner(String name) {
        if (!(node.get(name) instanceof ObjectNode object)) {
            return null;
        }
        Map<String, ObjectNode> opened = inner == null ? new LinkedHashMap<>() : inner;
        opened.put(name, object);
        inner = opened;
        return new Fields(object);
    }

    /**
     * Lifts the members of these inner objects, which may stand alone in an array, to this one,
     * where they are not there already.
     */
    public Fields lift(String... names) {
        for (String name : names) {
            ObjectNode object = oneObject(node.get(name));
            if (object != null) {
                node.remove(name);
                object.properties()
                        .forEach(member -> node.putIfAbsent(member.getKey(), member.getValue()));
            }
        }
        return this;
    }

    /** Everything that was not taken. */
    public UnknownMembers extras() {
        if (inner != null) {
            inner.forEach(
                    (name, object) -> {
                        if (object.isEmpty()) {
                            node.remove(name);
                        }
                    });
        }
        if (node.isEmpty()) {
            return UnknownMembers.NONE;
        }
        Map<String, String> left = new LinkedHashMap<>();
        node.properties()
                .forEach(
                        member ->
                                left.put(
                                        member.getKey(),
                                        ReadableText.of(shown(member.getValue()))));
        return new UnknownMembers(left);
    }

    /** As JSON, where the mask stands for each text that held the token. */
    static String shown(JsonNode value) {
        return masked(value).toString();
    }

    private static JsonNode masked(JsonNode value) {
        return switch (value) {
            case ObjectNode object -> {
                object.properties().forEach(member -> member.setValue(masked(member.getValue())));
                yield object;
            }
            case ArrayNode array -> {
                for (int i = 0; i < array.size(); i++) {
                    array.set(i, masked(array.get(i)));
                }
                yield array;
            }
            default ->
                    value.isMissingNode()
                            ? JsonNodeFactory.instance.stringNode(Secret.MASK)
                            : value;
        };
    }

    private static @Nullable ObjectNode oneObject(@Nullable JsonNode value) {
        JsonNode one = value instanceof ArrayNode list && list.size() == 1 ? list.get(0) : value;
        return one instanceof ObjectNode object ? object : null;
    }

    private static boolean isBlank(JsonNode value) {
        return value.isString() && value.stringValue().isBlank();
    }

    private static <T> @Nullable T mapped(
            @Nullable String text, Function<String, @Nullable T> type) {
        return text == null ? null : type.apply(text);
    }

    private static @Nullable String textOf(JsonNode value) {
        return value.isValueNode() ? ReadableText.of(value.asString()) : null;
    }

    private static @Nullable Boolean boolOf(JsonNode value) {
        if (value.isBoolean()) {
            return value.booleanValue();
        }
        String text = textOf(value);
        return switch (text == null ? "" : text.strip().toLowerCase(Locale.ROOT)) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default -> null;
        };
    }
}
