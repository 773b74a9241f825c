package app.marquee.sandbox.fault;

import java.time.Duration;

/** Plan for one request: its delay, then its fault, if any. */
public record FaultPlan(Duration latency, Fault fault) {}
