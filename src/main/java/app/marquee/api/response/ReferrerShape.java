package app.marquee.api.response;

import app.marquee.api.json.CounterFields;
import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.api.json.TimeFields;
import app.marquee.model.Member;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.ExpectedContent;

import java.util.Set;

/** Row shape of GET /referrer. */
final class ReferrerShape extends RowShape<ReferrerRow> {
    private static final String[] REFERRER = {
        "referrer", "referer", "source", "traffic_source", "url", "domain", "host", "name"
    };
    private static final Set<String> SIGNATURE =
            Sets.with(CounterFields.NAMES, "referrer", "referer", "source", "traffic_source");

    ReferrerShape() {
        super(
                ExpectedContent.REFERRERS,
                Set.of("referrers", "referers", "referrer", "referer", "sources"),
                SIGNATURE);
    }

    @Override
    public boolean counts() {
        return true;
    }

    @Override
    public ReferrerRow read(Fields fields, Keys keys) {
        Counters counters = CounterFields.take(fields);
        Member<String> referrer = fields.text(REFERRER);
        return new ReferrerRow(
                referrer.isAbsent() ? keys.thing() : referrer.orNull(),
                TimeFields.take(fields, keys),
                counters,
                fields.extras());
    }
}
