package app.marquee.command.alerts;

import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertResult;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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

    /** A line for each fact, or one that says that there is none. */
    List<Sentence> text() {
        Sentence alert = Sentence.of("alert." + word(kind));
        return switch (result) {
            case AlertResult.Quiet _ -> List.of(Sentence.of("alerts.quiet", alert));
            case AlertResult.Unknown(var why) ->
                    List.of(Sentence.of("alerts.unknown", alert, Sentence.of("gap." + word(why))));
            case AlertResult.Fired(var facts) ->
                    facts.stream().<Sentence>map(fact -> words -> text(fact, words)).toList();
        };
    }

    private String text(AlertFact fact, Messages words) {
        List<String> parts = new ArrayList<>();
        fields(fact)
                .forEach(
                        (name, value) -> {
                            if (value != null) {
                                parts.add(words.text("name." + name) + " " + printed(value));
                            }
                        });
        String known = words.text(fresh.contains(fact) ? "alerts.fired.new" : "alerts.fired");
        return words.text("alert." + word(kind))
                + ": "
                + String.join(", ", parts)
                + (" (" + known + ")");
    }

    private static String printed(Object value) {
        return HarmlessText.of(value.toString());
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
