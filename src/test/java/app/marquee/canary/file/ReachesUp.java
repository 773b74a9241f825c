package app.marquee.canary.file;

/** Canary: a package that uses a section. */
final class ReachesUp {
    final app.marquee.canary.ui.library.Neighbour above =
            new app.marquee.canary.ui.library.Neighbour();
}
