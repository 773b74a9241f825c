package app.marquee.canary.service;

import java.time.ZoneId;
import java.util.function.Supplier;

/** Breaks the rule of zones on purpose. */
final class ComputersZone {
    final Supplier<ZoneId> zone = ZoneId::systemDefault;
}
