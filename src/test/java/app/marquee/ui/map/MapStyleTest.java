package app.marquee.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.AreaIndex;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.picture.MapLook;
import app.marquee.ui.testing.WindowTest;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.Objects;

/** Names can be read on areas of every color. */
class MapStyleTest extends WindowTest {
    private @Nullable MapStyle style;

    private static int country(String code) {
        return AreaIndex.world().country(code);
    }

    @Test
    void aNameIsDarkOnALightAreaAndLightOnADarkOne() {
        show(
                () -> {
                    MapStyle made = new MapStyle(() -> {});
                    style = made;
                    return made;
                });
        double[] values = new double[AreaOutlines.world().size()];
        Arrays.fill(values, Double.NaN);
        for (String code : new String[] {"BR", "PT", "ES", "AR", "JP", "US"}) {
            values[country(code)] = code.charAt(0);
        }
        values[country("BR")] = 1;
        values[country("US")] = 1_000;
        AreaLayer layer = new AreaLayer(AreaOutlines.world(), values, new int[0], new int[0]);
        AreaLayer.Kind kind = Objects.requireNonNull(layer.at(1, LayerChoice.AREAS));
        MapLook look = onFx(() -> Objects.requireNonNull(style).look());
        MapLook.Ink low = look.on(kind, country("BR"));
        MapLook.Ink high = look.on(kind, country("US"));
        assertThat(brightness(low)).isLessThan(0.3);
        assertThat(brightness(high)).isGreaterThan(0.9);
        assertThat(high.halo()).as("the area's own color").isNotEqualTo(low.halo());
    }

    private static double brightness(MapLook.Ink ink) {
        return MapStyle.color(ink.fill()).getBrightness();
    }
}
