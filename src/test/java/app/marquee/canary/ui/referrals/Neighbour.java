package app.marquee.canary.ui.referrals;

/** A section, for others to import by mistake. */
public final class Neighbour {}
