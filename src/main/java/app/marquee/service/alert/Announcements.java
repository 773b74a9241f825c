package app.marquee.service.alert;

import app.marquee.model.settings.AlertKind;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedSet;

/**
 * Facts to announce, and those that are announced then. A fact that no longer holds is forgotten,
 * so that it is announced when it holds again. Immutable.
 */
public record Announcements(Map<AlertKind, List<AlertFact>> fresh, SequencedSet<String> announced) {
    /**
     * Pure.
     *
     * @param before keys of the facts that were announced before
     */
    public static Announcements of(AlertReport report, SequencedSet<String> before) {
        Map<AlertKind, List<AlertFact>> fresh = new EnumMap<>(AlertKind.class);
        SequencedSet<String> announced = new LinkedHashSet<>();
        report.results()
                .forEach(
                        (kind, result) -> {
                            switch (result) {
                                case AlertResult.Quiet _ -> {}
                                case AlertResult.Unknown _ ->
                                        before.stream()
                                                .filter(key -> key.startsWith(prefix(kind)))
                                                .forEach(announced::add);
                                case AlertResult.Fired(var facts) -> {
                                    List<AlertFact> unknown =
                                            facts.stream()
                                                    .filter(
                                                            fact ->
                                                                    !before.contains(
                                                                            key(kind, fact)))
                                                    .toList();
                                    if (!unknown.isEmpty()) {
                                        fresh.put(kind, unknown);
                                    }
                                    facts.forEach(fact -> announced.add(key(kind, fact)));
                                }
                            }
                        });
        return new Announcements(fresh, announced);
    }

    private static String key(AlertKind kind, AlertFact fact) {
        return prefix(kind) + fact.key();
    }

    private static String prefix(AlertKind kind) {
        return kind.name().toLowerCase(Locale.ROOT) + " ";
    }
}
