package app.marquee.canary.ui.playlists;

/** Breaks the borders of sections on purpose. */
final class ImportsNeighbour {
    final app.marquee.canary.ui.trash.Neighbour other = new app.marquee.canary.ui.trash.Neighbour();
}
