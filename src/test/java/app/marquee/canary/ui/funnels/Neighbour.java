package app.marquee.canary.ui.funnels;

/** A section, for others to import by mistake. */
public final class Neighbour {}
