package app.marquee.report;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.geo.picture.PictureWords;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.drawing.Box;
import app.marquee.drawing.Rgba;
import app.marquee.export.SvgFile;
import app.marquee.model.analytics.CityRow;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;

/** The map of a report is the picture of the map in the window, in the color of the report. */
class MapFigureTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static final Rgba COLOR = Rgba.of(0x123456);

    /** Areas are named by their codes. */
    private record Words(MapPlaces places) implements PictureWords {
        @Override
        public String name(int lead) {
            return Objects.toString(places.city(lead).name());
        }

        @Override
        public String part(double part) {
            return Math.round(100 * part) + "%";
        }

        @Override
        public String more(int count) {
            return "";
        }

        @Override
        public String areaName(int area) {
            PlaceNode place = Objects.requireNonNull(places.areas()).places().get(area);
            return place == null ? "" : Objects.toString(place.name());
        }

        @Override
        public String inside(double value) {
            return Math.round(value) + " views";
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

    private static String svg(CityRow... rows) throws Exception {
        List<CityRow> all = List.of(rows);
        MapPlaces places =
                MapPlaces.of(
                        new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all),
                        CounterMetric.VIEWS);
        MapLayer layer = new MapLayer(places.clusters(), "Views", null, places.areaLayer());
        MapFigure figure = new MapFigure("A map", layer, new Words(places));
        Box box = new Box(40, 30, 640, 640 * figure.ratio());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SvgFile(
                        new Box(0, 0, 720, 400),
                        figure.description(),
                        on -> figure.draw(on, box, ReportLook.chart(COLOR), new AverageMetrics()))
                .write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void countriesHaveColorsNamesValuesAndALegend() throws Exception {
        String svg =
                svg(
                        city("BR", "Bahia", "Salvador", null, 900L, -12.97, -38.5),
                        city("US", "Ohio", "Dayton", null, 90L, 39.7, -84.2),
                        city("Atlantis", "North", "Port", null, 9L, 30.0, -38.0));
        assertThat(svg).contains("#123456", ">BR<", ">900 views<", ">US<", ">90 views<");
        assertThat(svg).as("legend").contains(">Views<", ">30%+<", ">&lt;10%<");
        assertThat(svg).as("a place without an outline").contains("<circle", ">Port<");
    }

    /** A client with viewers in one country sees its states. */
    @Test
    void theOnlyCountryShowsItsStates() throws Exception {
        String svg =
                svg(
                        city("BR", "Bahia", "Salvador", null, 900L, -12.97, -38.5),
                        city("BR", "Amazonas", "Manaus", null, 90L, -3.1, -60.0));
        assertThat(svg).contains(">Bahia<", ">900 views<", ">Amazonas<").doesNotContain(">BR<");
    }
}
