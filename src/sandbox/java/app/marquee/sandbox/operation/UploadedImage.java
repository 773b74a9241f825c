package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Images.Image;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Refusal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parser of the image in a multipart upload: the part named file, a JPEG, PNG or GIF. */
final class UploadedImage {
    private static final Pattern BOUNDARY =
            Pattern.compile("multipart/form-data;.*boundary=\"?([^\";]{1,70})\"?.*");
    private static final Pattern NAME =
            Pattern.compile("(?is).*content-disposition:[^\r\n]*;\\s*name=\"?file\"?(;.*|\\s.*)?");

    private UploadedImage() {}

    static Image of(Call call) {
        byte[] file =
                file(call)
                        .orElseThrow(
                                () -> Refusal.invalid("A multipart part named file is required"));
        return new Image(type(file), file);
    }

    private static Optional<byte[]> file(Call call) {
        Matcher m = BOUNDARY.matcher(call.contentType());
        if (!m.matches()) {
            throw Refusal.invalid("The body must be multipart/form-data");
        }
        byte[] fence = ("--" + m.group(1)).getBytes(StandardCharsets.ISO_8859_1);
        byte[] lineBeforeFence = ("\r\n--" + m.group(1)).getBytes(StandardCharsets.ISO_8859_1);
        byte[] blank = "\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
        byte[] body = call.body();
        int start = indexOf(body, fence, 0);
        while (start >= 0) {
            int head = start + fence.length;
            int content = indexOf(body, blank, head);
            int end = content < 0 ? -1 : indexOf(body, lineBeforeFence, content + 2);
            if (end < 0) {
                return Optional.empty();
            }
            String headers = new String(body, head, content - head, StandardCharsets.ISO_8859_1);
            if (NAME.matcher(headers + "\n").matches()) {
                return Optional.of(Arrays.copyOfRange(body, Math.min(content + 4, end), end));
            }
            start = end + 2;
        }
        return Optional.empty();
    }

    /** What the bytes are, whatever the part says of itself. */
    private static String type(byte[] file) {
        String start = new String(file, 0, Math.min(8, file.length), StandardCharsets.ISO_8859_1);
        if (start.startsWith("\u00ff\u00d8\u00ff")) {
            return "image/jpeg";
        }
        if (start.equals("\u0089PNG\r\n\u001a\n")) {
            return "image/png";
        }
        if (start.startsWith("GIF87a") || start.startsWith("GIF89a")) {
            return "image/gif";
        }
        throw Refusal.invalid("file must be a JPEG, PNG or GIF image");
    }

    private static int indexOf(byte[] all, byte[] part, int from) {
        for (int i = from; i <= all.length - part.length; i++) {
            if (Arrays.equals(all, i, i + part.length, part, 0, part.length)) {
                return i;
            }
        }
        return -1;
    }
}
