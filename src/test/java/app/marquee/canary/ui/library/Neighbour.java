package app.marquee.canary.ui.library;

/** A section, for others to import by mistake. */
public final class Neighbour {}
