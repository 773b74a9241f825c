package app.marquee.analytics.group;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/** Names of browsers tell the type of device, and are not guessed where they don't. */
class DeviceGroupingTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    @ParameterizedTest
    @CsvSource({
        "Chrome Mobile 126, mobile",
        "Mobile Safari 17.5, mobile",
        "Chrome Mobile iOS 125, mobile",
        "Samsung Internet 25, mobile",
        "Opera Mini 72, mobile",
        "Instagram 336, mobile",
        "UC Browser 13, mobile",
        "Android 4.4, mobile",
        "Internet Explorer 11, computer",
        "Firefox ESR 115, computer",
        "Smart TV, tv",
        "Android TV 11, tv",
        "Xbox, tv",
        "HeadlessChrome 125, program",
        "Googlebot/2.1, program",
        "curl/8.5.0, program"
    })
    void aNameThatTellsItNeedsNoOther(String browser, String device) {
        assertThat(new DeviceGrouping().steps(browser))
                .startsWith(new GroupStep(GroupKind.DEVICE, device))
                .hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Chrome 126", "Safari 17.5", "Firefox 127", "Brave", "Vivaldi 6.8"})
    void whatFitsSeveralIsUnknownByItself(String browser) {
        assertThat(new DeviceGrouping().steps(browser)).startsWith(GroupStep.UNKNOWN_DEVICE);
    }

    @Test
    void aPlainNameIsAComputersWhereMobileOnesAreMarked() {
        Grouping marked = new DeviceGrouping().among(Stream.of("Instagram 3", "Mobile Safari 17"));
        assertThat(marked.steps("Safari 17.5"))
                .startsWith(new GroupStep(GroupKind.DEVICE, "computer"));
        assertThat(marked.steps("Chrome")).startsWith(new GroupStep(GroupKind.DEVICE, "computer"));
        assertThat(marked.steps("Brave")).startsWith(GroupStep.UNKNOWN_DEVICE);
    }

    @Test
    void anAppThatIsMobileMarksNothing() {
        Grouping other = new DeviceGrouping().among(Stream.of("Instagram 3", "Chrome 126"));
        assertThat(other.steps("Chrome 126")).startsWith(GroupStep.UNKNOWN_DEVICE);
    }

    @Test
    void everyRowIsInAGroupAlsoWithoutAName() throws InterruptedException {
        Group all =
                new Groups(new DeviceGrouping(), BucketReader.hours(ZONE))
                        .of(List.of(row("Brave", 2L), row(null, 5L), row("", 1L)));
        assertThat(all.children())
                .singleElement()
                .extracting(Group::kind)
                .isEqualTo(GroupKind.UNKNOWN);
        assertThat(all.children().getFirst().children())
                .extracting(Group::kind)
                .containsExactly(GroupKind.FAMILY, GroupKind.UNKNOWN);
        assertThat(all.sums().of(CounterMetric.VIEWS).known()).isEqualTo(8);
    }

    private static BrowserRow row(@Nullable String name, Long views) {
        return new BrowserRow(
                name, null, new Counters(views, null, null, null), UnknownMembers.NONE);
    }
}
