package app.marquee.api.json;

import app.marquee.model.Member;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.util.Arrays;

/** The day, hour or instant of an analytics row, from its members or from the names around it. */
public final class TimeFields {
    public static final String[] NAMES = {
        "date", "datetime", "timestamp", "time", "day", "bucket", "created_at", "at"
    };

    private TimeFields() {}

    static boolean isIn(ObjectNode row) {
        return row.has("hour") || Arrays.stream(NAMES).anyMatch(row::has);
    }

    public static @Nullable String take(Fields fields, Keys keys) {
        Member<String> day = fields.text(NAMES);
        return Times.bucket(
                day.isAbsent() ? keys.time() : day.orNull(), fields.text("hour").orNull());
    }
}
