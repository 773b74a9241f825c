package app.marquee.canary.ui.trash;

/** Canary: a section that uses another section. */
final class ImportsNeighbour {
    final app.marquee.canary.ui.library.Neighbour other =
            new app.marquee.canary.ui.library.Neighbour();
}
