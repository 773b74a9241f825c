package app.marquee.canary.log;

/** Breaks the arrows on purpose: a room that uses a section. */
final class ReachesUp {
    final app.marquee.canary.ui.library.Neighbour above =
            new app.marquee.canary.ui.library.Neighbour();
}
