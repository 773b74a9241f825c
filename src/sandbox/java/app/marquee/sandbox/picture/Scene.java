package app.marquee.sandbox.picture;

import java.awt.Graphics2D;
import java.util.List;
import java.util.random.RandomGenerator;

/** Scene of a thumbnail. */
interface Scene {
    void paint(Graphics2D on, Palette palette, RandomGenerator chance);

    /** Every scene there is; a video's pictures go through them. */
    static List<Scene> all() {
        return List.of(
                new Hills(), new Circles(), new Stripes(), new Waves(), new City(), new Rays());
    }
}
