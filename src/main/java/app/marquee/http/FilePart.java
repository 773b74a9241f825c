package app.marquee.http;

import app.marquee.model.video.PictureData;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * File part of a multipart body, sent in place of JSON. It is sent under a generic name instead of
 * the user's file name.
 *
 * @param type such as image/png
 * @param sha256 by what the content is known again
 */
public record FilePart(PictureData content, String name, String type, String sha256) {
    private static final int BOUNDARY = 32;

    /** What may be seen of it, as JSON: everything but the content. */
    public JsonBody described() {
        return JsonBody.of(
                String.format(
                        Locale.ROOT,
                        "{\"file\":{\"name\":\"%s\",\"type\":\"%s\",\"bytes\":%d,\"sha256\":\"%s\"}}",
                        name,
                        type,
                        content.length(),
                        sha256));
    }

    String contentType() {
        return "multipart/form-data; boundary=" + boundary();
    }

    /** Stands in no content that it separates: that would have to hold its own digest. */
    private String boundary() {
        return "marquee-" + sha256.substring(0, BOUNDARY);
    }

    /** The whole body, byte for byte. */
    public byte[] multipart() {
        byte[] head =
                ("--"
                                + boundary()
                                + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\""
                                + name
                                + "\"\r\nContent-Type: "
                                + type
                                + "\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII);
        byte[] tail = ("\r\n--" + boundary() + "--\r\n").getBytes(StandardCharsets.US_ASCII);
        byte[] whole = new byte[head.length + content.length() + tail.length];
        System.arraycopy(head, 0, whole, 0, head.length);
        System.arraycopy(content.bytes(), 0, whole, head.length, content.length());
        System.arraycopy(tail, 0, whole, head.length + content.length(), tail.length);
        return whole;
    }
}
