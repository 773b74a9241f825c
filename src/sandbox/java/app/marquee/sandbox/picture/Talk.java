package app.marquee.sandbox.picture;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.random.RandomGenerator;

/** Scene of a presenter in a room, at a table with a prop. */
record Talk(Prop prop) implements Scene {
    @Override
    public void paint(Graphics2D on, Look look, RandomGenerator chance) {
        Room.paint(on, look, chance);
        double x = 270 + chance.nextInt(100);
        Person.paint(on, look, x, 138 + chance.nextInt(14), 56 + chance.nextInt(8));
        if (prop == Prop.NONE) {
            return;
        }
        on.setColor(look.palette().deep());
        on.fill(new Rectangle2D.Double(0, 312, Picture.WIDTH, 48));
        on.setColor(Palette.clear(look.palette().light(), 40));
        on.fill(new Rectangle2D.Double(0, 312, Picture.WIDTH, 5));
        prop.paint(on, look.palette(), x < 320 ? 500 : 140, 318, 1 + chance.nextDouble(0.15));
    }
}
