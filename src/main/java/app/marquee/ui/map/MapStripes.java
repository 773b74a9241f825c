package app.marquee.ui.map;

import app.marquee.analytics.geo.MapFrame;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.picture.MapPicture;
import app.marquee.model.Interrupts;

import org.jspecify.annotations.Nullable;

/**
 * Painter of a picture of a map at export size, stripe by stripe as lines are read, so that a large
 * image needs the memory of one stripe. For one thread at a time, not the FX thread.
 */
public final class MapStripes {
    private static final int LINES = 256;
    private static final int NONE = -1;

    private final MapPicture given;
    private final int scale;
    private final int width;
    private final int height;
    private int first = NONE;
    private @Nullable MapPicture detailed;
    private @Nullable MapFrame frame;
    private @Nullable MapFrame left;

    MapStripes(MapPicture picture, int scale) {
        this.given = picture;
        this.scale = scale;
        this.width = (int) Math.round(picture.camera().width()) * scale;
        this.height = (int) Math.round(picture.camera().height()) * scale;
    }

    public int width() {
        return width;
    }

    /** How many lines there are. */
    public int height() {
        return height;
    }

    /**
     * Puts the pixels of a line, as 0xAARRGGBB, at the beginning of an array.
     *
     * @throws InterruptedException when the thread was interrupted
     */
    public void read(int line, int[] into) throws InterruptedException {
        MapPicture picture = detailed();
        MapFrame right = frame == null ? new MapFrame(width, lines(), scale) : frame;
        frame = right;
        int wanted = line / LINES * LINES;
        boolean isNew = wanted != first;
        first = NONE; // while it is painted
        if (isNew) {
            paint(picture, right, wanted);
        }
        System.arraycopy(right.pixels().argb(), (line - wanted) * width, into, 0, width);
        MapPicture.Earlier earlier = picture.earlier();
        if (earlier != null) {
            MapFrame over = left == null ? new MapFrame(width, lines(), scale) : left;
            left = over;
            if (isNew) {
                paint(earlier.picture(), over, wanted);
            }
            Pixels pixels = over.pixels();
            int columns = (int) (picture.line() * scale);
            System.arraycopy(pixels.argb(), (line - wanted) * width, into, 0, columns);
        }
        first = wanted;
    }

    private int lines() {
        return Math.min(LINES, height);
    }

    private void paint(MapPicture picture, MapFrame on, int top) throws InterruptedException {
        Interrupts.heed();
        on.stripe(top);
        picture.paint(on, scale);
        Interrupts.heed();
    }

    /** With the detail that the size of the image asks for. */
    private MapPicture detailed() {
        MapPicture known = detailed;
        if (known == null) {
            known = given.detailed(given.camera().denser(scale).zoom());
            detailed = known;
        }
        return known;
    }
}
