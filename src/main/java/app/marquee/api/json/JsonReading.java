package app.marquee.api.json;

import app.marquee.model.Page;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Rows;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;

/** Parser of a value from the tokens of a response. */
public interface JsonReading<T> {
    /** Reads the one value of the answer; the parser stands on its first token. */
    T read(JsonParser parser, JsonAnswer answer);

    /** What an answer without any body means. */
    T empty(JsonAnswer answer);

    /** Parser of a list response. An empty body is no list, unless the status is 204. */
    record ListReading<R>(RowShape<R> shape) implements JsonReading<List<R>> {
        @Override
        public List<R> read(JsonParser parser, JsonAnswer answer) {
            List<R> rows = new ArrayList<>();
            new RowWalker<R>(shape, rows::add, answer).walk(parser);
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

    /** Parser of one page of a list. An empty body is no page, unless the status is 204. */
    record PageReading<R>(RowShape<R> shape) implements JsonReading<Page<R>> {
        @Override
        public Page<R> read(JsonParser parser, JsonAnswer answer) {
            List<R> rows = new ArrayList<>();
            ObjectNode beside = new RowWalker<R>(shape, rows::add, answer).walk(parser);
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

    /**
     * Parser of a single record. An empty body gives a record without known fields.
     *
     * @param keys what is known of the record without the answer, because it was asked for
     */
    record RecordReading<R>(RowShape<R> shape, Keys keys, @Nullable String listMember)
            implements JsonReading<R> {
        @Override
        public R read(JsonParser parser, JsonAnswer answer) {
            RowTree trees = new RowTree(answer.body().token());
            JsonNode tree = trees.read(parser);
            answer.tell(trees);
            ReportedErrors.in(tree)
                    .ifPresent(
                            words -> {
                                throw answer.errorReported(words);
                            });
            return made(new Unwrapping(shape, listMember).record(tree), answer);
        }

        @Override
        public R empty(JsonAnswer answer) {
            return made(JsonNodeFactory.instance.objectNode(), answer);
        }

        private R made(@Nullable ObjectNode record, JsonAnswer answer) {
            R made = record == null ? null : shape.read(Fields.of(record), keys);
            if (made == null) {
                throw answer.wrongShape("", shape.expected().single());
            }
            return made;
        }
    }

    /** Parser of an analytics report into memory. */
    record RowsReading<R>(RowShape<R> shape) implements JsonReading<Rows<R>> {
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

    /**
     * Parser of an analytics report into a sink, row by row. An empty body is a failure, unless the
     * status is 204.
     */
    record StreamReading<R>(RowShape<R> shape, RowSink<? super R> sink)
            implements JsonReading<RowsEnd> {
        @Override
        public RowsEnd read(JsonParser parser, JsonAnswer answer) {
            RowWalker<R> walker = new RowWalker<>(shape, sink, answer);
            ObjectNode beside = walker.walk(parser);
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
}
