package app.marquee.canary.ui.library;

/** Canary: a thread started in a view. */
final class MakesThread {
    final Thread thread = Thread.ofVirtual().unstarted(() -> {});
}
