package app.marquee.sandbox.account;

/** Status of a video, by its names in the API. */
public enum VideoStatus {
    DRAFT,
    CONVERTING,
    CONVERTED,
    FAILED,
    /** In the trash. */
    DELETING
}
