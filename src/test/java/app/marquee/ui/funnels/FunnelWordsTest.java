package app.marquee.ui.funnels;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Sum;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Failure;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.funnel.FunnelContents;
import app.marquee.service.funnel.FunnelRemoval;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Sentences of a removal: they say what was loaded, and nothing else. */
class FunnelWordsTest {
    private static final String NO_CHANGE = "No changes found in any funnel.";

    private final FunnelWords words = new FunnelWords(Messages.of("funnels", Locale.ENGLISH));

    private static Funnel funnel(String name) {
        return funnel(name, Member.absent());
    }

    private static Funnel holding(String name, String... videos) {
        return funnel(
                name,
                new Member.Value<>(
                        Stream.of(videos)
                                .map(
                                        id ->
                                                new FunnelVideo(
                                                        new VideoId(id), null, UnknownMembers.NONE))
                                .toList()));
    }

    private static Funnel funnel(String name, Member<List<FunnelVideo>> videos) {
        return new Funnel(new FunnelId(name), name, null, null, null, videos, UnknownMembers.NONE);
    }

    @Test
    void aSumOfWhichSomeIsUnknownSaysSo() {
        Sum whole = new Sum(BigInteger.valueOf(1500), 2, 0);
        Sum part = new Sum(BigInteger.valueOf(1500), 2, 1);
        assertThat(words.views(new ViewsSum(whole))).isEqualTo("1,500");
        assertThat(words.views(new ViewsSum(part))).isEqualTo("≥ 1,500");
        assertThat(ViewsSum.of(new Sum(BigInteger.ZERO, 0, 3))).as("unknown is not zero").isNull();
        assertThat(new ViewsSum(whole)).isLessThan(new ViewsSum(part));
        assertThat(new ViewsSum(part))
                .isLessThan(new ViewsSum(new Sum(BigInteger.valueOf(1501), 1, 0)));
    }

    @Test
    void notesNameTheStatusBeforeWhatIsMissing() {
        assertThat(words.notes(VideoNotes.NONE)).isNull();
        assertThat(words.notes(new VideoNotes(VideoStatus.CONVERTED, Set.of()))).isNull();
        assertThat(
                        words.notes(
                                new VideoNotes(
                                        VideoStatus.DELETING,
                                        Set.of(
                                                VideoNotes.Lack.THUMBNAIL,
                                                VideoNotes.Lack.DESCRIPTION,
                                                VideoNotes.Lack.TITLE))))
                .isEqualTo("In trash · No title · No description · No custom thumbnail");
    }

    private String report(FunnelRemoval.Stop stop, boolean readBack) {
        Funnel funnel = funnel("Launch");
        FunnelRemoval.Plan plan =
                new FunnelRemoval.Plan(
                        funnel,
                        new FunnelContents(List.of(funnel)),
                        List.of(),
                        Map.of(),
                        List.of());
        return words.report(
                new FunnelRemoval.Report(plan, List.of(), 1, 0, stop, readBack), Map.of());
    }

    @Test
    void aReadThatFailedShowsNothing() {
        assertThat(report(new FunnelRemoval.Stop.NotReadBack(new Failure.LostAnswer("")), false))
                .contains("Marquee couldn’t check the funnels: Connection lost")
                .doesNotContain(NO_CHANGE);
    }

    @Test
    void aReadWithoutAChangeSaysSo() {
        assertThat(report(new FunnelRemoval.Stop.NothingChanged(), true)).contains(NO_CHANGE);
    }

    @Test
    void aRemovalNamesEveryFunnelThatLosesVideos() {
        VideoId both = new VideoId("b");
        Funnel launch = holding("Launch", "a", "b", "c", "d");
        Funnel sales = holding("Sales", "b");
        FunnelRemoval.Plan plan =
                new FunnelRemoval.Plan(
                        launch,
                        new FunnelContents(List.of(launch, sales)),
                        List.of(),
                        Map.of(both, List.of(launch, sales)),
                        List.of());
        List<FunnelRemoval.Loss> losses = plan.losses(3);
        assertThat(words.removal(losses, 3))
                .isEqualTo("Remove 3 videos from “Launch” and “Sales”?");
        assertThat(words.removing(losses, 3)).isEqualTo("Remove 3 videos from 2 funnels");
        assertThat(losses.stream().map(words::loss))
                .containsExactly("“Launch”: 4 → 1 video", "“Sales”: 1 → 0 videos");
        assertThat(words.warning(plan, 3, Map.of(both, "Aula")))
                .as("which of them are in several")
                .contains("“Aula” is in: Launch, Sales");
        assertThat(words.warning(plan, 1, Map.of(both, "Aula")))
                .as("a single one has no order, and its funnels are named above")
                .doesNotContain("is in:", "one at a time");
    }

    @Test
    void aVideoWithoutATitleIsNamedByTheBeginningOfItsId() {
        VideoId video = new VideoId("12345678-0000-4000-8000-000000000001");
        assertThat(words.noTitle(video)).isEqualTo("Video 12345678…");
        assertThat(words.told(null)).isNull();
        assertThat(words.told("One\nTwo")).isEqualTo("One Two");
    }
}
