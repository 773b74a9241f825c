package app.marquee.service.alert;

import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Judge of the videos that came among the first ones by views. Pure. */
final class TopVideosJudge {
    private static final Comparator<RankingRow> BY_VIEWS =
            Comparator.comparing(
                            (RankingRow row) -> row.counters().views(),
                            Comparator.nullsFirst(Comparator.naturalOrder()))
                    .reversed();

    private TopVideosJudge() {}

    /**
     * @param top how many are the first ones
     */
    static AlertResult judge(int top, List<RankingRow> now, List<RankingRow> before) {
        List<RankingRow> first = first(top, now);
        if (first.isEmpty() && !now.isEmpty()) {
            return new AlertResult.Unknown(AlertGap.NO_VIEWS);
        }
        Set<VideoId> known =
                first(top, before).stream().map(RankingRow::videoId).collect(Collectors.toSet());
        if (known.isEmpty()) {
            return new AlertResult.Unknown(AlertGap.NOTHING_BEFORE);
        }
        List<AlertFact> facts = new ArrayList<>();
        for (int i = 0; i < first.size(); i++) {
            RankingRow row = first.get(i);
            VideoId video = Objects.requireNonNull(row.videoId());
            if (!known.contains(video)) {
                facts.add(new AlertFact.RankedVideo(video, row.title(), i + 1));
            }
        }
        return AlertResult.of(facts);
    }

    private static List<RankingRow> first(int top, List<RankingRow> rows) {
        return rows.stream()
                .filter(row -> row.videoId() != null && row.counters().views() != null)
                .sorted(BY_VIEWS)
                .limit(top)
                .toList();
    }
}
