package app.marquee.text;

import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertGap;
import app.marquee.service.alert.AlertResult;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Words for alerts, the same in the window and on the command line. */
public final class AlertWords {
    /** More names make no sentence. */
    private static final int NAMES = 3;

    private static final int CENTS = 2;

    private final Messages messages;

    /** Null in the window, which says how long it takes and not until when. */
    private final @Nullable ZoneId zone;

    /**
     * @param messages of any bundle; only their language matters
     */
    public AlertWords(Messages messages) {
        this(messages, null);
    }

    /**
     * Words that are read later, so that times are named as well.
     *
     * @param zone of the account
     */
    public AlertWords(Messages messages, @Nullable ZoneId zone) {
        this.messages = messages;
        this.zone = zone;
    }

    private static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    public String kind(AlertKind kind) {
        return messages.text("alert.kind." + key(kind));
    }

    /** There is nothing to tell. */
    public String quiet() {
        return messages.text("alert.quiet");
    }

    /** It can't be checked, with the reason. */
    public String unknown(AlertGap why) {
        return messages.text("alert.unknown", messages.text("alert.gap." + key(why)));
    }

    /**
     * State of an alert; empty while it is off.
     *
     * @param result null where it wasn't judged yet
     */
    public String state(AlertKind kind, AlertRule rule, @Nullable AlertResult result, Instant now) {
        if (!rule.on()) {
            return "";
        }
        return switch (result) {
            case null -> messages.text("alert.waiting");
            case AlertResult.Quiet _ -> quiet();
            case AlertResult.Unknown(var why) -> unknown(why);
            case AlertResult.Fired(var facts) ->
                    messages.text("alert.fired", fired(kind, rule, facts, now));
        };
    }

    /** The facts of one alert in a sentence. */
    public String fired(AlertKind kind, AlertRule rule, List<AlertFact> facts, Instant now) {
        return facts.size() == 1
                ? one(kind, rule, facts.getFirst(), now)
                : messages.text(
                        "alert.many." + key(kind),
                        messages.formats().integer(facts.size()),
                        names(facts),
                        threshold(rule));
    }

    private String threshold(AlertRule rule) {
        return rule.threshold() == null ? "" : messages.formats().integer(rule.threshold());
    }

    private String names(List<AlertFact> facts) {
        String some = facts.stream().limit(NAMES).map(this::name).collect(Collectors.joining(", "));
        return facts.size() > NAMES ? messages.text("alert.more", some) : some;
    }

    private String name(AlertFact fact) {
        return switch (fact) {
            case AlertFact.DayViews day -> messages.formats().date(day.day());
            case AlertFact.RankedVideo video -> named(video.title(), video.video().value());
            case AlertFact.NewPlace place -> place(place);
            case AlertFact.StreamViewers live -> named(live.title(), live.live().value());
            case AlertFact.ExpiringVideo video -> named(video.title(), video.video().value());
            case AlertFact.MonthCost month -> messages.formats().month(month.month().getMonth());
            case AlertFact.BrokenButton list -> named(list.name(), list.playlist().value());
        };
    }

    private static String named(@Nullable String title, String id) {
        return title == null || title.isBlank() ? id : title;
    }

    private String place(AlertFact.NewPlace place) {
        PlaceDictionary dictionary = new PlaceDictionary(messages.locale());
        String country = dictionary.country(place.country());
        return place.city() == null
                ? country
                : messages.text(
                        "pattern.detail", dictionary.city(place.country(), place.city()), country);
    }

    /** One fact of an alert in a sentence. */
    public String one(AlertKind kind, AlertRule rule, AlertFact fact, Instant now) {
        Formats formats = messages.formats();
        String threshold = threshold(rule);
        String key = "alert.one." + key(kind);
        return switch (fact) {
            case AlertFact.DayViews day ->
                    messages.text(
                            key,
                            name(day),
                            formats.integer(day.views()),
                            formats.integer(Math.round(day.usual())));
            case AlertFact.RankedVideo video ->
                    messages.text(key, name(video), formats.integer(video.rank()), threshold);
            case AlertFact.NewPlace place ->
                    messages.text(
                            "alert.one.new_place", name(place), formats.integer(place.views()));
            case AlertFact.StreamViewers live ->
                    messages.text(key, name(live), formats.integer(live.viewers()), threshold);
            case AlertFact.ExpiringVideo video ->
                    messages.text(key, name(video), wait(now, video.at()));
            case AlertFact.MonthCost month ->
                    messages.text(
                            key,
                            name(month),
                            money(month.cost(), month.currency()),
                            money(month.budget(), month.currency()));
            case AlertFact.BrokenButton list -> messages.text(key, name(list));
        };
    }

    private String wait(Instant now, Instant at) {
        Formats formats = messages.formats();
        String wait = formats.wait(Duration.between(now, at));
        return zone == null
                ? wait
                : messages.text("pattern.detail", wait, formats.dateTime(at, zone));
    }

    private String money(BigDecimal amount, @Nullable String currency) {
        return new MoneyFormat(messages, CENTS).of(amount, currency);
    }
}
