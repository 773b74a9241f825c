package app.marquee.canary.ui.settings;

/** A section, for others to import by mistake. */
public final class Neighbour {}
