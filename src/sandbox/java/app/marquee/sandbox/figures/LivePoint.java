package app.marquee.sandbox.figures;

import java.time.Instant;

/** Viewer count at a moment. */
public record LivePoint(Instant at, int viewers) {}
