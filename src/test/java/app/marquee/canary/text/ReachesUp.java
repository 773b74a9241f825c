package app.marquee.canary.text;

/** Canary: texts that use a section. */
final class ReachesUp {
    final app.marquee.canary.ui.library.Neighbour above =
            new app.marquee.canary.ui.library.Neighbour();
}
