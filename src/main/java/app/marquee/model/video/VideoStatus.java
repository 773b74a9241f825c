package app.marquee.model.video;

/**
 * Status of a video. Only DELETING is in the contract; an unknown status is stored and shown as it
 * is.
 */
public record VideoStatus(String wire) {
    public static final VideoStatus DRAFT = new VideoStatus("DRAFT");
    public static final VideoStatus CONVERTING = new VideoStatus("CONVERTING");
    public static final VideoStatus CONVERTED = new VideoStatus("CONVERTED");
    public static final VideoStatus FAILED = new VideoStatus("FAILED");

    /** In the trash (contract, section 2). */
    public static final VideoStatus DELETING = new VideoStatus("DELETING");

    @Override
    public String toString() {
        return wire;
    }
}
