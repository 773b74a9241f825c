package app.marquee.api.response;

import app.marquee.api.json.CounterFields;
import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.api.json.TimeFields;
import app.marquee.model.Member;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.failure.ExpectedContent;

import java.util.Set;

/** Row shape of GET /browser/{video_id}. */
final class BrowserShape extends RowShape<BrowserRow> {
    private static final Set<String> SIGNATURE = Sets.with(CounterFields.NAMES, "browser");

    BrowserShape() {
        super(ExpectedContent.BROWSERS, Set.of("browsers", "browser"), SIGNATURE);
    }

    @Override
    public boolean counts() {
        return true;
    }

    @Override
    public BrowserRow read(Fields fields, Keys keys) {
        Counters counters = CounterFields.take(fields);
        Member<String> browser = fields.text("browser", "browser_name", "name");
        return new BrowserRow(
                browser.isAbsent() ? keys.thing() : browser.orNull(),
                TimeFields.take(fields, keys),
                counters,
                fields.extras());
    }
}
