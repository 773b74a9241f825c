package app.marquee.api.json;

import app.marquee.model.Page;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;

/** Parser of one page of a list. An empty body is no page, unless the status is 204. */
public record PageReading<R>(RowShape<R> shape) implements JsonReading<Page<R>> {
    @Override
    public Page<R> read(JsonParser parser, JsonAnswer answer) {
        List<R> rows = new ArrayList<>();
        ObjectNode beside = new RowWalker<R>(shape, rows::add).walk(parser, answer);
        Fields fields = Fields.of(beside).lift("meta", "pagination", "paging");
        return new Page<>(
                rows,
                fields.whole("pages", "total_pages", "last_page").orNull(),
                fields.whole("total", "total_count", "count").orNull());
    }

    @Override
    public Page<R> empty(JsonAnswer answer) {
        if (answer.isNoContent()) {
            return new Page<>(List.of(), null, null);
        }
        throw answer.notJson(null);
    }
}
