package app.marquee.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Run-length encoded pixel lines, each stored as runs of one color where that is smaller. Filled
 * first, then read.
 */
public final class RunLengthRows implements RasterImage.Lines {
    private final int width;
    private final int[] packed;
    private final List<int[]> lines = new ArrayList<>();

    public RunLengthRows(int width) {
        this.width = width;
        this.packed = new int[width];
    }

    /**
     * Adds a line below the others.
     *
     * @param pixels of which it is a part
     * @param from where it begins there
     */
    public void add(int[] pixels, int from) {
        int size = pack(pixels, from);
        if (size == width) {
            lines.add(Arrays.copyOfRange(pixels, from, from + width));
        } else {
            lines.add(lastOr(size));
        }
    }

    /** Equal lines, of which there are many where nothing is, are kept once. */
    private int[] lastOr(int size) {
        int[] last = lines.isEmpty() ? new int[0] : lines.getLast();
        return Arrays.equals(last, 0, last.length, packed, 0, size)
                ? last
                : Arrays.copyOf(packed, size);
    }

    /**
     * Pairs of a length and a colour.
     *
     * @return how many numbers they are; the width when there would be no less
     */
    private int pack(int[] pixels, int from) {
        int size = 0;
        int x = 0;
        while (x < width) {
            int colour = pixels[from + x];
            int start = x;
            while (x < width && pixels[from + x] == colour) {
                x++;
            }
            if (size + 2 >= width) {
                return width;
            }
            packed[size++] = x - start;
            packed[size++] = colour;
        }
        return size;
    }

    @Override
    public void read(int line, int[] into) {
        int[] kept = lines.get(line);
        if (kept.length == width) {
            System.arraycopy(kept, 0, into, 0, width);
            return;
        }
        int x = 0;
        for (int i = 0; i < kept.length; i += 2) {
            Arrays.fill(into, x, x + kept[i], kept[i + 1]);
            x += kept[i];
        }
    }
}
