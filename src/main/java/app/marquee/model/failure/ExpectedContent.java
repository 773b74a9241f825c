package app.marquee.model.failure;

/** Content that a response was expected to hold. */
public enum ExpectedContent {
    VIDEOS,
    VIDEO,
    PLAYLISTS,
    PLAYLIST,
    PLAYLIST_VIDEOS,
    FOLDERS,
    FUNNELS,
    FUNNEL,
    CUSTOM_FIELDS,
    THUMBNAILS,
    RANKING,
    CITIES,
    BROWSERS,
    REFERRERS,
    VIEWERS,
    REFERRALS,
    TRANSACTIONS,
    /** Anything whose depth and lengths are within the limits. */
    WITHIN_LIMITS,
    /** Anything that can be read. */
    DATA;

    /** One item where a response holds no list. */
    public ExpectedContent single() {
        return switch (this) {
            case VIDEOS -> VIDEO;
            case PLAYLISTS -> PLAYLIST;
            case FUNNELS -> FUNNEL;
            default -> this;
        };
    }
}
