package app.marquee.canary.tour;

/** Canary: part of a tour, in a package cycle with its user. */
public final class Stop {
    final app.marquee.canary.log.UsesTheTour user = new app.marquee.canary.log.UsesTheTour();
}
