package app.marquee.ui.video;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Memory of decoded row images, shared by all tables of a window: keeps those used last, up to a
 * number of bytes. FX thread only.
 */
final class KeptPictures {
    static final long MOST_BYTES = 64L * 1024 * 1024;

    /** Decoded images have four bytes per pixel. */
    private static final double PIXEL = 4;

    /** Bytes of an entry besides its pixels, so that failures are limited too. */
    private static final long ENTRY = 512;

    private final long most;
    private final Map<Key, RowPicture> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /** URL of an image and the width in which it was decoded. Immutable. */
    record Key(URI address, int width) {}

    /**
     * @param most bytes kept
     */
    KeptPictures(long most) {
        this.most = most;
    }

    @Nullable RowPicture get(Key address) {
        return kept.get(address);
    }

    /** Keeps an image, and drops those that were not used for longest to make room. */
    void keep(Key address, RowPicture picture) {
        RowPicture before = kept.put(address, picture);
        bytes += bytes(picture) - (before == null ? 0 : bytes(before));
        Iterator<RowPicture> oldest = kept.values().iterator();
        while (bytes > most && oldest.hasNext()) {
            bytes -= bytes(oldest.next());
            oldest.remove();
        }
    }

    long bytes() {
        return bytes;
    }

    private static long bytes(RowPicture picture) {
        return picture instanceof RowPicture.Shown(var image)
                ? ENTRY + (long) (image.getWidth() * image.getHeight() * PIXEL)
                : ENTRY;
    }
}
