package app.marquee.canary.ui.activity;

/** Section that another section imports. */
public final class Neighbour {}
