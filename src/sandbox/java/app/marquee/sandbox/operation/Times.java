package app.marquee.sandbox.operation;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Time format of the platform: ISO 8601, UTC, always three decimals. */
final class Times {
    private static final DateTimeFormatter MILLIS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private Times() {}

    static String text(Instant time) {
        return MILLIS.format(time);
    }

    static @Nullable String textOrNull(@Nullable Instant time) {
        return time == null ? null : text(time);
    }
}
