package app.marquee.canary.tour;

/** Part of a tour, and a cycle with its user on purpose. */
public final class Stop {
    final app.marquee.canary.log.UsesTheTour user = new app.marquee.canary.log.UsesTheTour();
}
