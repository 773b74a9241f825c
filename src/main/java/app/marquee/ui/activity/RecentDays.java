package app.marquee.ui.activity;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/** The last calendar days, today included, or all of them. */
enum RecentDays {
    ALL("desk.days.any", 0),
    TODAY("preset.today", 1),
    WEEK("preset.last-7-days", 7),
    MONTH("preset.last-30-days", 30);

    private final String key;
    private final int days;

    RecentDays(String key, int days) {
        this.key = key;
        this.days = days;
    }

    /** Key of its words. */
    String key() {
        return key;
    }

    /**
     * Whether a moment is in these days.
     *
     * @param zone in which days begin and end
     */
    boolean has(Instant moment, Instant now, ZoneId zone) {
        LocalDate first = LocalDate.ofInstant(now, zone).minusDays(days - 1L);
        return this == ALL || !LocalDate.ofInstant(moment, zone).isBefore(first);
    }
}
