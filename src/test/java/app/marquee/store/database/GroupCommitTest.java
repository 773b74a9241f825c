package app.marquee.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

final class GroupCommitTest {
    @TempDir Path directory;
    private final AtomicInteger commits = new AtomicInteger();
    private final List<CompletableFuture<Integer>> calls = new ArrayList<>();
    private Connection sql;
    private GroupCommit group;

    @BeforeEach
    void open() throws SQLException {
        sql = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("group.db"));
        run(sql, "CREATE TABLE row (number INTEGER PRIMARY KEY)");
        group = new GroupCommit(counting(), "test");
    }

    @AfterEach
    void close() throws SQLException {
        group.close();
        sql.close();
    }

    /** The same connection, which counts what reaches the disk. */
    private Connection counting() {
        return (Connection)
                Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {Connection.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("commit")) {
                                commits.incrementAndGet();
                            }
                            try {
                                return method.invoke(sql, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }

    private static int run(Connection on, String text) throws SQLException {
        try (Statement statement = on.createStatement()) {
            return statement.executeUpdate(text);
        }
    }

    private static SqlWork<Integer> insert(int number) {
        return on -> run(on, "INSERT INTO row VALUES (" + number + ")");
    }

    /** All of them wait before the first is written. */
    private void together(List<SqlWork<Integer>> works) throws InterruptedException {
        CountDownLatch written = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread first =
                Thread.ofPlatform()
                        .start(
                                () ->
                                        call(
                                                _ -> {
                                                    begun.countDown();
                                                    await(written);
                                                    return 0;
                                                },
                                                new CompletableFuture<>()));
        begun.await();
        for (SqlWork<Integer> work : works) {
            CompletableFuture<Integer> call = new CompletableFuture<>();
            calls.add(call);
            Thread.ofPlatform().start(() -> call(work, call));
            Awaitility.await().until(() -> group.waiting() == calls.size());
        }
        written.countDown();
        first.join();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void call(SqlWork<Integer> work, CompletableFuture<Integer> call) {
        try {
            call.complete(group.write(work));
        } catch (SQLException | RuntimeException e) {
            call.completeExceptionally(e);
        }
    }

    private List<Integer> rows() throws SQLException {
        List<Integer> rows = new ArrayList<>();
        try (Statement statement = sql.createStatement();
                var found = statement.executeQuery("SELECT number FROM row ORDER BY number")) {
            while (found.next()) {
                rows.add(found.getInt(1));
            }
        }
        return rows;
    }

    @Test
    void whatWaitsGoesToTheDiskInOneCommit() throws Exception {
        together(List.of(insert(1), insert(2), insert(3), insert(4)));
        for (CompletableFuture<Integer> call : calls) {
            assertThat(call.get()).isOne();
        }
        assertThat(commits).as("with the one that was written first").hasValue(2);
        assertThat(rows()).containsExactly(1, 2, 3, 4);
    }

    @Test
    void whatFailsTakesNoOtherWithItAndLeavesNothingOfItself() throws Exception {
        SqlWork<Integer> half =
                on -> {
                    run(on, "INSERT INTO row VALUES (7)");
                    throw new IllegalArgumentException("no");
                };
        together(List.of(insert(1), half, insert(3)));
        assertThat(calls.get(0).get()).isOne();
        assertThat(calls.get(2).get()).isOne();
        assertThatThrownBy(() -> calls.get(1).get())
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(IllegalArgumentException.class);
        assertThat(rows()).containsExactly(1, 3);
    }

    @Test
    void nothingIsWrittenAfterItWasClosedAndNobodyWaitsForIt() throws Exception {
        group.close();
        assertThatThrownBy(() -> group.write(insert(1))).isInstanceOf(SQLException.class);
        group.close();
        assertThat(rows()).isEmpty();
    }

    @Test
    void aWriteFromAnotherThreadAfterwardsIsRefusedAtOnce() throws Exception {
        group.close();
        CompletableFuture<Integer> late = new CompletableFuture<>();
        Thread.ofPlatform().start(() -> call(insert(1), late));
        assertThatThrownBy(() -> late.get(30, TimeUnit.SECONDS))
                .hasCauseInstanceOf(SQLException.class);
    }

    @Test
    void closingWaitsForWhatIsBeingWritten() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch written = new CountDownLatch(1);
        CompletableFuture<Integer> call = new CompletableFuture<>();
        Thread.ofPlatform()
                .start(
                        () ->
                                call(
                                        on -> {
                                            begun.countDown();
                                            await(written);
                                            return run(on, "INSERT INTO row VALUES (1)");
                                        },
                                        call));
        begun.await();
        Thread closing = Thread.ofPlatform().start(group::close);
        Awaitility.await().until(() -> closing.getState() == Thread.State.WAITING);
        written.countDown();
        closing.join();
        assertThat(rows()).containsExactly(1);
        // The thread that asked may wake up after close returned.
        assertThat(call).succeedsWithin(Duration.ofSeconds(10)).isEqualTo(1);
    }

    @Test
    void anInterruptWhileClosingIsKeptForTheCaller() throws Exception {
        group.write(insert(1));
        Thread.currentThread().interrupt();
        group.close();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void anInterruptLeavesNobodyInDoubt() throws Exception {
        Thread.currentThread().interrupt();
        assertThat(group.write(insert(1))).isOne();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(rows()).containsExactly(1);
    }

    @Test
    void whenTheDiskRefusesNobodyIsToldThatItIsWritten() throws Exception {
        run(
                sql,
                "CREATE TABLE other (number INTEGER REFERENCES row (number)"
                        + " DEFERRABLE INITIALLY DEFERRED)");
        run(sql, "PRAGMA foreign_keys = ON");
        // Seen by SQLite at the commit only.
        together(List.of(insert(1), on -> run(on, "INSERT INTO other VALUES (99)")));
        for (CompletableFuture<Integer> call : calls) {
            assertThatThrownBy(call::get).hasCauseInstanceOf(SQLException.class);
        }
        assertThat(rows()).isEmpty();
        assertThat(group.write(insert(5))).isOne();
        assertThat(rows()).containsExactly(5);
    }
}
