package app.marquee.sandbox.figures;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/**
 * Day of events of the account or a part of it, cut into slices: the day itself or its hours.
 *
 * @param flows one for each kind of event
 */
record Day(long number, boolean hourly, List<Flow> flows) {
    Day {
        flows = List.copyOf(flows);
    }

    int slices() {
        return flows.getFirst().marks();
    }

    /** When a slice starts. */
    Instant start(int slice) {
        Instant midnight = LocalDate.ofEpochDay(number).atStartOfDay().toInstant(ZoneOffset.UTC);
        return hourly ? midnight.plusSeconds(3600L * slice) : midnight;
    }

    Day with(List<Flow> parts) {
        return new Day(number, hourly, parts);
    }
}
