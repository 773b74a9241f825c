package app.marquee.canary.ui.activity;

/** A section, for others to import by mistake. */
public final class Neighbour {}
