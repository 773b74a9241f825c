package app.marquee.service.alert;

/** Extent of what is loaded to judge alerts. */
public enum AlertLoading {
    /** Only what is on this computer is looked at. */
    NOTHING,
    /** Missing reports, of which each is needed once a day. */
    REPORTS,
    /** Also the live streams, the playlists and the trash, each time. */
    EVERYTHING
}
