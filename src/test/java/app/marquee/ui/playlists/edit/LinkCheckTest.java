package app.marquee.ui.playlists.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Unavailable.Cause;
import app.marquee.model.playlist.LinkReport;
import app.marquee.model.playlist.LinkReport.End;
import app.marquee.model.playlist.LinkReport.Hop;
import app.marquee.task.HeldRunner;
import app.marquee.text.Messages;
import app.marquee.ui.playlists.FakeLinks;
import app.marquee.ui.shell.section.Availability;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Asking where the address of a button leads, and the words for it. */
final class LinkCheckTest {
    private static final String PAGE = "https://acme.test/offer";

    private final Messages messages = Messages.of("playlists", Locale.ENGLISH);
    private final FakeLinks links = new FakeLinks();
    private final HeldRunner tasks = new HeldRunner();
    private final LinkCheck check = new LinkCheck(links, tasks, messages);

    private String words(LinkReport report) {
        return new LinkWords(messages).of(report);
    }

    private static LinkReport at(int status, String... places) {
        return new LinkReport(
                List.of(places).stream()
                        .map(
                                place ->
                                        new Hop(
                                                URI.create(place),
                                                place.equals(places[places.length - 1])
                                                        ? status
                                                        : 301))
                        .toList(),
                new End.Arrived());
    }

    @Test
    void nothingIsAskedBeforeThePersonAsks() {
        assertThat(check.reportProperty().get()).isNull();
        check.aim(" " + PAGE);
        assertThat(links.asked()).isEmpty();
        check.asking().run();
        assertThat(check.busyProperty().get()).isTrue();
        tasks.release();
        assertThat(links.asked()).containsExactly(URI.create(PAGE));
        assertThat(check.busyProperty().get()).isFalse();
        assertThat(check.reportProperty().get()).isEqualTo(at(200, PAGE));
    }

    @Test
    void whatAnEarlierAddressAnsweredIsForgottenWithIt() {
        check.aim(PAGE);
        check.asking().run();
        check.aim(PAGE + "/2");
        tasks.release();
        assertThat(check.reportProperty().get()).isNull();
        assertThat(check.busyProperty().get()).isFalse();
    }

    @Test
    void whatNoBrowserCouldOpenIsNotAsked() {
        check.aim("acme.test/offer");
        assertThat(check.asking().availability()).isEqualTo(Availability.refused("needs.address"));
        check.asking().run();
        assertThat(check.busyProperty().get()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "200, works",
        "204, works",
        "401, browser",
        "403, browser",
        "404, Nothing found at this URL",
        "410, Nothing found at this URL",
        "418, isn’t a normal web page response",
        "503, Check again later"
    })
    void aStatusIsToldAsWhatItMeansForAVisitor(int status, String words) {
        assertThat(words(at(status, PAGE))).contains(words).contains(String.valueOf(status));
    }

    @Test
    void theWayAndWhatIsNotEncryptedOfItAreTold() {
        assertThat(words(at(200, "http://acme.test/", PAGE)))
                .contains("http://acme.test/ (301) → https://acme.test/offer (200)")
                .contains("isn’t encrypted");
        assertThat(words(at(200, PAGE))).doesNotContain("Redirects").doesNotContain("encrypted");
    }

    @Test
    void aWayThatDoesNotEndOrLeavesTheWebIsTold() {
        List<Hop> one = List.of(new Hop(URI.create(PAGE), 302));
        assertThat(words(new LinkReport(one, new End.TooFar()))).contains("Too many redirects");
        assertThat(
                        words(
                                new LinkReport(
                                        one,
                                        new End.PrivateAddress(URI.create("http://10.0.0.1/x")))))
                .contains("http://10.0.0.1/x", "private network");
        assertThat(words(new LinkReport(one, new End.Nowhere("")))).contains("302");
        assertThat(words(new LinkReport(one, new End.Nowhere("itms://app"))))
                .contains("“itms://app”");
    }

    @ParameterizedTest
    @EnumSource(Cause.class)
    void eachReasonForNoAnswerHasItsWords(Cause cause) {
        assertThat(failed(new Failure.Unavailable(cause, "detail")))
                .startsWith("Couldn’t reach " + PAGE)
                .doesNotContain("link.reason");
    }

    @Test
    void theExtraAuthorityOfAConnectionIsNotSpokenOfAtAnAddressOfOthers() {
        assertThat(failed(new Failure.Unavailable(Cause.TLS_OTHER_AUTHORITY, "detail")))
                .isEqualTo(failed(new Failure.Unavailable(Cause.TLS_UNTRUSTED, "detail")));
    }

    @Test
    void theTimeThatWasWaitedIsTold() {
        assertThat(
                        failed(
                                new Failure.TimedOut(
                                        Failure.TimedOut.Phase.HEADERS,
                                        Duration.ofSeconds(10),
                                        false)))
                .contains("10 seconds");
    }

    private String failed(Failure failure) {
        return words(new LinkReport(List.of(), new End.Failed(URI.create(PAGE), failure)));
    }
}
