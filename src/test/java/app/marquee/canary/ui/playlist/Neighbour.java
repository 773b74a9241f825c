package app.marquee.canary.ui.playlist;

/** A section, for others to import by mistake. */
public final class Neighbour {}
