package app.marquee.analytics.group;

/** Site or app of the shipped list, with the channel that it counts as. */
record KnownSite(String name, Channel channel) {}
