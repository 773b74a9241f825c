package app.marquee.canary.ui.thumbnail;

/** A section, for others to import by mistake. */
public final class Neighbour {}
