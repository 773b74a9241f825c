package app.marquee.canary.ui.trash;

/** Breaks the borders of sections on purpose. */
final class ImportsNeighbour {
    final app.marquee.canary.ui.library.Neighbour other =
            new app.marquee.canary.ui.library.Neighbour();
}
