package app.marquee.model.settings;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;

/**
 * Alerts of one connection. Immutable.
 *
 * @param rules those that differ from the usual ones
 * @param loads whether missing reports are loaded, once a day
 * @param desktop whether the desktop shows them, too
 * @param announced keys of the facts that were announced and still hold
 */
public record AlertSettings(
        Map<AlertKind, AlertRule> rules,
        boolean loads,
        boolean desktop,
        SequencedSet<String> announced) {
    public static final AlertSettings USUAL =
            new AlertSettings(Map.of(), false, true, new LinkedHashSet<>());

    public AlertSettings {
        Map<AlertKind, AlertRule> own = new EnumMap<>(AlertKind.class);
        rules.forEach(
                (kind, rule) -> {
                    if (!rule.equals(kind.usual())) {
                        own.put(kind, rule);
                    }
                });
        rules = Collections.unmodifiableMap(own);
        announced = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(announced));
    }

    public AlertRule rule(AlertKind kind) {
        return rules.getOrDefault(kind, kind.usual());
    }

    /** The kinds that are on. */
    public Set<AlertKind> on() {
        Set<AlertKind> on = EnumSet.allOf(AlertKind.class);
        on.removeIf(kind -> !rule(kind).on());
        return on;
    }

    public AlertSettings with(AlertKind kind, AlertRule rule) {
        Map<AlertKind, AlertRule> next = new EnumMap<>(AlertKind.class);
        next.putAll(rules);
        next.put(kind, rule);
        return new AlertSettings(next, loads, desktop, announced);
    }

    public AlertSettings withLoads(boolean chosen) {
        return new AlertSettings(rules, chosen, desktop, announced);
    }

    public AlertSettings withDesktop(boolean chosen) {
        return new AlertSettings(rules, loads, chosen, announced);
    }

    public AlertSettings withAnnounced(SequencedSet<String> keys) {
        return new AlertSettings(rules, loads, desktop, keys);
    }
}
