package app.marquee.analytics.geo.picture;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.Objects.requireNonNull;

import app.marquee.analytics.geo.AreaIndex;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.drawing.TextMetrics;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;

/** Which names a map has, and in what form. */
class LabelPlacesTest {
    private static final AreaOutlines AREAS = AreaOutlines.world();
    private static final CountryLabel ANTARCTICA =
            new CountryLabel("AQ", "Antarctica", 0.5, 0.8, 0.9);
    private static final CountryLabel WIDE = new CountryLabel("CA", "Canada", 0.2, 0.2, 0.3);
    private static final CountryLabel NARROW = new CountryLabel("LU", "Canada", 0.8, 0.2, 0.01);

    private static final Words CITY = new Words("City", "");

    private static final TextMetrics METRICS = (text, font) -> 0.5 * font.size() * text.length();

    /** Every bubble is called the same and stands for as many more. */
    private record Words(String city, String beyond, String share) implements PictureWords {
        Words(String city, String beyond) {
            this(city, beyond, "usual");
        }

        @Override
        public String name(int lead) {
            return city;
        }

        @Override
        public String part(double part) {
            return Math.round(100 * part) + "%";
        }

        @Override
        public String more(int count) {
            return beyond;
        }

        @Override
        public String areaName(int area) {
            return AREAS.area(area).names().getFirst();
        }

        @Override
        public String areaLabel(double value) {
            return Math.round(value) + " views";
        }

        @Override
        public String areaShare(double value) {
            return value < 900 ? "" : share.equals("wide") ? "· " + "9".repeat(90) : "· 60%";
        }

        @Override
        public String country(CountryLabel country) {
            return country.name();
        }

        @Override
        public String value(long value) {
            return Long.toString(value);
        }
    }

    private static List<LabelPlaces.Written> written(
            MapPoints points, Words words, double wide, double high) throws InterruptedException {
        return written(scene(points, wide, high, List.of()), words);
    }

    private static List<LabelPlaces.Written> written(LabelPlaces.Scene scene, Words words) {
        return new LabelPlaces(words, SampleLook.LOOK, METRICS).of(scene);
    }

    private static LabelPlaces.Scene scene(
            MapPoints points, double wide, double high, List<LabelBox> reserved)
            throws InterruptedException {
        MapCamera camera = MapCamera.world(wide, high);
        ClusterLevel level = Clusters.of(points).at(camera.zoom());
        Bubbles bubbles = Bubbles.of(level, BubbleScale.of(level.most(), 4), camera);
        return new LabelPlaces.Scene(
                camera, List.of(ANTARCTICA, WIDE, NARROW), level, bubbles, reserved, null, null);
    }

    private static MapPoints points(double... x) {
        double[] y = new double[x.length];
        double[] values = new double[x.length];
        for (int at = 0; at < x.length; at++) {
            y[at] = 0.5;
            values[at] = 10.0 + x.length - at;
        }
        return new MapPoints(x, y, values);
    }

    private static List<String> texts(List<LabelPlaces.Written> written) {
        return written.stream().map(LabelPlaces.Written::text).toList();
    }

    @Test
    void howManyMoreStandsBehindTheNameWhereThatHasRoom() throws InterruptedException {
        List<LabelPlaces.Written> written =
                written(points(0.5), new Words("Recife", "+9"), 800, 600);
        assertThat(texts(written)).startsWith("Recife", "+9");
        LabelPlaces.Written name = written.getFirst();
        LabelPlaces.Written more = written.get(1);
        assertThat(more.x()).isGreaterThan(name.x() + METRICS.width(name.text(), name.font()));
        assertThat(more.x() + METRICS.width(more.text(), more.font()))
                .isLessThanOrEqualTo(name.box().x() + name.box().width());
    }

    /** It would be that of the largest city alone. */
    @Test
    void noNameStandsWhereTheRestHasNoRoom() throws InterruptedException {
        String beyond = "+" + "9".repeat(200);
        assertThat(texts(written(points(0.5), new Words("Recife", beyond), 800, 600)))
                .doesNotContain("Recife", beyond);
    }

    @Test
    void aNameWithAllThatBelongsToItStandsAtACornerWhereTheSidesAreTaken()
            throws InterruptedException {
        MapPoints one = points(0.5);
        Bubble bubble = scene(one, 800, 600, List.of()).bubbles().shown().getFirst();
        double x = bubble.x();
        double y = bubble.y();
        double radius = bubble.radius();
        List<LabelBox> sides =
                List.of(
                        new LabelBox(x + radius + 8, y, 4, 1),
                        new LabelBox(x - radius - 12, y, 4, 1),
                        new LabelBox(x, y - radius - 8, 1, 4),
                        new LabelBox(x, y + radius + 4, 1, 4));
        List<LabelPlaces.Written> written =
                written(scene(one, 800, 600, sides), new Words("Recife", "+9"));
        assertThat(texts(written)).startsWith("Recife", "+9");
        LabelBox name = written.getFirst().box();
        assertThat(name.x()).isBetween(x + radius * 0.7, x + radius);
        assertThat(name.y() + name.height()).isBetween(y - radius, y - radius * 0.7);
    }

    @Test
    void countriesAreNamedWhereTheyAreWideEnoughButForTheOneWithoutPeople()
            throws InterruptedException {
        assertThat(texts(written(points(0.5), new Words("Recife", ""), 800, 600)))
                .containsExactly("Recife", "CANADA");
    }

    @Test
    void aClusterHasTheNameOfItsLargestCityAndTheNumberOfTheOthers() throws InterruptedException {
        Words words = new Words("Belém", "+ 8");
        assertThat(texts(written(points(0.5), words, 800, 600))).contains("Belém", "+ 8");
    }

    @Test
    void aSmallMapHasFewerNamesOfCities() throws InterruptedException {
        double[] x = new double[40];
        double[] y = new double[40];
        double[] values = new double[40];
        for (int at = 0; at < x.length; at++) {
            x[at] = 0.05 + at % 8 * 0.12;
            int row = at / 8;
            y[at] = 0.3 + row * 0.08;
            values[at] = 40 - at;
        }
        MapPoints points = new MapPoints(x, y, values);
        assertThat(texts(written(points, new Words("B", ""), 400, 300)))
                .filteredOn("B"::equals)
                .hasSize(7);
        assertThat(texts(written(points, new Words("B", ""), 1600, 1000)))
                .filteredOn("B"::equals)
                .hasSize(26);
    }

    @Test
    void noNameLiesOverAnother() throws InterruptedException {
        Random random = new Random(5);
        double[] x = random.doubles(400, 0.1, 0.9).toArray();
        double[] y = random.doubles(400, 0.2, 0.7).toArray();
        double[] values = random.doubles(400, 1, 1_000).toArray();
        MapPoints points = new MapPoints(x, y, values);
        for (double wide = 300; wide < 1_500; wide += 130) {
            List<LabelPlaces.Written> all =
                    written(points, new Words("Belém", "+12"), wide, wide * 0.7).stream()
                            .filter(each -> !each.text().startsWith("+"))
                            .toList();
            assertThat(all).hasSizeGreaterThan(4);
            for (int at = 0; at < all.size(); at++) {
                LabelBox box = all.get(at).box();
                assertThat(all.subList(at + 1, all.size()))
                        .noneMatch(other -> other.box().overlaps(box));
            }
        }
    }

    /** What covers the middle of an area pushes its name away, but not onto another area. */
    @Test
    void anAreaIsNamedOverItselfOrNotAtAll() throws InterruptedException {
        int algeria = new AreaIndex(AREAS).country("DZ");
        MapCamera camera = new MapCamera(0.507, 0.42, 4.2, 1_000, 800);
        AreaOutlines.Room room = AREAS.room(algeria);
        for (int covered = 0; covered < 200; covered += 4) {
            double top = camera.screenY(room.y()) - 300;
            LabelBox bar = new LabelBox(0, top, 1_000, 300 + covered);
            LabelPlaces.Scene scene = valued(algeria, camera, List.of(), List.of(bar));
            for (LabelPlaces.Written each : written(scene, new Words("City", ""))) {
                LabelBox box = each.box();
                double x = camera.worldX(box.x() + box.width() / 2);
                double y = camera.worldY(box.y() + box.height() / 2);
                boolean isInside =
                        AREAS.holds(algeria, x, y)
                                || each.ink().equals(SampleLook.LOOK.texts().city());
                assertThat(isInside).as("%s at %s", each.text(), box).isTrue();
            }
        }
    }

    /** A name on the color of an area can't be read beyond its border. */
    @Test
    void aNameOnAnAreaDoesNotReachOverItsBorder() throws InterruptedException {
        int turkey = new AreaIndex(AREAS).country("TR");
        AreaOutlines.Room room = AREAS.room(turkey);
        int inside = 0;
        for (double zoom = 1; zoom < 6; zoom += 0.1) {
            MapCamera camera = new MapCamera(room.x(), room.y(), zoom, 1_000, 800);
            LabelPlaces.Scene scene = valued(turkey, camera, List.of(), List.of());
            for (LabelPlaces.Written each : written(scene, new Words("City", ""))) {
                if (each.ink().equals(SampleLook.LOOK.on(requireNonNull(scene.kind()), turkey))) {
                    inside++;
                    assertOver(turkey, camera, each);
                }
            }
        }
        assertThat(inside).isGreaterThan(10);
    }

    private static void assertOver(int area, MapCamera camera, LabelPlaces.Written name) {
        double width = METRICS.width(name.text(), name.font());
        LabelBox box = name.box();
        // Between both lines, where there are two.
        assertThat(List.of(name.x(), name.x() + width))
                .as("%s at %s", name.text(), camera)
                .allMatch(
                        x ->
                                DoubleStream.of(0, 0.5, 1)
                                        .map(part -> box.y() + part * box.height())
                                        .anyMatch(y -> holds(area, camera, x, y)));
    }

    private static boolean holds(int area, MapCamera camera, double x, double y) {
        return AREAS.holds(area, camera.worldX(x), camera.worldY(y));
    }

    /** The words for a country whose value is shown tell that, too. */
    @Test
    void aCountryWithAValueHasNoNameWithoutIt() throws InterruptedException {
        int canada = new AreaIndex(AREAS).country("CA");
        MapCamera camera = MapCamera.world(1_400, 900);
        AreaOutlines.Room room = AREAS.room(canada);
        LabelBox bar =
                new LabelBox(
                        camera.screenX(room.x()) - 200, camera.screenY(room.y()) - 200, 400, 400);
        List<CountryLabel> countries = List.of(new CountryLabel("CA", "Canada", 0.2, 0.6, 0.3));
        assertThat(texts(written(valued(canada, camera, countries, List.of(bar)), CITY))).isEmpty();
        int peru = new AreaIndex(AREAS).country("PE");
        assertThat(texts(written(valued(peru, camera, countries, List.of(bar)), CITY)))
                .contains("CANADA");
    }

    /** One area with a value. */
    private static LabelPlaces.Scene valued(
            int area, MapCamera camera, List<CountryLabel> countries, List<LabelBox> reserved)
            throws InterruptedException {
        double[] values = new double[AREAS.size()];
        Arrays.fill(values, Double.NaN);
        values[area] = 383;
        AreaLayer areas = new AreaLayer(AREAS, values, new int[0], new int[0]);
        LabelPlaces.Scene bare = scene(points(), 1_000, 800, List.of());
        return new LabelPlaces.Scene(
                camera,
                countries,
                bare.level(),
                bare.bubbles(),
                reserved,
                areas,
                areas.countries());
    }

    @Test
    void areasOfTheLargestValuesHaveTheirNamesAndValues() throws InterruptedException {
        double[] values = new double[AREAS.size()];
        Arrays.fill(values, Double.NaN);
        AreaIndex index = new AreaIndex(AREAS);
        values[index.country("BR")] = 900;
        values[index.country("PT")] = 500;
        values[index.country("CA")] = 3;
        AreaLayer areas = new AreaLayer(AREAS, values, new int[0], new int[0]);
        LabelPlaces.Scene bare = scene(points(), 1_400, 900, List.of());
        LabelPlaces.Scene scene =
                new LabelPlaces.Scene(
                        bare.camera(),
                        bare.countries(),
                        bare.level(),
                        bare.bubbles(),
                        List.of(),
                        areas,
                        areas.at(bare.camera().zoom(), LayerChoice.AREAS));
        List<LabelPlaces.Written> written = written(scene, new Words("City", ""));
        assertThat(written.stream().map(LabelPlaces.Written::text))
                .as("Portugal has its name beside it; Canada has no second one")
                .containsExactly(
                        "Brazil", "900 views · 60%", "Portugal", "500 views", "Canada", "3 views");
        List<LabelPlaces.Written> plain = written(scene, new Words("City", "", "wide"));
        assertThat(texts(plain)).startsWith("Brazil", "900 views", "Portugal");
        assertThat(plain.get(1).box().y())
                .as("below its name, without a share that has no room")
                .isEqualTo(plain.get(0).box().y() + plain.get(0).box().height());
        LabelBox brazil = written.get(0).box();
        LabelBox value = written.get(1).box();
        assertThat(value.y()).as("below its name").isEqualTo(brazil.y() + brazil.height());
        assertThat(
                        AREAS.holds(
                                index.country("BR"),
                                bare.camera().worldX(brazil.x() + brazil.width() / 2),
                                bare.camera().worldY(brazil.y())))
                .isTrue();
    }

    /** Right of the first bubble the name would touch the second one. */
    @Test
    void aNameStandsNearerToItsBubbleThanToAnother() throws InterruptedException {
        double width = 6 * 0.5 * SampleLook.LOOK.texts().cityFont().size();
        MapPoints two = points(0.5, 0.5 + (width + 14) / 800);
        LabelPlaces.Scene scene = scene(two, 800, 600, List.of());
        List<Bubble> bubbles = scene.bubbles().shown();
        assertThat(bubbles).hasSize(2);
        LabelPlaces.Written name = written(scene, new Words("Recife", "")).getFirst();
        assertThat(name.text()).isEqualTo("Recife");
        double right = name.x() + width;
        assertThat(right).as("left of its bubble").isLessThan(bubbles.getFirst().x());
    }
}
