package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Sum of the selected places, of which some lie in others. */
class SelectionBarTest extends WindowTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private final List<PlaceScope> filtered = new ArrayList<>();
    private SelectionBar bar;
    private PlaceNode all;

    @BeforeEach
    void open() throws InterruptedException {
        all =
                places(
                        city("BR", "São Paulo", "Santos", 60L),
                        city("BR", "São Paulo", "Bauru", 20L),
                        city("BR", "Bahia", "Salvador", 10L),
                        city("US", "Ohio", "Dayton", 10L));
        Messages messages = Messages.of("cities", Locale.ENGLISH);
        bar = onFx(() -> new SelectionBar(messages, filtered::add, () -> {}));
        show(() -> bar);
    }

    private static PlaceNode places(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all);
    }

    private static PlaceLine line(PlaceNode around, String... names) {
        PlaceNode place = around;
        for (String name : names) {
            place =
                    place.children().stream()
                            .filter(child -> name.equals(child.name()))
                            .findFirst()
                            .orElseThrow();
        }
        return new PlaceLine(place, names.length - 1, true);
    }

    private String sum(PlaceLine... selected) {
        PlaceScale scale = PlaceScale.of(all, CounterMetric.VIEWS, List.of(selected));
        onFx(() -> bar.show(List.of(selected), scale));
        return find("cities-selection-sum", Label.class).getText();
    }

    @Test
    void placesBesideOthersAreAddedUp() {
        assertThat(sum(line(all, "BR"))).isEqualTo("1 place · 90 views · 90.0%");
        assertThat(sum(line(all, "BR"), line(all, "US")))
                .isEqualTo("2 places · 100 views · 100.0%");
    }

    @Test
    void aPlaceInsideAnotherOneIsNotCountedTwice() {
        PlaceLine brazil = line(all, "BR");
        assertThat(sum(brazil, line(all, "BR", "São Paulo"))).isEqualTo(sum(brazil));
    }

    /** Also when the place between them isn't selected. */
    @Test
    void aCityInsideACountryIsNotCountedTwice() {
        PlaceLine brazil = line(all, "BR");
        PlaceLine santos = line(all, "BR", "São Paulo", "Santos");
        assertThat(sum(brazil, santos)).isEqualTo(sum(brazil));
        assertThat(sum(santos, brazil, line(all, "US", "Ohio")))
                .isEqualTo("2 places · 100 views · 100.0%");
        click("cities-selection-filter");
        assertThat(filtered)
                .containsExactly(
                        new PlaceScope(Set.of(brazil.key(), line(all, "US", "Ohio").key())));
    }
}
