package app.marquee.api.json;

import app.marquee.model.analytics.Rows;

import tools.jackson.core.JsonParser;

import java.util.ArrayList;
import java.util.List;

/** Parser of an analytics report into memory. */
public record RowsReading<R>(RowShape<R> shape) implements JsonReading<Rows<R>> {
    @Override
    public Rows<R> read(JsonParser parser, JsonAnswer answer) {
        List<R> rows = new ArrayList<>();
        RowsEnd end = new StreamReading<R>(shape, rows::add).read(parser, answer);
        return new Rows<>(rows, end.total(), end.extras());
    }

    @Override
    public Rows<R> empty(JsonAnswer answer) {
        RowsEnd end = new StreamReading<R>(shape, row -> {}).empty(answer);
        return new Rows<>(List.of(), end.total(), end.extras());
    }
}
