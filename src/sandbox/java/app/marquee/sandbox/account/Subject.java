package app.marquee.sandbox.account;

import java.util.Locale;

/** Subject of a video: what its frames show. */
public enum Subject {
    PHOTOGRAPHY,
    FINANCE,
    BAKING,
    LANGUAGES,
    TESTIMONIALS,
    OFFERS,
    SOCIAL,
    EVENTS,
    TRAINING,
    BACKSTAGE;

    static Subject named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
