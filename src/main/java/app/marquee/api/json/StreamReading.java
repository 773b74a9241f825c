package app.marquee.api.json;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.node.ObjectNode;

/**
 * Parser of an analytics report into a sink, row by row. An empty body is a failure, unless the
 * status is 204.
 */
public record StreamReading<R>(RowShape<R> shape, RowSink<? super R> sink)
        implements JsonReading<RowsEnd> {
    @Override
    public RowsEnd read(JsonParser parser, JsonAnswer answer) {
        RowWalker<R> walker = new RowWalker<>(shape, sink);
        ObjectNode beside = walker.walk(parser, answer);
        Counters total = shape.counts() ? Totals.take(beside) : Counters.UNKNOWN;
        return new RowsEnd(walker.rows(), total, Fields.of(beside).extras());
    }

    @Override
    public RowsEnd empty(JsonAnswer answer) {
        if (answer.isNoContent()) {
            return new RowsEnd(0, Counters.UNKNOWN, UnknownMembers.NONE);
        }
        throw answer.notJson(null);
    }
}
