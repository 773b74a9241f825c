package app.marquee.model.playlist;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.playlist.LinkReport.End;
import app.marquee.model.playlist.LinkReport.Hop;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.URI;
import java.util.List;

/** Where the button of a playlist leads. */
class LinkReportTest {
    private static Hop hop(String address, int status) {
        return new Hop(URI.create(address), status);
    }

    @ParameterizedTest
    @CsvSource({
        "199, false",
        "200, true",
        "204, true",
        "299, true",
        "300, false",
        "404, false",
        "500, false"
    })
    void aPageIsFoundByItsLastStatus(int status, boolean found) {
        List<Hop> hops = List.of(hop("https://a.test", 301), hop("https://b.test", status));
        assertThat(new LinkReport(hops, new End.Arrived()).isFound()).isEqualTo(found);
        assertThat(new LinkReport(hops, new End.TooFar()).isFound()).isFalse();
        assertThat(new LinkReport(hops, new End.Nowhere("x")).isFound()).isFalse();
    }

    @Test
    void oneInsecureStepIsEnough() {
        assertThat(
                        new LinkReport(
                                        List.of(
                                                hop("HTTPS://a.test", 301),
                                                hop("https://b.test", 200)),
                                        new End.Arrived())
                                .isSecure())
                .isTrue();
        assertThat(
                        new LinkReport(
                                        List.of(
                                                hop("https://a.test", 301),
                                                hop("http://b.test", 301),
                                                hop("https://c.test", 200)),
                                        new End.Arrived())
                                .isSecure())
                .isFalse();
    }
}
