package app.marquee.api.json;

import tools.jackson.core.JsonParser;

import java.util.ArrayList;
import java.util.List;

/** Parser of a list response. An empty body is no list, unless the status is 204. */
public record ListReading<R>(RowShape<R> shape) implements JsonReading<List<R>> {
    @Override
    public List<R> read(JsonParser parser, JsonAnswer answer) {
        List<R> rows = new ArrayList<>();
        new RowWalker<R>(shape, rows::add).walk(parser, answer);
        return List.copyOf(rows);
    }

    @Override
    public List<R> empty(JsonAnswer answer) {
        if (answer.isNoContent()) {
            return List.of();
        }
        throw answer.notJson(null);
    }
}
