package app.marquee.api.response;

import app.marquee.api.json.PlainForm;
import app.marquee.api.json.PlainRow;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;

/** Fast-path form of a ranking row. Thread-safe. */
public final class PlainRanking implements PlainForm<RankingRow> {
    private static final Map<String, Kind> MEMBERS = all();

    private static Map<String, Kind> all() {
        Map<String, Kind> members = new LinkedHashMap<>();
        members.put("video_id", Kind.TEXT);
        members.put("title", Kind.TEXT);
        members.put("views", Kind.WHOLE);
        members.put("unique_views", Kind.WHOLE);
        members.put("plays", Kind.WHOLE);
        members.put("unique_plays", Kind.WHOLE);
        members.put("unique_viewers", Kind.WHOLE);
        members.put("bandwidth_costs", Kind.DECIMAL);
        members.put("bandwidth_cost", Kind.DECIMAL);
        members.put("currency", Kind.TEXT);
        return members;
    }

    @Override
    public Map<String, Kind> members() {
        return MEMBERS;
    }

    /** Without an id, or with both names of the cost, the thorough way decides. */
    @Override
    public @Nullable RankingRow row(PlainRow row) {
        String id = row.text("video_id");
        boolean costsTwice = row.has("bandwidth_costs") && row.has("bandwidth_cost");
        if (id == null || id.isBlank() || costsTwice) {
            return null;
        }
        return new RankingRow(
                new VideoId(id),
                row.text("title"),
                new Counters(
                        row.whole("views"),
                        row.whole("unique_views"),
                        row.whole("plays"),
                        row.whole("unique_plays")),
                row.whole("unique_viewers"),
                row.has("bandwidth_costs")
                        ? row.decimal("bandwidth_costs")
                        : row.decimal("bandwidth_cost"),
                RankingShape.Currencies.oneForAll(row.text("currency")),
                UnknownMembers.NONE);
    }
}
