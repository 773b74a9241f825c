package app.marquee.canary.service;

/** Canary: a static field that can change. */
final class StaticState {
    static int count;

    private StaticState() {}
}
