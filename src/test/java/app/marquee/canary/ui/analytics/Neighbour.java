package app.marquee.canary.ui.analytics;

/** A section, for others to import by mistake. */
public final class Neighbour {}
