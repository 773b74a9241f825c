package app.marquee.canary.ui.funnel;

/** A section, for others to import by mistake. */
public final class Neighbour {}
