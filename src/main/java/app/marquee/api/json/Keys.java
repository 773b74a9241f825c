package app.marquee.api.json;

import app.marquee.model.id.Id;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Keys of a row in a keyed object, the outermost first: they supply values that the row itself
 * lacks.
 */
public record Keys(List<String> names) {
    public static final Keys NONE = new Keys(List.of());

    public Keys {
        names = List.copyOf(names);
    }

    public static Keys of(String name) {
        return new Keys(List.of(name));
    }

    Keys plus(String name) {
        List<String> longer = new ArrayList<>(names);
        longer.add(name);
        return new Keys(longer);
    }

    boolean isEmpty() {
        return names.isEmpty();
    }

    /** The innermost name that is a time, or null. */
    public @Nullable String time() {
        return names.isEmpty() ? null : innermostTime();
    }

    private @Nullable String innermostTime() {
        return names.reversed().stream().filter(Times::isTime).findFirst().orElse(null);
    }

    /** The innermost name of any kind, or null. */
    public @Nullable String last() {
        return names.isEmpty() ? null : names.getLast();
    }

    /** The names that are no times. */
    public List<String> things() {
        return names.stream().filter(name -> !Times.isTime(name)).toList();
    }

    /**
     * The innermost name that is no time; null without one, and where it is blank: no name can be
     * null, so that a blank one stands for what the service did not say.
     */
    public @Nullable String thing() {
        if (names.isEmpty()) {
            return null;
        }
        List<String> things = things();
        return things.isEmpty() || things.getLast().isBlank() ? null : things.getLast();
    }

    /**
     * The id that a row says itself, or the innermost name that is no time; null without either.
     */
    public <T extends Id> @Nullable T id(
            Fields fields, Function<String, T> type, String... members) {
        T said = fields.id(type, members).orNull();
        return said == null ? id(type) : said;
    }

    /** The innermost name that is no time; null without one, and where it is blank. */
    public <T extends Id> @Nullable T id(Function<String, T> type) {
        String key = thing();
        return key == null ? null : type.apply(key);
    }
}
