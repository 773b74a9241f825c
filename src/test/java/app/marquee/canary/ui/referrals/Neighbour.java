package app.marquee.canary.ui.referrals;

/** Section that another section imports. */
public final class Neighbour {}
