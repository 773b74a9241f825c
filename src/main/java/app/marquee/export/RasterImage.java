package app.marquee.export;

/**
 * Image whose pixels are read line by line, so that a large one is never held in memory.
 *
 * @param scale how many of its pixels are one of the window's
 */
public record RasterImage(int width, int height, int scale, Lines lines) {
    /** Source of pixel lines. Used by one thread at a time, off the FX thread. */
    @FunctionalInterface
    public interface Lines {
        /**
         * Puts the pixels of a line, as 0xAARRGGBB, at the beginning of an array. May take its time
         * where it is not asked from the top to the bottom.
         *
         * @throws InterruptedException when the thread was interrupted
         */
        void read(int line, int[] into) throws InterruptedException;
    }
}
