package app.marquee.canary.sheet;

/** Canary: a package that uses a section. */
final class ReachesUp {
    final app.marquee.canary.ui.library.Neighbour above =
            new app.marquee.canary.ui.library.Neighbour();
}
