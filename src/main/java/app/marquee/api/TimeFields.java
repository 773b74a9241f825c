package app.marquee.api;

import app.marquee.model.Member;

import org.jspecify.annotations.Nullable;

/** The day, hour or instant of an analytics row, from its members or from the names around it. */
final class TimeFields {
    static final String[] NAMES = {
        "date", "datetime", "timestamp", "time", "day", "bucket", "created_at", "at"
    };

    private TimeFields() {}

    static @Nullable String take(Fields fields, Keys keys) {
        Member<String> day = fields.text(NAMES);
        return Times.bucket(
                day.isAbsent() ? keys.time() : day.orNull(), fields.text("hour").orNull());
    }
}
