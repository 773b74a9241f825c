package app.marquee.api.json;

import app.marquee.model.Member;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.util.Arrays;

/**
 * Parser of the day, hour or instant of an analytics row, from its members or the surrounding keys.
 */
public final class TimeFields {
    private static final String[] NAMES = {
        "date", "datetime", "timestamp", "time", "day", "bucket", "created_at", "at"
    };

    private TimeFields() {}

    /** The time that a row states itself, under whichever name. */
    public static Member<String> text(Fields fields) {
        return fields.text(NAMES);
    }

    static boolean isIn(ObjectNode row) {
        return row.has("hour") || Arrays.stream(NAMES).anyMatch(row::has);
    }

    public static @Nullable String take(Fields fields, Keys keys) {
        Member<String> day = text(fields);
        return Times.bucket(
                day.isAbsent() ? keys.time() : day.orNull(), fields.text("hour").orNull());
    }
}
