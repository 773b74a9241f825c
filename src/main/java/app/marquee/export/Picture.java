package app.marquee.export;

/**
 * A picture whose pixels are read line by line, so that a large one is never held whole.
 *
 * @param scale how many of its pixels are one of the window's
 */
public record Picture(int width, int height, int scale, Lines lines) {
    /** Where the pixels come from. Used by one thread at a time, which is not the window's. */
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
