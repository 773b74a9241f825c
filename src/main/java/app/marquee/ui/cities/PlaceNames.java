package app.marquee.ui.cities;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.text.Formats;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.Locale;

/** Formatter of the names of places, days and hours. Immutable. */
public final class PlaceNames {
    private final Messages messages;
    private final Formats formats;
    private final PlaceDictionary dictionary;
    private final ZoneId zone;

    /**
     * @param zone of the account, in which hours are shown
     */
    public PlaceNames(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.formats = messages.formats();
        this.dictionary = new PlaceDictionary(messages.locale());
        this.zone = zone;
    }

    Locale locale() {
        return messages.locale();
    }

    /** The name of a country by its code, or the text itself. */
    String country(String code) {
        return dictionary.country(code);
    }

    /** The name, or null when the platform did not provide one. */
    @Nullable String known(PlaceNode place) {
        return known(place.key());
    }

    /** The name, or null when the platform did not provide one. */
    @Nullable String known(PlaceKey place) {
        return place.name(dictionary);
    }

    /** The name, or a text for a place without one. */
    String of(PlaceNode place) {
        Bucket bucket = place.bucket();
        if (bucket != null) {
            return bucket(bucket);
        }
        String known = known(place);
        return known == null
                ? messages.text("place.unknown." + place.level().name().toLowerCase(Locale.ROOT))
                : known;
    }

    private String bucket(Bucket bucket) {
        return switch (bucket) {
            case Bucket.Day(_, var day) -> formats.date(day);
            case Bucket.Moment(_, var instant) -> formats.dateTime(instant, zone);
            case Bucket.Local(_, var time) -> formats.dateTime(time.atZone(zone).toInstant(), zone);
            case Bucket.Other(var text) -> text;
        };
    }
}
