package app.marquee.bench;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Rankings of any length, the same in every run. */
final class RankingRows {
    private RankingRows() {}

    static List<RankingRow> of(int size) {
        Random random = new Random(1);
        List<RankingRow> rows = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            rows.add(
                    new RankingRow(
                            new VideoId("00000000-0000-4000-8000-%012d".formatted(i)),
                            title(i, random),
                            new Counters(
                                    (long) random.nextInt(1_000_000),
                                    null,
                                    (long) random.nextInt(500_000),
                                    null),
                            (long) random.nextInt(100_000),
                            BigDecimal.valueOf(random.nextInt(1_000_000), 4),
                            "USD",
                            UnknownMembers.NONE));
        }
        return rows;
    }

    private static String title(int number, Random random) {
        return "Aula "
                + random.nextInt(100_000)
                + ": introdução, parte "
                + random.nextInt(40)
                + " ("
                + number
                + ")";
    }

    /** The same as a service would answer. */
    static byte[] json(List<RankingRow> rows) {
        StringBuilder text = new StringBuilder(rows.size() * 220).append('[');
        for (RankingRow row : rows) {
            text.append(text.length() == 1 ? "" : ",")
                    .append("{\"video_id\":\"")
                    .append(row.videoId() == null ? "" : row.videoId().value())
                    .append("\",\"title\":\"")
                    .append(row.title())
                    .append("\",\"views\":")
                    .append(row.counters().views())
                    .append(",\"plays\":")
                    .append(row.counters().plays())
                    .append(",\"unique_viewers\":")
                    .append(row.uniqueViewers())
                    .append(",\"bandwidth_cost\":")
                    .append(row.bandwidthCost())
                    .append(",\"currency\":\"USD\"}");
        }
        return text.append(']').toString().getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }
}
