package app.marquee.harness;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Picture of a text. Immutable but for its array, which nobody changes.
 *
 * @param pixels line by line, as 0xAARRGGBB
 */
@SuppressWarnings("ArrayRecordComponent") // compared by isLike
record TitlePicture(int width, int[] pixels) {
    /** Letters may begin within a pixel. */
    private static final int NEAR = 1;

    /** Of the ink of a word, what may lie in other columns. */
    private static final int PART = 4;

    boolean isLike(TitlePicture other) {
        return width == other.width && Arrays.equals(pixels, other.pixels);
    }

    boolean isBlank() {
        return ink().length == 0;
    }

    boolean startsAtTheLeft(TitlePicture word) {
        return begins(ink(), word.ink());
    }

    boolean startsAtTheRight(TitlePicture word) {
        return begins(reversed(ink()), reversed(word.ink()));
    }

    /** The last column of a word is left out, in which the next one may begin. */
    private static boolean begins(int[] whole, int[] word) {
        if (whole.length < word.length) {
            return false;
        }
        int difference =
                IntStream.range(0, word.length - 1)
                        .map(column -> leastDifference(whole, word, column))
                        .sum();
        return difference <= IntStream.of(word).sum() / PART;
    }

    private static int leastDifference(int[] whole, int[] word, int column) {
        return IntStream.rangeClosed(column - NEAR, column + NEAR)
                .filter(near -> near >= 0 && near < whole.length)
                .map(near -> Math.abs(whole[near] - word[column]))
                .min()
                .orElseThrow();
    }

    private static int[] reversed(int[] columns) {
        return IntStream.range(0, columns.length)
                .map(column -> columns[columns.length - 1 - column])
                .toArray();
    }

    /** Painted pixels of each column, from the first to the last that has any. */
    private int[] ink() {
        int height = width == 0 ? 0 : pixels.length / width;
        int[] columns =
                IntStream.range(0, width)
                        .map(
                                x ->
                                        (int)
                                                IntStream.range(0, height)
                                                        .filter(
                                                                y ->
                                                                        pixels[y * width + x]
                                                                                != pixels[0])
                                                        .count())
                        .toArray();
        int last = columns.length;
        while (last > 0 && columns[last - 1] == 0) {
            last--;
        }
        return IntStream.of(columns).limit(last).dropWhile(column -> column == 0).toArray();
    }

    static void write(Map<String, TitlePicture> all, Path file) throws IOException {
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            out.writeInt(all.size());
            for (Map.Entry<String, TitlePicture> each : all.entrySet()) {
                out.writeUTF(each.getKey());
                out.writeInt(each.getValue().width);
                out.writeInt(each.getValue().pixels.length);
                for (int pixel : each.getValue().pixels) {
                    out.writeInt(pixel);
                }
            }
        }
    }

    static Map<String, TitlePicture> read(Path file) throws IOException {
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            Map<String, TitlePicture> all = new HashMap<>();
            int count = in.readInt();
            for (int at = 0; at < count; at++) {
                String name = in.readUTF();
                int width = in.readInt();
                int[] pixels = new int[in.readInt()];
                for (int pixel = 0; pixel < pixels.length; pixel++) {
                    pixels[pixel] = in.readInt();
                }
                all.put(name, new TitlePicture(width, pixels));
            }
            return all;
        }
    }
}
