package app.marquee.canary.report;

/** Canary: a report that uses a section. */
final class ReportsUp {
    final app.marquee.canary.ui.library.Neighbour above =
            new app.marquee.canary.ui.library.Neighbour();
}
