package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.SectionStage;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;

/** A day of the cities in the window: chosen, shown everywhere, explained. */
class CityDayTest extends WindowTest {
    private static final Period DAYS = PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY);

    private final SavingReads reads = new SavingReads();

    CityDayTest() {
        reads.perMinute = 60_000;
        reads.cities = List.of(city("BR", "São Paulo", "Santos", null, 2_800L, -23.96, -46.33));
        for (LocalDate day = DAYS.start(); DAYS.contains(day); day = day.plusDays(1)) {
            long views = 100L + day.getDayOfYear();
            reads.citiesOf.put(
                    Period.of(day),
                    List.of(city("BR", "São Paulo", "Santos", null, views, -23.96, -46.33)));
        }
    }

    private void open() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private String views() {
        return onFx(
                () ->
                        ((TableView<PlaceLine>) find("cities-table", TableView.class))
                                .getItems()
                                .getFirst()
                                .place()
                                .sums()
                                .views()
                                .known()
                                .toString());
    }

    private boolean tileSays(String value) {
        return onFx(
                () ->
                        find("cities-sum-views", Node.class).lookupAll(".label").stream()
                                .anyMatch(label -> value.equals(((Labeled) label).getText())));
    }

    private void key(KeyCode code) {
        onFx(() -> find("map-days", Node.class).requestFocus());
        press(code);
        settle();
    }

    @Test
    void aChosenDayIsShownInMapTilesAndTable() {
        open();
        assertThat(reads.sent).as("the newest first").hasSize(28).first().isEqualTo(DAYS.end());
        assertThat(exists("map-days-load")).isFalse();
        assertThat(views()).isEqualTo("2800");
        key(KeyCode.RIGHT);
        String first = String.valueOf(100 + DAYS.start().getDayOfYear());
        assertThat(views()).isEqualTo(first);
        assertThat(tileSays(first)).isTrue();
        assertThat(
                        onFx(
                                () ->
                                        find("cities-day", Node.class).lookupAll(".label").stream()
                                                .map(label -> ((Labeled) label).getText())
                                                .toList()))
                .startsWith("Feb 10");
        assertThat(onFx(() -> find("cities-map", Node.class).getAccessibleText()))
                .contains("Largest: Santos " + first);
        click("cities-day-whole");
        assertThat(views()).isEqualTo("2800");
        assertThat(exists("cities-day")).isFalse();
    }

    @Test
    void aDayIsExplainedByTheKeysAlone() {
        open();
        key(KeyCode.LEFT);
        key(KeyCode.ENTER);
        assertThat(exists("day-panel")).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(exists("day-panel")).isFalse();
        assertThat(onFx(() -> find("map-days", Node.class).isFocused())).isTrue();
    }

    @Test
    void daysThatFailAreSaidInOneLineAndRetried() {
        reads.isDown = true;
        open();
        assertThat(exists("cities-days-failed")).isTrue();
        assertThat(exists("map-days")).isFalse();
        reads.isDown = false;
        click("cities-days-retry");
        assertThat(exists("cities-days-failed")).isFalse();
        assertThat(exists("map-days")).isTrue();
    }
}
