package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.LabelGrid;
import app.marquee.analytics.geo.MapArea;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.TextMetrics;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Layout of the names on the map without overlap: the largest cities, then areas with their values,
 * then countries that no bubble names, then more cities as the map size allows. The number of
 * cities behind a name is added where it fits. For one look.
 */
public final class LabelPlaces {
    private static final int FIRST_CITIES = 6;

    /** Names that are written before areas are named only where they have room. */
    private static final int FIRST_AREAS = 16;

    private static final int CITIES = 26;

    /** Pixels of the map for each name of a city: more names would hide what they name. */
    private static final double ROOM_OF_A_NAME = 16_000;

    private static final double GAP = 3;

    /** Left and right of a name. */
    public static final double AIR = 3;

    /** Height of a line, where that of a font is 1. */
    private static final double LINE = 1.25;

    /** Parts of a name that may each lie in a country. */
    private static final int PARTS = 8;

    private static final int MOST_AVOIDED = 400;

    /**
     * How much of its country's width a name may take: a little more than all of it, since the
     * words have air at both ends, and a name may reach over a border without being misread.
     */
    private static final double COUNTRY_ROOM = 1.25;

    private static final double BEFORE_MORE = 4;

    /**
     * How far from its middle to each side a bubble is kept free of names, in radii: its corners
     * reach just over the circle. A name at a corner begins there.
     */
    private static final double REACH = 0.75;

    /**
     * Distance between a bubble and a name at its corner, so that no rounding makes them overlap.
     */
    private static final double APART = 0.01;

    /** Part of its radius from which on another bubble would seem to be what a name means. */
    private static final double ALIKE = 0.5;

    /** How much nearer a name is to its bubble than to another one. */
    private static final double NEARER = 2;

    private final PictureWords words;
    private final MapLook.Texts texts;
    private final MapLook look;
    private final TextMetrics metrics;

    public LabelPlaces(PictureWords words, MapLook look, TextMetrics metrics) {
        this.words = words;
        this.look = look;
        this.texts = look.texts();
        this.metrics = metrics;
    }

    /**
     * Content of a view that may be named.
     *
     * @param areas of which a kind may be shown; null where there are none
     * @param kind the areas that are shown; null where only bubbles are
     */
    public record Scene(
            MapCamera camera,
            List<CountryLabel> countries,
            ClusterLevel level,
            Bubbles bubbles,
            List<LabelBox> reserved,
            @Nullable AreaLayer areas,
            AreaLayer.@Nullable Kind kind) {}

    /** Placed name. Immutable. */
    public record Written(String text, FontFace font, LabelBox box, MapLook.Ink ink) {
        public double x() {
            return box.x() + AIR;
        }

        /** The middle of its line. */
        public double y() {
            return Math.rint(box.y() + box.height() / 2);
        }
    }

    /** In the order in which they are written. */
    public List<Written> of(Scene scene) {
        List<Written> written = new ArrayList<>();
        LabelGrid grid = new LabelGrid(scene.camera().width(), scene.camera().height());
        scene.reserved().forEach(grid::block);
        List<Bubble> named = named(scene);
        named.forEach(bubble -> number(written, grid, scene, bubble));
        scene.bubbles().shown().stream()
                .limit(MOST_AVOIDED)
                .forEach(bubble -> grid.avoid(square(bubble)));
        named.stream()
                .limit(FIRST_CITIES)
                .forEach(bubble -> city(written, grid, scene, bubble, true));
        Set<String> known = areas(written, grid, scene);
        scene.countries().stream()
                .filter(country -> !known.contains(country.code()))
                .filter(country -> !hasValue(scene, country))
                .forEach(country -> country(written, grid, scene, country));
        named.stream()
                .skip(FIRST_CITIES)
                .limit(cities(scene.camera()) - FIRST_CITIES)
                .forEach(bubble -> city(written, grid, scene, bubble, false));
        return written;
    }

    /**
     * The areas of the largest values with these, where they have room or are among the first.
     *
     * @return the countries that need no other name
     */
    private Set<String> areas(List<Written> to, LabelGrid grid, Scene scene) {
        Set<String> known = new HashSet<>();
        AreaLayer areas = scene.areas();
        AreaLayer.Kind kind = scene.kind();
        if (areas == null || kind == null) {
            return known;
        }
        AreaOutlines outlines = areas.outlines();
        List<Integer> largest =
                areas.inView(kind, scene.camera()).stream()
                        .filter(area -> !kind.isChance(area))
                        .sorted(largest(kind))
                        .limit(cities(scene.camera()))
                        .toList();
        for (int area : largest) {
            boolean isFirst = to.size() < FIRST_AREAS;
            AreaOutlines.Room room = outlines.room(area);
            boolean isWritten =
                    area(to, grid, scene.camera(), new Named(outlines, room, kind, area, isFirst));
            if (isWritten || outlines.area(area).isState()) {
                known.add(outlines.area(area).country());
            }
        }
        return known;
    }

    private static Comparator<Integer> largest(AreaLayer.Kind kind) {
        return Comparator.comparingDouble((Integer area) -> Math.abs(kind.values()[area]))
                .reversed();
    }

    /** Area to be named; the first ones also beside it, where it is too small for its name. */
    private record Named(
            AreaOutlines outlines,
            AreaOutlines.Room room,
            AreaLayer.Kind kind,
            int area,
            boolean isFirst) {}

    private boolean area(List<Written> to, LabelGrid grid, MapCamera camera, Named of) {
        String name = words.areaName(of.area());
        String value = words.areaLabel(of.kind().values()[of.area()]);
        double scale = camera.scale();
        double x = camera.screenX(of.room().x());
        double y = camera.screenY(of.room().y());
        if (name.isEmpty() || x < 0 || y < 0 || x > camera.width() || y > camera.height()) {
            return false;
        }
        double width = wide(name);
        double height = height(texts.cityFont());
        String share = words.areaShare(of.kind().values()[of.area()]);
        List<String> below = share.isEmpty() ? List.of(value) : List.of(value + " " + share, value);
        for (String each : below) {
            Optional<LabelBox> both =
                    inside(grid, camera, of, Math.max(width, wide(each)), 2 * height);
            if (both.isPresent()) {
                MapLook.Ink ink = look.on(of.kind(), of.area());
                to.add(centred(name, both.get(), 0, ink));
                to.add(centred(each, both.get(), height, ink));
                return true;
            }
        }
        double smaller = Math.min(of.room().width(), of.room().height()) * scale;
        Bubble around = new Bubble(-1, x, y, smaller / 2);
        Optional<LabelBox> beside =
                of.isFirst()
                        ? grid.place(
                                around(around, width + wideMore(value)).stream()
                                        .filter(box -> isClear(box, camera, of))
                                        .toList())
                        : Optional.empty();
        if (beside.isPresent()) {
            to.add(city(name, beside.get()));
            to.add(atEnd(value, beside.get(), texts.city()));
            return true;
        }
        Optional<LabelBox> alone = inside(grid, camera, of, width, height);
        alone.ifPresent(
                box ->
                        to.add(
                                new Written(
                                        name,
                                        texts.cityFont(),
                                        box,
                                        look.on(of.kind(), of.area()))));
        return alone.isPresent();
    }

    /** Whether a name would lie in no other country, which it would seem to name. */
    private static boolean isClear(LabelBox box, MapCamera camera, Named of) {
        double y = camera.worldY(box.y() + box.height() / 2);
        return IntStream.rangeClosed(0, PARTS)
                .mapToDouble(part -> camera.worldX(box.x() + part * box.width() / PARTS))
                .noneMatch(x -> isElsewhere(of, x, y));
    }

    private static boolean isElsewhere(Named of, double x, double y) {
        AreaOutlines outlines = of.outlines();
        MapArea own = outlines.area(of.area());
        return IntStream.range(0, outlines.size())
                .filter(area -> area != of.area())
                .filter(area -> isOther(own, outlines.area(area)))
                .anyMatch(area -> outlines.holds(area, x, y));
    }

    /** The country around a state is no other one, nor are the states of a country. */
    private static boolean isOther(MapArea own, MapArea area) {
        return !area.country().equals(own.country()) || (own.isState() && area.isState());
    }

    /** In an area that is wide enough, with all of the words over it. */
    private static Optional<LabelBox> inside(
            LabelGrid grid, MapCamera camera, Named of, double width, double height) {
        double room = of.room().width() * camera.scale() * COUNTRY_ROOM;
        double x = camera.screenX(of.room().x());
        double y = camera.screenY(of.room().y());
        return width > room
                ? Optional.empty()
                : grid.place(
                        within(x, y, width, height, room).stream()
                                .filter(box -> isOver(of, camera, box))
                                .toList());
    }

    /** With both ends of the words: what reaches over a border can't be read on two grounds. */
    private static boolean isOver(Named of, MapCamera camera, LabelBox box) {
        double y = camera.worldY(box.y() + box.height() / 2);
        return DoubleStream.of(AIR, box.width() / 2, box.width() - AIR)
                .allMatch(part -> of.outlines().holds(of.area(), camera.worldX(box.x() + part), y));
    }

    /** A line of a box of several lines. */
    private Written centred(String text, LabelBox in, double down, MapLook.Ink ink) {
        double width = wide(text);
        double height = height(texts.cityFont());
        double left = in.x() + (in.width() - width) / 2;
        LabelBox line = new LabelBox(left, in.y() + down, width, height);
        return new Written(text, texts.cityFont(), line, ink);
    }

    private static int cities(MapCamera camera) {
        double room = camera.width() * camera.height() / ROOM_OF_A_NAME;
        return (int) Math.clamp(room, FIRST_CITIES, CITIES);
    }

    /** The largest in view, those of unknown values left out. */
    private static List<Bubble> named(Scene scene) {
        List<Bubble> named = new ArrayList<>();
        for (Bubble bubble : scene.bubbles().shown()) {
            if (named.size() >= 2 * CITIES) {
                break;
            }
            if (!Double.isNaN(scene.level().values()[bubble.cluster()])
                    && bubble.x() >= 0
                    && bubble.y() >= 0
                    && bubble.x() <= scene.camera().width()
                    && bubble.y() <= scene.camera().height()) {
                named.add(bubble);
            }
        }
        return named;
    }

    private static LabelBox square(Bubble bubble) {
        double side = bubble.radius() * REACH * 2;
        return new LabelBox(bubble.x() - side / 2, bubble.y() - side / 2, side, side);
    }

    /**
     * Names a bubble after its largest city, with the number of the others. Without room for that
     * number it has no name, which would be that of one city alone.
     *
     * @param isFirst whether the name may lie over bubbles when nothing else is left
     */
    private void city(
            List<Written> to, LabelGrid grid, Scene scene, Bubble bubble, boolean isFirst) {
        String name = words.name(scene.level().lead()[bubble.cluster()]);
        if (name.isEmpty()) {
            return;
        }
        String more = words.more(scene.level().counts()[bubble.cluster()]);
        double width = more.isEmpty() ? wide(name) : wide(name) + wideMore(more);
        List<LabelBox> choices = around(bubble, width);
        grid.place(own(choices, bubble, scene))
                .or(() -> isFirst ? grid.placeAnyway(choices) : Optional.empty())
                .ifPresent(
                        box -> {
                            to.add(city(name, box));
                            if (!more.isEmpty()) {
                                to.add(more(more, box));
                            }
                        });
    }

    /** The places for a name that stand nearer to its bubble than to another one of its size. */
    private static List<LabelBox> own(List<LabelBox> choices, Bubble bubble, Scene scene) {
        List<Bubble> others =
                scene.bubbles().shown().stream()
                        .limit(MOST_AVOIDED)
                        .filter(each -> each.cluster() != bubble.cluster())
                        .filter(each -> each.radius() >= ALIKE * bubble.radius())
                        .toList();
        return choices.stream()
                .filter(box -> isNearest(box, gap(box, bubble) + NEARER, others))
                .toList();
    }

    private static boolean isNearest(LabelBox box, double gap, List<Bubble> others) {
        return others.stream().noneMatch(each -> gap(box, each) < gap);
    }

    /** Between the letters in a box and the edge of a bubble. */
    private static double gap(LabelBox box, Bubble bubble) {
        double left = box.x() + AIR;
        double right = box.x() + box.width() - AIR;
        double across = Math.max(0, Math.max(left - bubble.x(), bubble.x() - right));
        double down =
                Math.max(0, Math.max(box.y() - bubble.y(), bubble.y() - box.y() - box.height()));
        return Math.hypot(across, down) - bubble.radius();
    }

    /** The value of a cluster in the middle of its disc, where it fits. */
    private void number(List<Written> to, LabelGrid grid, Scene scene, Bubble bubble) {
        int cluster = bubble.cluster();
        if (scene.level().counts()[cluster] < 2) {
            return;
        }
        String number = words.inside(scene.level().values()[cluster]);
        double width = metrics.width(number, texts.cityFont()) + 2 * AIR;
        double height = height(texts.cityFont());
        if (number.isEmpty() || Math.hypot(width, height) > 2 * bubble.radius()) {
            return;
        }
        double left = bubble.x() - width / 2;
        grid.place(List.of(new LabelBox(left, bubble.y() - height / 2, width, height)))
                .ifPresent(box -> to.add(city(number, box)));
    }

    private static double height(FontFace font) {
        return font.size() * LINE;
    }

    private double wide(String name) {
        return metrics.width(name, texts.cityFont()) + 2 * AIR;
    }

    private double wideMore(String more) {
        return BEFORE_MORE + metrics.width(more, texts.countryFont());
    }

    private Written city(String name, LabelBox box) {
        return new Written(name, texts.cityFont(), box, texts.city());
    }

    /** At the end of a box. Quieter than the name: it is no part of it. */
    private Written more(String more, LabelBox whole) {
        return atEnd(more, whole, texts.country());
    }

    private Written atEnd(String more, LabelBox whole, MapLook.Ink ink) {
        double width = metrics.width(more, texts.countryFont()) + 2 * AIR;
        return new Written(
                more,
                texts.countryFont(),
                new LabelBox(whole.x() + whole.width() - width, whole.y(), width, whole.height()),
                ink);
    }

    /** Right, left, above, below, and at the corners. */
    private List<LabelBox> around(Bubble bubble, double width) {
        double height = height(texts.cityFont());
        double off = bubble.radius() + GAP - AIR;
        double aside = bubble.radius() * REACH + APART;
        double above = bubble.y() - aside - height;
        double below = bubble.y() + aside;
        return List.of(
                new LabelBox(bubble.x() + off, bubble.y() - height / 2, width, height),
                new LabelBox(bubble.x() - off - width, bubble.y() - height / 2, width, height),
                new LabelBox(
                        bubble.x() - width / 2, bubble.y() - off - height - AIR, width, height),
                new LabelBox(bubble.x() - width / 2, bubble.y() + off + AIR, width, height),
                new LabelBox(bubble.x() + aside, above, width, height),
                new LabelBox(bubble.x() + aside, below, width, height),
                new LabelBox(bubble.x() - aside - width, above, width, height),
                new LabelBox(bubble.x() - aside - width, below, width, height));
    }

    /**
     * Only where the country is about as wide as its name: small ones are labeled when zoomed in.
     */
    private void country(List<Written> to, LabelGrid grid, Scene scene, CountryLabel country) {
        MapCamera camera = scene.camera();
        double room = country.width() * camera.scale() * COUNTRY_ROOM;
        double x = camera.screenX(country.x());
        double y = camera.screenY(country.y());
        if (room < 24 || x < 0 || y < 0 || x > camera.width() || y > camera.height()) {
            return;
        }
        String name = words.country(country).toUpperCase(Locale.ROOT);
        FontFace font = texts.countryFont();
        double width = metrics.width(name, font) + 2 * AIR;
        if (width > room) {
            return;
        }
        grid.place(within(x, y, width, height(font), room))
                .ifPresent(box -> to.add(new Written(name, font, box, ink(scene, country))));
    }

    private MapLook.Ink ink(Scene scene, CountryLabel country) {
        AreaLayer.Kind kind = scene.kind();
        return kind == null
                ? texts.country()
                : valued(scene, country)
                        .mapToObj(area -> look.on(kind, area))
                        .findFirst()
                        .orElseGet(texts::city);
    }

    /** Such a country is named with its value or not at all. */
    private static boolean hasValue(Scene scene, CountryLabel country) {
        AreaLayer.Kind kind = scene.kind();
        return kind != null && valued(scene, country).anyMatch(area -> !kind.isChance(area));
    }

    /** The area of a country where its value is known. */
    private static IntStream valued(Scene scene, CountryLabel country) {
        AreaLayer areas = scene.areas();
        AreaLayer.Kind kind = scene.kind();
        return areas == null || kind == null
                ? IntStream.empty()
                : IntStream.range(0, areas.outlines().size())
                        .filter(area -> !Double.isNaN(kind.values()[area]))
                        .filter(area -> isOf(country, areas.outlines().area(area)));
    }

    private static boolean isOf(CountryLabel country, MapArea area) {
        return !area.isState() && area.country().equals(country.code());
    }

    /** In the middle of a room, or near it. */
    private static List<LabelBox> within(
            double x, double y, double width, double height, double room) {
        List<LabelBox> choices = new ArrayList<>();
        for (double shift : new double[] {0, -0.75, 0.75, -1.5, 1.5, -3, 3}) {
            for (double aside : new double[] {0, -0.4, 0.4}) {
                double reach = Math.min(width, room - width);
                choices.add(
                        new LabelBox(
                                x - width / 2 + aside * reach,
                                y - height / 2 + shift * height * Math.min(1, room / 160),
                                width,
                                height));
            }
        }
        return choices;
    }
}
