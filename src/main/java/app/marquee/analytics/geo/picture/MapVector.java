package app.marquee.analytics.geo.picture;

import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;

/**
 * Vector writer of a picture of a map with its texts. Its content is fixed when it is created; it
 * is drawn on any thread. Immutable.
 */
public final class MapVector {
    private final MapPicture picture;
    private final VectorTexts texts;

    MapVector(MapPicture picture, VectorTexts texts) {
        this.picture = picture;
        this.texts = texts;
    }

    /** The map and the text below it, in pixels of a window. */
    public Box page() {
        Box map = picture.box();
        return new Box(0, 0, map.width(), map.height() + texts.footHeight());
    }

    /** What the map shows, for readers who don't see it. */
    public String title() {
        return texts.title();
    }

    public void draw(Drawing on) {
        picture.draw(on);
        texts.draw(on, picture);
    }
}
