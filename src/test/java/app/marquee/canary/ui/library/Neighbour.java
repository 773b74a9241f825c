package app.marquee.canary.ui.library;

/** Section that another section imports. */
public final class Neighbour {}
