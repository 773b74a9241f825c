import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Packs the PNG sizes of {@code icons} into the files that Windows and macOS want; both formats
 * hold PNGs as they are. {@code java src/build/Icons.java icons} after a change of the drawing.
 */
final class Icons {
    private static final List<Integer> WINDOWS = List.of(16, 24, 32, 48, 64, 128, 256);
    private static final Map<String, Integer> MACOS = new LinkedHashMap<>();

    static {
        MACOS.put("icp4", 16);
        MACOS.put("icp5", 32);
        MACOS.put("icp6", 64);
        MACOS.put("ic07", 128);
        MACOS.put("ic08", 256);
        MACOS.put("ic09", 512);
    }

    private Icons() {}

    public static void main(String[] args) throws IOException {
        Path directory = Path.of(args[0]);
        Files.write(directory.resolve("marquee.ico"), ico(directory));
        Files.write(directory.resolve("marquee.icns"), icns(directory));
    }

    private static byte[] png(Path directory, int size) throws IOException {
        return Files.readAllBytes(directory.resolve("marquee-" + size + ".png"));
    }

    private static byte[] ico(Path directory) throws IOException {
        int offset = 6 + 16 * WINDOWS.size();
        ByteBuffer head = ByteBuffer.allocate(offset).order(ByteOrder.LITTLE_ENDIAN);
        ByteArrayOutputStream images = new ByteArrayOutputStream();
        head.putShort((short) 0).putShort((short) 1).putShort((short) WINDOWS.size());
        for (int size : WINDOWS) {
            byte[] png = png(directory, size);
            // 256 is written as 0.
            head.put((byte) size).put((byte) size).put((byte) 0).put((byte) 0);
            head.putShort((short) 1).putShort((short) 32);
            head.putInt(png.length).putInt(offset + images.size());
            images.write(png);
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(head.array());
        all.write(images.toByteArray());
        return all.toByteArray();
    }

    private static byte[] icns(Path directory) throws IOException {
        ByteArrayOutputStream images = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(images);
        for (Map.Entry<String, Integer> one : MACOS.entrySet()) {
            byte[] png = png(directory, one.getValue());
            out.write(one.getKey().getBytes(StandardCharsets.US_ASCII));
            out.writeInt(8 + png.length);
            out.write(png);
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream whole = new DataOutputStream(all);
        whole.write("icns".getBytes(StandardCharsets.US_ASCII));
        whole.writeInt(8 + images.size());
        images.writeTo(whole);
        return all.toByteArray();
    }
}
