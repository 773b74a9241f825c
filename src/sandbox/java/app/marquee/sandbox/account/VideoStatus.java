package app.marquee.sandbox.account;

/** The status of a video, by the names that go over the wire. */
public enum VideoStatus {
    DRAFT,
    CONVERTING,
    CONVERTED,
    FAILED,
    /** In the trash. */
    DELETING
}
