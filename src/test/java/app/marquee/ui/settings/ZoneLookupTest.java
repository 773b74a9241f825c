package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

class ZoneLookupTest {
    private static final List<ZoneId> ZONES =
            Stream.of("America/Adak", "America/Sao_Paulo", "Etc/UTC", "Europe/Lisbon", "UTC")
                    .map(ZoneId::of)
                    .toList();

    private static final List<ZoneId> FIXED =
            Stream.of("America/Port-au-Prince", "Etc/GMT+3", "Etc/GMT-14", "Etc/GMT-1", "Etc/GMT-3")
                    .map(ZoneId::of)
                    .toList();

    private static String found(String typed) {
        return found(ZONES, typed);
    }

    private static String found(List<ZoneId> zones, String typed) {
        return ZoneLookup.find(zones, typed).map(ZoneId::getId).orElse("");
    }

    @Test
    void anIdIsFoundByItsBeginning() {
        assertThat(found("amer")).isEqualTo("America/Adak");
        assertThat(found("America/S")).isEqualTo("America/Sao_Paulo");
        assertThat(found("americasao")).isEqualTo("America/Sao_Paulo");
        assertThat(found("UTC")).isEqualTo("UTC");
    }

    @Test
    void aCityIsFoundByItsOwnName() {
        assertThat(found("sao p")).isEqualTo("America/Sao_Paulo");
        assertThat(found("saop")).isEqualTo("America/Sao_Paulo");
        assertThat(found("lis")).isEqualTo("Europe/Lisbon");
    }

    @Test
    void whatIsNowhereIsNotFound() {
        assertThat(found("paulo")).isEmpty();
        assertThat(found(" ")).isEmpty();
    }

    @Test
    void aSignCountsWhereItWasTyped() {
        assertThat(found(FIXED, "Etc/GMT-3")).isEqualTo("Etc/GMT-3");
        assertThat(found(FIXED, "etc/gmt+3")).isEqualTo("Etc/GMT+3");
        assertThat(found(FIXED, "gmt-3")).isEqualTo("Etc/GMT-3");
        assertThat(found(FIXED, "gmt+3")).isEqualTo("Etc/GMT+3");
        assertThat(found(FIXED, "gmt+4")).isEmpty();
        assertThat(found(FIXED, "etcgmt3")).isEqualTo("Etc/GMT+3");
        assertThat(found(FIXED, "port-au")).isEqualTo("America/Port-au-Prince");
    }

    @Test
    void anIdComesBeforeOthersThatBeginWithIt() {
        assertThat(found(FIXED, "etc/gmt-1")).isEqualTo("Etc/GMT-1");
    }

    @Test
    void accentsCountAsTheirLetters() {
        assertThat(found("São")).isEqualTo("America/Sao_Paulo");
        assertThat(found("América")).isEqualTo("America/Adak");
    }
}
