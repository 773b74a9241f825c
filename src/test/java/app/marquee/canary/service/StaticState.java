package app.marquee.canary.service;

/** Breaks the rule of static state on purpose. */
final class StaticState {
    static int count;

    private StaticState() {}
}
