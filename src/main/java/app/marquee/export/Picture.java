package app.marquee.export;

/**
 * The pixels of a picture, line by line as 0xAARRGGBB. Nobody changes them any more.
 *
 * @param scale how many of its pixels are one of the window's
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and too large to be copied
public record Picture(int width, int height, int scale, int[] argb) {}
