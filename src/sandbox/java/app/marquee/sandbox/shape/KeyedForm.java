package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.RowSource;

import tools.jackson.databind.node.ObjectNode;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Response form with keyed analytics rows: totals under their browser, referrer, place or video,
 * daily and hourly data in an array under their date, viewers under their moment.
 */
final class KeyedForm implements Form {
    @Override
    public Answer apply(Call call, Answer canonical) {
        if (!(canonical.body() instanceof Body.Many(RowSource rows, Envelope envelope))) {
            return canonical;
        }
        Envelope keyed =
                switch (call.operation()) {
                    case CITY -> isDated(call) ? byDate() : byPlace();
                    case BROWSER -> isDated(call) ? byDate() : by("browser");
                    case REFERRER -> isDated(call) ? byDate() : by("referrer");
                    case RANKING -> by("video_id");
                    case LIVE_HISTORY ->
                            new Envelope.Keyed(
                                    row -> Rewriting.text(row, "date"), row -> row.get("viewers"));
                    default -> envelope;
                };
        return canonical.with(new Body.Many(rows, keyed));
    }

    private static boolean isDated(Call call) {
        return call.query().text("granularity").filter(g -> !g.equals("total")).isPresent();
    }

    /** The key takes the member's place. */
    private static Envelope by(String member) {
        return new Envelope.Keyed(
                row -> Rewriting.text(row, member), row -> Rewriting.without(row, member));
    }

    /** No single member of a place is unique, so the row stays whole. */
    private static Envelope byPlace() {
        return new Envelope.Keyed(KeyedForm::place, row -> row);
    }

    private static String place(ObjectNode row) {
        return Stream.of("city", "region", "country")
                .map(member -> Rewriting.text(row, member))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static Envelope byDate() {
        return new Envelope.Grouped(
                row -> Rewriting.text(row, "date"), row -> Rewriting.without(row, "date"));
    }
}
