package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.api.json.TimeFields;
import app.marquee.api.json.Times;
import app.marquee.model.Member;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.ExpectedContent;

import tools.jackson.databind.JsonNode;

import java.util.Set;

/** Point shape of GET /analytics/live/{live_id}/viewers_historic. */
final class ViewersShape extends RowShape<ViewersPoint> {
    private static final String[] VIEWERS = {
        "viewers", "viewers_count", "viewer_count", "count", "total", Fields.VALUE
    };
    private static final Set<String> SIGNATURE =
            Set.of(
                    "viewers",
                    "viewers_count",
                    "viewer_count",
                    "count",
                    "date",
                    "time",
                    "timestamp");

    @Override
    public int mostRows() {
        return MOST_COUNTED;
    }

    ViewersShape() {
        super(
                ExpectedContent.VIEWERS,
                Set.of("viewers", "viewers_historic", "historic", "history", "points", "series"),
                SIGNATURE);
    }

    @Override
    public boolean isScalarRow(String name, JsonNode value) {
        return Times.isTime(name);
    }

    @Override
    public ViewersPoint read(Fields fields, Keys keys) {
        Member<String> said = TimeFields.text(fields);
        String time = said.isAbsent() ? keys.time() : said.orNull();
        return new ViewersPoint(
                time,
                time == null ? null : Times.instant(time),
                fields.whole(VIEWERS).orNull(),
                fields.extras());
    }
}
