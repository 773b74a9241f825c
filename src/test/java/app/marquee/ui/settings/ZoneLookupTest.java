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

    private static String found(String typed) {
        return ZoneLookup.find(ZONES, typed).map(ZoneId::getId).orElse("");
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
}
