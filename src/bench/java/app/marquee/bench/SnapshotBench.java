package app.marquee.bench;

import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.VideoId;
import app.marquee.store.snapshot.Snapshots;
import app.marquee.store.snapshot.StoredAnswer;
import app.marquee.store.snapshot.StoredRow;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.scene.Parent;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A ranking from what is kept on this machine to its first rows on the screen: read, put in order
 * and laid out, against a bare SELECT of the same rows, in no order, into a bare table. In the
 * processor time of the thread. Prints a table and, last, one line with the verdict.
 */
public final class SnapshotBench {
    private static final double GOAL = 1.5;
    private static final int JUDGED = 100_000;
    private static final int ROUNDS = 7;
    private static final String QUESTION = "bench";
    private static final ConnectionId HERE = new ConnectionId("bench");
    private static final List<Integer> SIZES = List.of(1_000, 10_000, 100_000, 1_000_000);

    private final Timing timing = new Timing();
    private final Path folder;
    private final StackPane place = new StackPane();

    private SnapshotBench(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws Exception {
        Toolkit.start();
        Path folder = Files.createTempDirectory("marquee-bench");
        try {
            new SnapshotBench(folder).run();
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.deleteIfExists(file);
                }
            }
            Files.deleteIfExists(folder);
        }
    }

    private void run() throws Exception {
        System.out.printf(
                "medians of %d rounds in turns, one round beyond the judged length%n", ROUNDS);
        System.out.println("     rows    ours ms    bare ms  ratio");
        Stage stage = Toolkit.call(() -> Toolkit.window(place));
        double judged = 0;
        for (int size : SIZES) {
            Timing.Pair pair = row(size);
            judged = size == JUDGED ? pair.ratio() : judged;
            System.out.printf(
                    Locale.ROOT,
                    "%9d %10.1f %10.1f %6.2f%n",
                    size,
                    pair.ours(),
                    pair.bare(),
                    pair.ratio());
        }
        Toolkit.call(
                () -> {
                    stage.close();
                    return stage;
                });
        System.out.printf(
                Locale.ROOT,
                "snapshot: %d rows to the screen in %.2f of SELECT and bare table, goal %.1f :"
                        + " %s%n",
                JUDGED,
                judged,
                GOAL,
                judged <= GOAL ? "holds" : "falls short");
        if (judged > GOAL) {
            System.exit(1);
        }
    }

    private Timing.Pair row(int size) throws Exception {
        List<RankingRow> rows = RankingRows.of(size);
        Path bare = folder.resolve("bare-" + size + ".db");
        try (Snapshots kept =
                        Snapshots.open(folder.resolve("kept-" + size + ".db"), Clock.systemUTC());
                Connection sql = DriverManager.getConnection("jdbc:sqlite:" + bare)) {
            kept.keep(
                    HERE,
                    QUESTION,
                    StoredRow.RANKING,
                    new StoredAnswer<>(
                            "bench.example",
                            Instant.now(),
                            rows,
                            Counters.UNKNOWN,
                            UnknownMembers.NONE),
                    Snapshots.Retention.USUAL);
            fill(sql, rows);
            return Toolkit.call(
                    () ->
                            timing.inTurns(
                                    size > JUDGED ? 0 : 2,
                                    size > JUDGED ? 1 : ROUNDS,
                                    () -> show(ours(kept)),
                                    () -> show(bare(sql))));
        }
    }

    private void show(Parent table) {
        place.getChildren().setAll(table);
        Toolkit.layOut(place);
    }

    private static Parent ours(Snapshots kept) throws InterruptedException {
        List<RankingRow> rows = kept.latest(HERE, QUESTION, StoredRow.RANKING).orElseThrow().rows();
        DataTable<Ranked> table =
                new DataTable<Ranked>(
                                "bench-table", Messages.shared(Locale.ENGLISH), new InlineRunner())
                        .columns(
                                Column.<Ranked, Integer>number(
                                        "rank", "Rank", Ranked::rank, String::valueOf),
                                Column.text("title", "Video", one -> one.row().title()),
                                Column.<Ranked, Long>number(
                                        "views",
                                        "Views",
                                        one -> one.row().counters().views(),
                                        String::valueOf),
                                Column.<Ranked, Long>number(
                                        "plays",
                                        "Plays",
                                        one -> one.row().counters().plays(),
                                        String::valueOf),
                                Column.<Ranked, BigDecimal>number(
                                        "cost",
                                        "Cost",
                                        one -> one.row().bandwidthCost(),
                                        String::valueOf));
        table.rows(new RankingOrder(RankingMetric.VIEWS).of(rows));
        return table;
    }

    private static void fill(Connection sql, List<RankingRow> rows) throws SQLException {
        sql.createStatement()
                .execute(
                        "CREATE TABLE ranking (video TEXT, title TEXT, views INTEGER, plays"
                                + " INTEGER, viewers INTEGER, cost TEXT, currency TEXT)");
        sql.setAutoCommit(false);
        try (PreparedStatement insert =
                sql.prepareStatement("INSERT INTO ranking VALUES (?, ?, ?, ?, ?, ?, ?)")) {
            for (RankingRow row : rows) {
                insert.setString(1, Objects.requireNonNull(row.videoId()).value());
                insert.setString(2, row.title());
                insert.setObject(3, row.counters().views());
                insert.setObject(4, row.counters().plays());
                insert.setObject(5, row.uniqueViewers());
                insert.setString(6, String.valueOf(row.bandwidthCost()));
                insert.setString(7, row.currency());
                insert.addBatch();
            }
            insert.executeBatch();
        }
        sql.commit();
    }

    private static Parent bare(Connection sql) throws SQLException {
        List<RankingRow> rows = new ArrayList<>();
        try (PreparedStatement select = sql.prepareStatement("SELECT * FROM ranking");
                ResultSet found = select.executeQuery()) {
            while (found.next()) {
                rows.add(
                        new RankingRow(
                                new VideoId(found.getString(1)),
                                found.getString(2),
                                new Counters(found.getLong(3), null, found.getLong(4), null),
                                found.getLong(5),
                                new BigDecimal(found.getString(6)),
                                found.getString(7),
                                UnknownMembers.NONE));
            }
        }
        TableView<RankingRow> table = new TableView<>(FXCollections.observableArrayList(rows));
        table.getColumns().add(column("Currency", RankingRow::currency));
        table.getColumns().add(column("Video", RankingRow::title));
        table.getColumns().add(column("Views", row -> row.counters().views()));
        table.getColumns().add(column("Plays", row -> row.counters().plays()));
        table.getColumns().add(column("Cost", RankingRow::bandwidthCost));
        return table;
    }

    private static TableColumn<RankingRow, Object> column(
            String title, java.util.function.Function<RankingRow, Object> value) {
        TableColumn<RankingRow, Object> column = new TableColumn<>(title);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        return column;
    }
}
