package app.marquee.model.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.report.ReportTemplate.BlockChoice;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.model.video.PictureData;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** Blocks of a template: all of them once, in the user's order. */
class ReportTemplateTest {
    private static final ReportTemplate USUAL =
            ReportTemplate.of(
                    "a",
                    new ConnectionId("acme"),
                    new ReportTitle("A", "", "", ""),
                    Locale.ENGLISH);

    @Test
    void streamsAndCostsAreNotForEveryClientAndNotesAreWrittenFirst() {
        assertThat(USUAL.blocks())
                .extracting(BlockChoice::type)
                .containsExactlyElementsOf(BlockType.usual());
        assertThat(USUAL.chosen())
                .hasSize(BlockType.usual().size() - 3)
                .doesNotContain(BlockType.LIVE, BlockType.COST, BlockType.NOTE);
        assertThat(USUAL.has(BlockType.COST)).isFalse();
        assertThat(USUAL.has(BlockType.MAP)).isTrue();
    }

    @Test
    void aBlockIsThereOnceAndMissingOnesFollow() {
        ReportTemplate some =
                USUAL.with(
                        List.of(
                                new BlockChoice(BlockType.MAP, true),
                                new BlockChoice(BlockType.COVER, false),
                                new BlockChoice(BlockType.MAP, false)));
        assertThat(some.blocks()).hasSize(BlockType.usual().size());
        assertThat(some.blocks().subList(0, 3))
                .containsExactly(
                        new BlockChoice(BlockType.MAP, true),
                        new BlockChoice(BlockType.COVER, false),
                        new BlockChoice(BlockType.NOTE, false));
        assertThat(some.chosen()).containsExactly(BlockType.MAP);
    }

    @Test
    void aBlockMovesWithinTheList() {
        int last = BlockType.usual().size() - 1;
        assertThat(USUAL.moving(BlockType.GUIDE, -3).blocks().getFirst().type())
                .isEqualTo(BlockType.GUIDE);
        assertThat(USUAL.moving(BlockType.COVER, 99).blocks().get(last).type())
                .isEqualTo(BlockType.COVER);
        assertThat(USUAL.moving(BlockType.COVER, 1).blocks().get(1).type())
                .isEqualTo(BlockType.COVER);
        assertThat(USUAL.moving(BlockType.COVER, 1).blocks()).hasSize(last + 1);
    }

    @Test
    void aChoiceLeavesTheOthers() {
        ReportTemplate less = USUAL.choosing(BlockType.MAP, false).choosing(BlockType.COST, true);
        assertThat(less.has(BlockType.MAP)).isFalse();
        assertThat(less.has(BlockType.COST)).isTrue();
        assertThat(less.has(BlockType.COVER)).isTrue();
        PictureData logo = new PictureData(new byte[] {1});
        ReportTemplate styled = less.with(less.style().with(logo)).over("last-week");
        assertThat(styled.style().logo()).isEqualTo(logo);
        assertThat(styled.style().color()).isEqualTo(less.style().color());
        assertThat(styled.style().language()).isEqualTo(Locale.ENGLISH);
        assertThat(styled.period()).isEqualTo("last-week");
        assertThat(styled.blocks()).isEqualTo(less.blocks());
        assertThat(styled.with(new ReportTitle("B", "C", "", "")).title().client()).isEqualTo("C");
    }

    @Test
    void blocksOfNewerVersionsAreNone() {
        for (BlockType type : BlockType.values()) {
            assertThat(BlockType.of(type.key())).contains(type);
        }
        assertThat(BlockType.of("hologram")).isEmpty();
    }
}
