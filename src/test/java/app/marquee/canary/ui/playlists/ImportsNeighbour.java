package app.marquee.canary.ui.playlists;

/** Canary: a section that uses another section. */
final class ImportsNeighbour {
    final app.marquee.canary.ui.trash.Neighbour other = new app.marquee.canary.ui.trash.Neighbour();
}
