package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.AreaShades;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.ValueSteps;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Colors and fonts of the picture of a map. Immutable.
 *
 * @param ground the base map
 * @param steps the colors of areas and densities, from low to high
 */
public record MapLook(
        MapColours ground, Discs discs, Changes changes, List<Rgba> steps, Texts texts) {
    private static final double FAINT = 0.35;
    private static final double DISC = 0.5;
    private static final double CHOSEN = 0.72;
    private static final double RING = 0.16;
    private static final double HOLLOW = 0.12;

    public MapLook {
        steps = List.copyOf(steps);
    }

    /** Colors of bubbles and of those that are selected, each with its line. */
    public record Discs(Rgba plain, Rgba line, Rgba selected, Rgba selectedLine) {}

    /**
     * Colors of increases and decreases.
     *
     * @param unknown also of what may be chance
     */
    public record Changes(Rgba gain, Rgba loss, Rgba unknown) {}

    /**
     * Inks and fonts.
     *
     * @param city of cities and of areas with values
     * @param country of quieter names
     */
    public record Texts(Ink city, Ink country, FontFace cityFont, FontFace countryFont) {}

    /** Color of a name, and of the line around its letters. */
    public record Ink(Rgba fill, Rgba halo) {}

    /**
     * Ink that stands out from an area: that of names or its opposite, in a line of the area's own
     * color, which only a name that reaches over the border needs.
     */
    public Ink on(AreaLayer.Kind areas, int area) {
        Rgba shade = shade(areas, area);
        Rgba plain = texts.city().fill();
        Rgba opposite = Rgba.of(texts.city().halo().rgb());
        boolean isPlain = plain.contrast(shade) >= opposite.contrast(shade);
        return new Ink(isPlain ? plain : opposite, shade);
    }

    /** The base map with areas in the colors of their values. */
    public MapColours ground(AreaOutlines outlines, AreaLayer.Kind areas) {
        List<Integer> colours =
                IntStream.range(0, outlines.size())
                        .mapToObj(
                                area ->
                                        Double.isNaN(areas.values()[area])
                                                ? 0
                                                : shade(areas, area).argb())
                        .toList();
        return ground.with(new AreaShades(outlines, colours));
    }

    private Rgba shade(AreaLayer.Kind areas, int area) {
        ValueSteps of = areas.steps();
        double value = areas.values()[area];
        if (!areas.diverges()) {
            return step(of, of.step(value));
        }
        return areas.isChance(area) ? chance() : change(of, of.step(Math.abs(value)), value > 0);
    }

    /** The color of a step of plain values. */
    Rgba step(ValueSteps of, int step) {
        return steps.get(of.colour(step));
    }

    /** The color of a step of increases or decreases. */
    Rgba change(ValueSteps of, int step, boolean more) {
        double strength = of.size() <= 1 ? 1 : FAINT + (1 - FAINT) * step / (of.size() - 1.0);
        return land().towards(more ? changes.gain() : changes.loss(), strength);
    }

    /** The color of a difference that may be chance. */
    Rgba chance() {
        return land().towards(changes.unknown(), FAINT);
    }

    private Rgba land() {
        return Rgba.ofArgb(ground.land());
    }

    BubbleColours bubble() {
        return colours(discs.plain().fainter(DISC), discs.line());
    }

    BubbleColours selected() {
        return colours(discs.selected().fainter(CHOSEN), discs.selectedLine());
    }

    /** The colors of an increase against the other report: a disc. */
    BubbleColours gain() {
        return colours(changes.gain().fainter(DISC), changes.gain());
    }

    /** The colors of a decrease against the other report: a ring, so that color is not needed. */
    BubbleColours loss() {
        return colours(changes.loss().fainter(RING), changes.loss());
    }

    /** The colors of an unknown value: hollow. */
    BubbleColours unknown() {
        return colours(changes.unknown().fainter(HOLLOW), changes.unknown());
    }

    private static BubbleColours colours(Rgba fill, Rgba line) {
        return new BubbleColours(fill.argb(), line.argb());
    }
}
