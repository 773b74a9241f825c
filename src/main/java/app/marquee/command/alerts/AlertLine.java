package app.marquee.command.alerts;

import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.model.id.ItemKind;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertResult;
import app.marquee.text.AlertWords;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * Result of an alert, as JSON and as text.
 *
 * @param fresh the facts that were not announced before
 */
record AlertLine(AlertKind kind, AlertResult result, List<AlertFact> fresh) {
    Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> line = new LinkedHashMap<>();
        line.put("alert", word(kind));
        switch (result) {
            case AlertResult.Quiet _ -> line.put("state", "quiet");
            case AlertResult.Unknown(var why) -> {
                line.put("state", "unknown");
                line.put("why", word(why));
            }
            case AlertResult.Fired(var facts) -> {
                line.put("state", "fired");
                line.put("facts", facts.stream().map(this::json).toList());
            }
        }
        return line;
    }

    private Map<String, @Nullable Object> json(AlertFact fact) {
        Map<String, @Nullable Object> json = fields(fact);
        json.put("new", fresh.contains(fact));
        return json;
    }

    /**
     * A line for each fact, or one that says that there is none. Items have their titles, and times
     * are those of the account.
     *
     * @param at when it was judged
     */
    List<Sentence> text(AlertRule rule, Instant at, ZoneId zone) {
        return switch (result) {
            case AlertResult.Quiet _ -> List.of(line(AlertWords::quiet, zone));
            case AlertResult.Unknown(var why) -> List.of(line(all -> all.unknown(why), zone));
            case AlertResult.Fired(var facts) ->
                    facts.stream().map(fact -> text(fact, rule, at, zone)).toList();
        };
    }

    /** A line for each new fact. */
    List<Sentence> fresh(AlertRule rule, Instant at, ZoneId zone) {
        return fresh.stream().map(fact -> plain(fact, rule, at, zone)).toList();
    }

    private Sentence line(Function<AlertWords, String> state, ZoneId zone) {
        return words -> {
            AlertWords all = new AlertWords(words, zone);
            return words.text("pattern.labeled", all.kind(kind), words.within(state.apply(all)));
        };
    }

    private Sentence text(AlertFact fact, AlertRule rule, Instant at, ZoneId zone) {
        Sentence line = plain(fact, rule, at, zone);
        return fresh.contains(fact) ? Sentence.of("alerts.new", line) : line;
    }

    private Sentence plain(AlertFact fact, AlertRule rule, Instant at, ZoneId zone) {
        return words -> {
            AlertWords all = new AlertWords(words, zone);
            return words.text(
                    "pattern.labeled", all.kind(kind), sentence(fact, rule, at, all, words));
        };
    }

    /** The new facts for another program, with the words of the window. */
    Map<String, Object> told(AlertRule rule, Instant at, ZoneId zone, Messages words) {
        AlertWords all = new AlertWords(words, zone);
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("alert", word(kind));
        told.put("title", all.kind(kind));
        told.put(
                "facts",
                fresh.stream()
                        .map(
                                fact -> {
                                    Map<String, @Nullable Object> one = fields(fact);
                                    one.put("text", sentence(fact, rule, at, all, words));
                                    return one;
                                })
                        .toList());
        return told;
    }

    private String sentence(
            AlertFact fact, AlertRule rule, Instant at, AlertWords all, Messages words) {
        return HarmlessText.of(all.one(kind, rule, titled(fact, words), at));
    }

    /** The fact with its type in place of an ID, where no title is known. */
    private static AlertFact titled(AlertFact fact, Messages words) {
        return switch (fact) {
            case AlertFact.RankedVideo(var video, var title, var rank) ->
                    new AlertFact.RankedVideo(video, titled(title, ItemKind.VIDEO, words), rank);
            case AlertFact.StreamViewers(var live, var title, var viewers) ->
                    new AlertFact.StreamViewers(live, titled(title, ItemKind.LIVE, words), viewers);
            case AlertFact.ExpiringVideo(var video, var title, var time) ->
                    new AlertFact.ExpiringVideo(video, titled(title, ItemKind.VIDEO, words), time);
            case AlertFact.BrokenButton(var list, var name) ->
                    new AlertFact.BrokenButton(list, titled(name, ItemKind.PLAYLIST, words));
            case AlertFact.DayViews _, AlertFact.NewPlace _, AlertFact.MonthCost _ -> fact;
        };
    }

    private static String titled(@Nullable String title, ItemKind item, Messages words) {
        return title == null || title.isBlank()
                ? words.text("alerts.untitled", words.text("item." + item.name()))
                : HarmlessText.of(title);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, @Nullable Object> fields(AlertFact fact) {
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        switch (fact) {
            case AlertFact.DayViews day -> {
                all.put("day", day.day().toString());
                all.put("views", day.views());
                all.put("usual", Math.round(day.usual()));
            }
            case AlertFact.RankedVideo video -> {
                all.put("video", video.video().value());
                all.put("title", video.title());
                all.put("rank", video.rank());
            }
            case AlertFact.NewPlace place -> {
                all.put("country", place.country());
                all.put("region", place.region());
                all.put("city", place.city());
                all.put("views", place.views());
            }
            case AlertFact.StreamViewers live -> {
                all.put("live", live.live().value());
                all.put("title", live.title());
                all.put("viewers", live.viewers());
            }
            case AlertFact.ExpiringVideo video -> {
                all.put("video", video.video().value());
                all.put("title", video.title());
                all.put("deleted_at", video.at().toString());
            }
            case AlertFact.MonthCost month -> {
                all.put("month", month.month().toString());
                all.put("cost", month.cost());
                all.put("budget", month.budget());
                all.put("currency", month.currency());
            }
            case AlertFact.BrokenButton list -> {
                all.put("playlist", list.playlist().value());
                all.put("name", list.name());
            }
        }
        return all;
    }
}
