package app.marquee.report;

import app.marquee.model.video.PictureData;

/** Image in a report: JPEG, PNG or GIF. Immutable. */
public record ReportImage(PictureData data, int width, int height) {
    /** The media type by its first byte. */
    public String mediaType() {
        return switch (data.bytes()[0]) {
            case 'G' -> "image/gif";
            case (byte) 0x89 -> "image/png";
            default -> "image/jpeg";
        };
    }
}
