package app.marquee.canary.ui.playlists;

/** Section that another section imports. */
public final class Neighbour {}
