package app.marquee.export;

/** Pictures as arrays, and back. */
public final class PicturePixels {
    private PicturePixels() {}

    public static RasterImage picture(int width, int height, int scale, int[] argb) {
        RunLengthRows lines = new RunLengthRows(width);
        for (int line = 0; line < height; line++) {
            lines.add(argb, line * width);
        }
        return new RasterImage(width, height, scale, lines);
    }

    /** Read as it is written, from the top to the bottom. */
    public static int[] argb(RasterImage picture) {
        int[] all = new int[picture.width() * picture.height()];
        int[] line = new int[picture.width()];
        try {
            for (int y = 0; y < picture.height(); y++) {
                picture.lines().read(y, line);
                System.arraycopy(line, 0, all, y * line.length, line.length);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(ended);
        }
        return all;
    }
}
