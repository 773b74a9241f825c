package app.marquee.canary.ui.funnels;

/** Section that another section imports. */
public final class Neighbour {}
