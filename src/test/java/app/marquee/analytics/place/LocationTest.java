package app.marquee.analytics.place;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

/** Coordinates that cannot be, and those that are the other way round. */
class LocationTest {
    @ParameterizedTest
    @CsvSource({
        "-23.55, -46.63, SURE",
        "90, 180, SURE",
        "-90, -180, SURE",
        "0, 10, SURE",
        ", -46.63, MISSING",
        "-23.55, , MISSING",
        ", , MISSING",
        "0, 0, ZERO",
        "0.0, -0.0, ZERO",
        "139.69, 35.68, SWAPPED",
        "-157.8, 21.3, SWAPPED",
        "90.1, 181, OUT_OF_RANGE",
        "200, 10, OUT_OF_RANGE",
        "10, 181, OUT_OF_RANGE",
        "NaN, 10, OUT_OF_RANGE",
        "Infinity, 10, OUT_OF_RANGE"
    })
    void byThemselves(
            @Nullable Double latitude, @Nullable Double longitude, Location.Verdict verdict) {
        assertThat(Location.of(latitude, longitude).verdict()).isEqualTo(verdict);
    }

    private static CityRow brazil(double latitude, double longitude) {
        return new CityRow(
                "BR", null, "x", latitude, longitude, null, Counters.UNKNOWN, UnknownMembers.NONE);
    }

    private static final List<CityRow> BRAZIL =
            List.of(
                    brazil(-23.55, -46.63),
                    brazil(-22.91, -43.17),
                    brazil(-3.12, -60.02),
                    brazil(-30.03, -51.23),
                    brazil(-15.78, -47.93));

    private static Location.Verdict verdict(List<CityRow> around, CityRow row)
            throws InterruptedException {
        List<CityRow> all = new ArrayList<>(around);
        all.add(row);
        return Neighbourhoods.of(all).locate(row).verdict();
    }

    @Test
    void turnedRoundWithinACountry() throws InterruptedException {
        assertThat(verdict(BRAZIL, brazil(-46.33, -23.96))).isEqualTo(Location.Verdict.SWAPPED);
    }

    @Test
    void farFromTheOthersIsNotTurnedRound() throws InterruptedException {
        assertThat(verdict(BRAZIL, brazil(-7.63, -72.67))).isEqualTo(Location.Verdict.SURE);
        assertThat(verdict(BRAZIL, brazil(64, 100))).isEqualTo(Location.Verdict.SURE);
    }

    @Test
    void fewCitiesSayNothingAboutACountry() throws InterruptedException {
        assertThat(verdict(BRAZIL.subList(0, 2), brazil(-46.33, -23.96)))
                .isEqualTo(Location.Verdict.SURE);
    }

    @Test
    void countriesAcrossTheAntimeridianAreNear() throws InterruptedException {
        List<CityRow> islands =
                List.of(
                        brazil(-17, 178),
                        brazil(-18, 179),
                        brazil(-16, -179),
                        brazil(-17, 177),
                        brazil(-18, 178));
        assertThat(verdict(islands, brazil(-17, -178))).isEqualTo(Location.Verdict.SURE);
    }
}
