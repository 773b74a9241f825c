package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Shape of successful responses; each is one that a live server may use. */
public enum Shape {
    /** Bare arrays and the usual member names. */
    PLAIN,
    /** Lists within an object, a funnel or a playlist within a member of that name. */
    WRAPPED,
    /** Analytics as objects keyed by dimension, date or identifier. */
    KEYED,
    /** Numbers and booleans as strings. */
    STRINGS,
    /** Whatever may be left out is left out or null. */
    SPARSE,
    /** Undocumented members, and counters by their other names. */
    EXTRA,
    /** Plain, but a playlist is written under the plural path only. */
    PLURAL,
    /** Plain, but browser, referrer and ranking answer on the base host. */
    BASE_ANALYTICS;

    /** The name on the command line. */
    public String kebab() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Shape> named(String kebab) {
        return Arrays.stream(values()).filter(s -> s.kebab().equals(kebab)).findFirst();
    }

    /** Whether a playlist is written under the plural path only. */
    public boolean pluralPlaylistsOnly() {
        return this == PLURAL;
    }

    /** Whether browser, referrer and ranking answer on the base host. */
    public boolean analyticsOnBase() {
        return this == BASE_ANALYTICS;
    }

    /** A successful canonical answer in this form; rows are changed one by one as they pass. */
    public Answer apply(Call call, Answer canonical) {
        return form().apply(call, canonical);
    }

    private Form form() {
        return switch (this) {
            case WRAPPED -> new WrappedForm();
            case KEYED -> new KeyedForm();
            case STRINGS -> new StringsForm();
            case SPARSE -> new SparseForm();
            case EXTRA -> new ExtraForm();
            case PLAIN, PLURAL, BASE_ANALYTICS -> (call, answer) -> answer;
        };
    }
}
