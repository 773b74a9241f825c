package app.marquee.canary.service;

import java.time.ZoneId;
import java.util.function.Supplier;

/** Canary: the time zone of this computer. */
final class ComputersZone {
    final Supplier<ZoneId> zone = ZoneId::systemDefault;
}
