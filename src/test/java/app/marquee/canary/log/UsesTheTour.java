package app.marquee.canary.log;

/** Uses the tour on purpose, which uses it. */
public final class UsesTheTour {
    final Class<?> stop = app.marquee.canary.tour.Stop.class;
}
