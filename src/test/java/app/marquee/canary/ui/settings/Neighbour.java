package app.marquee.canary.ui.settings;

/** Section that another section imports. */
public final class Neighbour {}
