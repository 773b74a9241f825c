package app.marquee.bench;

import app.marquee.api.AnalyticsApi;
import app.marquee.api.json.RowSink;
import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.http.mask.SecretFinder;
import app.marquee.model.Secret;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.RankingRow;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.Stage;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.CollationKey;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/**
 * A long ranking on its way to the screen, each step against the least that it could cost: bytes to
 * records against a token pass that takes every value, ordering by a text column against the same
 * collation keys ordered bare, scrolling against a bare table of the same columns. In the processor
 * time of the thread. Prints a table and, last, one line with the verdict.
 */
public final class ReadBench {
    private static final double READ = 2;
    private static final double SORT = 1.2;
    private static final double SCROLL = 1.1;
    private static final int ROUNDS = 3;
    private static final int FRAMES = 60;
    private static final List<Integer> SIZES = List.of(1_000, 10_000, 100_000, 1_000_000);
    private static final List<String> TITLES =
            List.of("Video", "Views", "Plays", "Viewers", "Cost", "Currency", "Id");

    /** Shorter than every ID, so that it is looked for in each. */
    private static final Secret TOKEN = new Secret("3f9c27e1b85d46a0c7d2e9f4");

    private final Timing timing = new Timing();
    private final JsonFactory json = new JsonFactory();

    @SuppressWarnings("UnusedVariable")
    private long seen;

    private ReadBench() {}

    public static void main(String[] args) throws Exception {
        Toolkit.start();
        ReadBench bench = new ReadBench();
        System.out.printf("medians of %d rounds, in turns; ours / bare in ms%n", ROUNDS);
        System.out.println(
                "     rows         read  ratio       MiB         sort  ratio       scroll  ratio");
        double read = 0;
        double sort = 0;
        double scroll = 0;
        for (int size : SIZES) {
            List<RankingRow> rows = RankingRows.of(size);
            byte[] bytes = RankingRows.json(rows);
            Timing.Pair reading =
                    bench.timing.inTurns(ROUNDS, () -> bench.ours(bytes), () -> bench.bare(bytes));
            long memory = bench.memory(bytes);
            Timing.Pair sorting = Toolkit.call(() -> bench.sort(rows));
            Timing.Pair scrolling = Toolkit.call(() -> bench.scroll(rows));
            read = reading.ratio();
            sort = sorting.ratio();
            scroll = scrolling.ratio();
            System.out.printf(
                    Locale.ROOT,
                    "%9d %6.0f/%-6.0f %5.2f %9d %6.0f/%-6.0f %5.2f %6.1f/%-6.1f %5.2f%n",
                    size,
                    reading.ours(),
                    reading.bare(),
                    read,
                    memory,
                    sorting.ours(),
                    sorting.bare(),
                    sort,
                    scrolling.ours(),
                    scrolling.bare(),
                    scroll);
        }
        boolean holds = read <= READ && sort <= SORT && scroll <= SCROLL;
        System.out.printf(
                Locale.ROOT,
                "read: at 1000000 rows bytes to records %.2f of a token pass (goal %.1f), sort %.2f"
                        + " of bare keys (goal %.1f), scroll %.2f of a bare table (goal %.1f) :"
                        + " %s%n",
                read,
                READ,
                sort,
                SORT,
                scroll,
                SCROLL,
                holds ? "holds" : "falls short");
        if (!holds) {
            System.exit(1);
        }
    }

    /** As the application reads it, with its gateway. */
    private List<RankingRow> ours(byte[] bytes) {
        List<RankingRow> rows = new ArrayList<>();
        RowSink<RankingRow> sink =
                new RowSink<>() {
                    @Override
                    public void row(RankingRow row) {
                        rows.add(row);
                    }

                    @Override
                    public void progress(long soFar) {
                        seen = soFar;
                    }
                };
        seen =
                new AnalyticsApi(new Bytes(bytes))
                        .ranking(new AnalyticsQuery(null, null, null), sink)
                        .rows();
        return rows;
    }

    /** An answer that is there already. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Bytes(byte[] bytes) implements Transport {
        @Override
        public <T> T send(ApiRequest request, AnswerReader<T> reader) {
            try {
                return reader.read(
                        new AnswerBody(
                                200,
                                new ByteArrayInputStream(bytes),
                                () -> "",
                                _ -> {},
                                SecretFinder.of(TOKEN)));
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }
    }

    /** Every token, and every value as the type that it is written in. */
    private void bare(byte[] bytes) {
        long sum = 0;
        try (JsonParser parser =
                json.createParser(ObjectReadContext.empty(), new ByteArrayInputStream(bytes))) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                sum +=
                        switch (token) {
                            case VALUE_STRING -> parser.getString().length();
                            case VALUE_NUMBER_INT -> parser.getLongValue();
                            case VALUE_NUMBER_FLOAT -> parser.getDecimalValue().scale();
                            default -> 1;
                        };
            }
        }
        seen = sum;
    }

    /** What stays of the records, in MiB. */
    private long memory(byte[] bytes) {
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        long before = runtime.totalMemory() - runtime.freeMemory();
        List<RankingRow> rows = ours(bytes);
        System.gc();
        long after = runtime.totalMemory() - runtime.freeMemory();
        seen = rows.size();
        return (after - before) >> 20;
    }

    private Timing.Pair sort(List<RankingRow> rows) throws Exception {
        DataTable<RankingRow> table = table(rows);
        TableColumn<RankingRow, ?> title = table.table().getColumns().getFirst();
        Pick pick = new Pick(table, title);
        return timing.inTurns(ROUNDS, pick::turn, () -> bareSort(rows));
    }

    /** Sorts the other way each time. */
    private record Pick(DataTable<RankingRow> table, TableColumn<RankingRow, ?> by) {
        void turn() {
            if (table.table().getSortOrder().isEmpty()) {
                table.table().getSortOrder().add(by);
            } else {
                boolean up = by.getSortType() == TableColumn.SortType.ASCENDING;
                by.setSortType(
                        up ? TableColumn.SortType.DESCENDING : TableColumn.SortType.ASCENDING);
            }
        }
    }

    /** A row with its key. */
    private record Keyed(CollationKey key, RankingRow row) {}

    private void bareSort(List<RankingRow> rows) {
        Collator collator = Collator.getInstance(Locale.ENGLISH);
        Keyed[] keyed = new Keyed[rows.size()];
        Arrays.setAll(
                keyed,
                at ->
                        new Keyed(
                                collator.getCollationKey(
                                        Objects.requireNonNull(rows.get(at).title())),
                                rows.get(at)));
        Arrays.sort(keyed, (left, right) -> left.key().compareTo(right.key()));
        seen = keyed.length;
    }

    private static DataTable<RankingRow> table(List<RankingRow> rows) {
        DataTable<RankingRow> table =
                new DataTable<>("bench-table", Messages.shared(Locale.ENGLISH), new InlineRunner());
        for (int i = 0; i < TITLES.size(); i++) {
            int at = i;
            table.columns(
                    Column.<RankingRow>text(
                            "column-" + at, TITLES.get(at), row -> value(at).apply(row)));
        }
        table.rows(rows);
        return table;
    }

    private static Function<RankingRow, String> value(int column) {
        return switch (column) {
            case 0 -> row -> String.valueOf(row.title());
            case 1 -> row -> String.valueOf(row.counters().views());
            case 2 -> row -> String.valueOf(row.counters().plays());
            case 3 -> row -> String.valueOf(row.uniqueViewers());
            case 4 -> row -> String.valueOf(row.bandwidthCost());
            case 5 -> row -> String.valueOf(row.currency());
            default -> row -> row.videoId() == null ? "" : row.videoId().value();
        };
    }

    private Timing.Pair scroll(List<RankingRow> rows) throws Exception {
        DataTable<RankingRow> ours = table(rows);
        TableView<RankingRow> bare = new TableView<>(FXCollections.observableArrayList(rows));
        for (int i = 0; i < TITLES.size(); i++) {
            int at = i;
            TableColumn<RankingRow, String> column = new TableColumn<>(TITLES.get(at));
            column.setPrefWidth(220);
            column.setCellValueFactory(
                    row -> new ReadOnlyStringWrapper(value(at).apply(row.getValue())));
            bare.getColumns().add(column);
        }
        Stage first = Toolkit.window(ours);
        Stage second = Toolkit.window(bare);
        Timing.Pair pair =
                timing.inTurns(
                        ROUNDS,
                        () -> frames(ours.table(), () -> Toolkit.layOut(ours)),
                        () -> frames(bare, () -> Toolkit.layOut(bare)));
        first.close();
        second.close();
        return new Timing.Pair(pair.ours() / FRAMES, pair.bare() / FRAMES);
    }

    private static void frames(TableView<RankingRow> table, Runnable layOut) {
        int rows = table.getItems().size();
        for (int frame = 0; frame < FRAMES; frame++) {
            table.scrollTo((int) ((long) rows * frame / FRAMES));
            layOut.run();
        }
    }
}
