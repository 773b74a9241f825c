package app.marquee.canary.log;

/** Canary: a class that uses the tour. */
public final class UsesTheTour {
    final Class<?> stop = app.marquee.canary.tour.Stop.class;
}
