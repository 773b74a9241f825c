package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.MapColours;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;

import java.util.List;

/** Look of a map for tests. */
public final class SampleLook {
    private static final Rgba INK = Rgba.of(0x202020);
    private static final Rgba WHITE = Rgba.of(0xffffff);
    private static final FontFace FONT = new FontFace("Sans", 11, false);

    public static final MapLook LOOK =
            new MapLook(
                    new MapColours(0xffd0e0f0, 0xfff0f0e0, 0xff808080, 0xff808080),
                    new MapLook.Discs(INK, INK, INK, INK),
                    new MapLook.Changes(Rgba.of(0x008000), Rgba.of(0x800000), INK),
                    List.of(
                            Rgba.of(0xd3dcf8),
                            Rgba.of(0xb3c1f2),
                            Rgba.of(0x8fa3e9),
                            Rgba.of(0x6c84dd),
                            Rgba.of(0x4a62c9),
                            Rgba.of(0x2c419f)),
                    new MapLook.Texts(
                            new MapLook.Ink(INK, WHITE), new MapLook.Ink(INK, WHITE), FONT, FONT));

    private SampleLook() {}
}
