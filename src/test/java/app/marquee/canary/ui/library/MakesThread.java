package app.marquee.canary.ui.library;

/** Breaks the rule of threads on purpose. */
final class MakesThread {
    final Thread thread = Thread.ofVirtual().unstarted(() -> {});
}
