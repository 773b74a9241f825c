package app.marquee.service.alert;

import app.marquee.model.settings.AlertKind;

import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** Results of the alerts that are on. Immutable. */
public record AlertReport(Instant at, Map<AlertKind, AlertResult> results) {
    public static final AlertReport NONE = new AlertReport(Instant.EPOCH, Map.of());

    public AlertReport {
        Map<AlertKind, AlertResult> ordered = new EnumMap<>(AlertKind.class);
        ordered.putAll(results);
        results = Collections.unmodifiableMap(ordered);
    }
}
