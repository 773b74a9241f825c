package app.marquee.canary.ui.thumbnails;

/** Section that another section imports. */
public final class Neighbour {}
