package app.marquee.canary.ui.trash;

/** Section that another section imports. */
public final class Neighbour {}
