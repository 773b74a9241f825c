package app.marquee.analytics.group;

import java.util.Locale;

/** Dimension by which referrers are grouped, in order of display. */
public enum ReferrerDimension {
    CHANNELS,
    SITES,
    PAGES,
    CAMPAIGNS;

    /** The end of its message key and of its control's ID. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
