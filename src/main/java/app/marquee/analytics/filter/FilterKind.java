package app.marquee.analytics.filter;

import java.util.Locale;

/** Dimension that a report can be filtered by, in order of display. */
public enum FilterKind {
    COUNTRY,
    REGION,
    /** A channel, or a site or app within one. */
    SOURCE,
    FOLDER,
    PLAYLIST,
    FUNNEL,
    /** A custom field with its value. */
    FIELD;

    /** The end of its message key and of its control's ID. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is a set of videos, which are joined with rows by their IDs. */
    public boolean isSegment() {
        return this == FOLDER || this == PLAYLIST || this == FUNNEL || this == FIELD;
    }

    public boolean isPlace() {
        return this == COUNTRY || this == REGION;
    }
}
