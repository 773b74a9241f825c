package app.marquee.canary.ui.playlists;

/** A section, for others to import by mistake. */
public final class Neighbour {}
