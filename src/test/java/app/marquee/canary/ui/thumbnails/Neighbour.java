package app.marquee.canary.ui.thumbnails;

/** A section, for others to import by mistake. */
public final class Neighbour {}
