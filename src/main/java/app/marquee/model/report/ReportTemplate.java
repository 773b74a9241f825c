package app.marquee.model.report;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.video.PictureData;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Template of a report for a client. It has a rolling period and no values. Immutable.
 *
 * @param id unique among all templates
 * @param connection whose data it reports
 * @param period key of a period preset, such as “last-month”
 * @param blocks all types in their order, with the choice of each
 */
public record ReportTemplate(
        String id,
        ConnectionId connection,
        ReportTitle title,
        String period,
        ReportStyle style,
        List<BlockChoice> blocks) {
    /** The calendar month before the present one. */
    public static final String USUAL_PERIOD = "last-month";

    /**
     * Texts of a report. Immutable.
     *
     * @param name of the template
     * @param client empty without one
     * @param note of the user; empty without one
     * @param summary typed in place of the one that Marquee makes; empty for that one
     */
    public record ReportTitle(String name, String client, String note, String summary) {}

    /**
     * Language and look of a report. Immutable.
     *
     * @param color 0xRRGGBB
     * @param logo a JPEG or PNG image
     */
    public record ReportStyle(Locale language, int color, @Nullable PictureData logo) {
        /** The color of Marquee. */
        public static final int USUAL_COLOR = 0x3b57d0;

        public ReportStyle with(@Nullable PictureData other) {
            return new ReportStyle(language, color, other);
        }
    }

    /** Block that is in a report or not. Immutable. */
    public record BlockChoice(BlockType type, boolean chosen) {}

    /** Blocks that are missing in a list follow at its end and are not chosen. */
    public ReportTemplate {
        List<BlockChoice> all = new ArrayList<>();
        for (BlockChoice one : blocks) {
            if (all.stream().noneMatch(other -> other.type() == one.type())) {
                all.add(one);
            }
        }
        for (BlockType type : BlockType.usual()) {
            if (all.stream().noneMatch(other -> other.type() == type)) {
                all.add(new BlockChoice(type, false));
            }
        }
        blocks = List.copyOf(all);
    }

    /**
     * A new one with the usual blocks; live streams and costs are not for every client, and a note
     * follows when it is written.
     */
    public static ReportTemplate of(
            String id, ConnectionId connection, ReportTitle title, Locale language) {
        return new ReportTemplate(
                id,
                connection,
                title,
                USUAL_PERIOD,
                new ReportStyle(language, ReportStyle.USUAL_COLOR, null),
                BlockType.usual().stream()
                        .map(
                                type ->
                                        new BlockChoice(
                                                type,
                                                type != BlockType.LIVE
                                                        && type != BlockType.COST
                                                        && (type != BlockType.NOTE
                                                                || !title.note().isBlank())))
                        .toList());
    }

    /** The chosen blocks in their order. */
    public List<BlockType> chosen() {
        return blocks.stream().filter(BlockChoice::chosen).map(BlockChoice::type).toList();
    }

    public boolean has(BlockType type) {
        return chosen().contains(type);
    }

    public ReportTemplate with(ReportTitle other) {
        return new ReportTemplate(id, connection, other, period, style, blocks);
    }

    public ReportTemplate over(String otherPeriod) {
        return new ReportTemplate(id, connection, title, otherPeriod, style, blocks);
    }

    public ReportTemplate with(ReportStyle other) {
        return new ReportTemplate(id, connection, title, period, other, blocks);
    }

    public ReportTemplate with(List<BlockChoice> others) {
        return new ReportTemplate(id, connection, title, period, style, others);
    }

    /** The same with a block ticked or not. */
    public ReportTemplate choosing(BlockType type, boolean chosen) {
        return with(
                blocks.stream()
                        .map(one -> one.type() == type ? new BlockChoice(type, chosen) : one)
                        .toList());
    }

    /** The same with a block in the place of another. */
    public ReportTemplate moving(BlockType type, int to) {
        List<BlockChoice> others = new ArrayList<>(blocks);
        BlockChoice moved =
                others.stream().filter(one -> one.type() == type).findFirst().orElseThrow();
        others.remove(moved);
        others.add(Math.clamp(to, 0, others.size()), moved);
        return with(others);
    }
}
