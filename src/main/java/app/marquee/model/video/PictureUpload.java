package app.marquee.model.video;

/**
 * Image file that the user chose, validated: its type can be sent and its header has a size.
 *
 * @param name of the user's file, which is shown and not sent
 * @param type such as image/png
 * @param width in pixels
 * @param height in pixels
 * @param sha256 of the data, worked out once, where the file is read
 */
public record PictureUpload(
        PictureData data, String name, String type, int width, int height, String sha256) {
    /** More bytes than these are not sent; the contract names no limit. */
    public static final int LARGEST = 12 * 1024 * 1024;

    /** Takes its time for a large picture. */
    public static PictureUpload of(
            PictureData data, String name, String type, int width, int height) {
        return new PictureUpload(data, name, type, width, height, data.sha256());
    }

    /** The same image with its bytes from elsewhere. */
    public PictureUpload with(PictureData other) {
        return new PictureUpload(other, name, type, width, height, sha256);
    }

    /** Under what name it is sent. */
    public String sentName() {
        return switch (type) {
            case "image/png" -> "thumbnail.png";
            case "image/gif" -> "thumbnail.gif";
            default -> "thumbnail.jpg";
        };
    }
}
