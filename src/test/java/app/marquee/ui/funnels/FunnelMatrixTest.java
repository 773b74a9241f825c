package app.marquee.ui.funnels;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.funnel.FunnelContents;
import app.marquee.service.trash.TrashListing;
import app.marquee.text.Messages;
import app.marquee.ui.funnels.FunnelMatrix.Row;
import app.marquee.ui.funnels.FunnelMatrix.Shown;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Matrix of videos in no funnel, in several, in the trash, and of unknown place. */
class FunnelMatrixTest {
    private static final VideoId A = new VideoId("a");
    private static final VideoId B = new VideoId("b");
    private static final VideoId C = new VideoId("c");

    private static final Map<VideoId, SeenVideo> SEEN =
            Map.of(
                    A,
                    new SeenVideo(A, VideoStatus.FAILED, false, new BigDecimal("75")),
                    B,
                    new SeenVideo(B, VideoStatus.CONVERTED, null));

    private final FunnelWords words = new FunnelWords(Messages.of("funnels", Locale.ENGLISH));

    private static Funnel funnel(String name, String... videos) {
        List<FunnelVideo> held =
                Stream.of(videos)
                        .map(id -> new FunnelVideo(new VideoId(id), null, status(id)))
                        .toList();
        return new Funnel(
                new FunnelId(name), name, null, null, null, Member.of(held), UnknownMembers.NONE);
    }

    private static UnknownMembers status(String video) {
        return video.equals("b")
                ? new UnknownMembers(Map.of("status", "\"DELETING\""))
                : UnknownMembers.NONE;
    }

    private static Funnel silent(String name) {
        return new Funnel(
                new FunnelId(name), name, null, null, null, Member.absent(), UnknownMembers.NONE);
    }

    private static FunnelMatrix matrix(Funnel... funnels) {
        return matrix(new TrashListing(true, Set.of()), funnels);
    }

    private static FunnelMatrix matrix(TrashListing trash, Funnel... funnels) {
        return FunnelMatrix.of(
                new FunnelContents(List.of(funnels)),
                List.of(A, C),
                Map.of(A, "Intro"),
                trash,
                SEEN);
    }

    private static List<VideoId> shown(FunnelMatrix matrix, Shown which) {
        return matrix.rows().stream()
                .filter(row -> matrix.passes(row, which))
                .map(Row::video)
                .toList();
    }

    @Test
    void orphansDoublesAndTrashedMembersAreFound() {
        FunnelMatrix matrix = matrix(funnel("Sales", "a", "b"), funnel("Leads", "b"));
        assertThat(shown(matrix, Shown.ALL)).containsExactly(A, B, C);
        assertThat(shown(matrix, Shown.ORPHANS)).containsExactly(C);
        assertThat(shown(matrix, Shown.SEVERAL)).containsExactly(B);
        assertThat(shown(matrix, Shown.TRASHED)).containsExactly(B);
        assertThat(matrix.rows().stream().map(row -> words.mark(matrix, row)))
                .as("the funnels themselves are columns")
                .containsExactly("Failed · No custom thumbnail", "In the trash", "In no funnel");
        assertThat(words.matrix(matrix))
                .isEqualTo(
                        "2 videos in funnels · 1 in several · 1 known video in no funnel"
                                + " · 1 known in the trash");
    }

    @Test
    void lengthsAreThoseOfTheLastLoad() {
        FunnelMatrix matrix = matrix(funnel("Sales", "a", "b"));
        assertThat(matrix.rows())
                .extracting(Row::length)
                .containsExactly(new BigDecimal("75"), null, null);
    }

    /** A video in the trash isn't one that somebody forgot to put into a funnel. */
    @Test
    void aTrashedVideoIsNotCountedAsInNoFunnel() {
        FunnelMatrix matrix =
                matrix(TrashListing.of(Set.of(C)), funnel("Sales", "a"), funnel("Leads", "b"));
        assertThat(shown(matrix, Shown.ORPHANS)).isEmpty();
        assertThat(words.matrix(matrix)).doesNotContain("in no funnel");
    }

    @Test
    void aFunnelThatDoesNotTellItsVideosIsNotEmpty() {
        FunnelMatrix matrix = matrix(funnel("Sales", "a"), silent("Leads"));
        assertThat(shown(matrix, Shown.ORPHANS)).isEmpty();
        Row first = matrix.rows().getFirst();
        assertThat(matrix.cell(first, new FunnelId("Sales"))).isEqualTo("●");
        assertThat(matrix.cell(first, new FunnelId("Leads"))).isEqualTo("?");
        assertThat(words.matrix(matrix))
                .isEqualTo("1 video in funnels · Videos not provided for 1 funnel: Leads");
    }

    @Test
    void noneIsNotCountedSinceOtherVideosMayBeUnknown() {
        assertThat(words.matrix(matrix(funnel("Sales", "a", "c"))))
                .isEqualTo("2 videos in funnels");
        assertThat(words.matrix(matrix(silent("Leads"))))
                .isEqualTo("Videos not provided for 1 funnel: Leads");
    }

    @Test
    void whatNoFunnelTellsTheListOfTheTrashDoes() {
        FunnelMatrix matrix =
                matrix(new TrashListing(true, Set.of(A)), funnel("Sales", "a", "b", "c"));
        assertThat(shown(matrix, Shown.TRASHED)).containsExactly(A, B);
        assertThat(words.matrix(matrix)).endsWith("2 known in the trash");
    }

    @Test
    void whatNobodyTellsOfTheTrashIsUnknown() {
        assertThat(words.matrix(matrix(TrashListing.NONE, funnel("Sales", "a"))))
                .endsWith("an unknown number in the trash");
        assertThat(words.matrix(matrix(TrashListing.NONE, funnel("Sales", "a", "b"))))
                .endsWith("at least 1 in the trash");
        assertThat(shown(matrix(TrashListing.NONE, funnel("Sales", "a")), Shown.ORPHANS))
                .as("it may be in the trash")
                .containsExactly(C);
    }

    /** Without a list of the trash, the status in a funnel is enough. */
    @Test
    void aVideoWithAnotherStatusIsNotInTheTrash() {
        FunnelVideo told =
                new FunnelVideo(A, null, new UnknownMembers(Map.of("status", "\"CONVERTED\"")));
        Funnel sales =
                new Funnel(
                        new FunnelId("Sales"),
                        "Sales",
                        null,
                        null,
                        null,
                        Member.of(List.of(told)),
                        UnknownMembers.NONE);
        assertThat(matrix(TrashListing.NONE, sales).rows())
                .extracting(Row::trash)
                .containsExactly(FunnelMatrix.InTrash.NO, FunnelMatrix.InTrash.UNKNOWN);
    }
}
