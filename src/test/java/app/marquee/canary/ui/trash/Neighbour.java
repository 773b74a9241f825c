package app.marquee.canary.ui.trash;

/** A section, for others to import by mistake. */
public final class Neighbour {}
