package app.marquee.canary.ui.referral;

/** A section, for others to import by mistake. */
public final class Neighbour {}
