package app.marquee.report;

import app.marquee.model.report.BlockType;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Block of a report. Immutable.
 *
 * @param source period, zone and load time of its data, and whether it may still change; empty for
 *     a block without data
 * @param missing the data that is missing, in words; null when nothing is
 */
public record ReportBlock(
        BlockType type,
        String title,
        String source,
        List<ReportPart> parts,
        @Nullable String missing) {
    public ReportBlock {
        parts = List.copyOf(parts);
    }

    /** A block of which no data is there. */
    public static ReportBlock missing(BlockType type, String title, String why) {
        return new ReportBlock(type, title, "", List.of(), why);
    }

    /** A block without data, such as a note. */
    public static ReportBlock of(BlockType type, String title, List<ReportPart> parts) {
        return new ReportBlock(type, title, "", parts, null);
    }
}
