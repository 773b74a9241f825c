package app.marquee.ui.control.table;

import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Restorer of the selection after the rows of a table were replaced. Searches large tables off the
 * FX thread and leaves rows selected meanwhile alone. FX thread only.
 */
final class SelectionRestorer<T> {
    private final TableView<T> table;
    private final TableModel<T> model;
    private final Messages messages;
    private final LatestJob finding;

    /** The keys to select again once found. */
    private Set<Object> sought = Set.of();

    private @Nullable SelectionMemory<T> remembered;
    private Function<T, ?> keyOf = row -> row;

    /** Whether the first row is opened; null once there were rows. */
    private @Nullable BooleanSupplier opensFirst;

    SelectionRestorer(
            TableView<T> table, TableModel<T> model, Messages messages, TaskRunner tasks) {
        this.table = table;
        this.model = model;
        this.messages = messages;
        this.finding = new LatestJob(tasks);
    }

    /** Sets the key of a row. */
    void keyedBy(Function<T, ?> key) {
        keyOf = key;
    }

    /** Sets the memory whose row is restored once when nothing was selected. */
    void remember(SelectionMemory<T> memory) {
        remembered = memory;
    }

    /** Sets whether the first row is selected with the first rows, when no other one is. */
    void openingFirst(BooleanSupplier when) {
        opensFirst = when;
    }

    /**
     * @param shown the rows that the table is to get
     * @param swap gives them to it
     */
    void around(List<T> shown, Runnable swap) {
        Set<Object> keys = new HashSet<>();
        table.getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .forEach(row -> keys.add(keyOf.apply(row)));
        if (keys.isEmpty()) {
            keys.addAll(sought);
        }
        table.getSelectionModel().clearSelection();
        SelectionAnchor.forget(table);
        swap.run();
        if (!keys.isEmpty()) {
            select(keys);
        } else if (!shown.isEmpty()) {
            Optional.ofNullable(remembered)
                    .flatMap(SelectionMemory::sought)
                    .ifPresentOrElse(this::restore, this::first);
        }
    }

    private void first() {
        boolean isWanted = opensFirst != null && opensFirst.getAsBoolean();
        opensFirst = null;
        if (isWanted && table.getSelectionModel().isEmpty()) {
            table.getSelectionModel().select(0);
        }
    }

    private void select(Set<Object> keys) {
        List<T> rows = model.shownProperty().get();
        if (rows.size() <= TableModel.AT_ONCE) {
            finding.cancel();
            select(rowsOf(keys, rows));
            return;
        }
        sought = keys;
        finding.submit(
                Job.of(messages.text("table.finding"), _ -> rowsOf(keys, rows))
                        .onSuccess(found -> found(rows, found)));
    }

    private void found(List<T> rows, int[] found) {
        sought = Set.of();
        if (isUntouched(rows)) {
            select(found);
        }
    }

    @SuppressWarnings("ReferenceEquality") // the same rows that were searched
    private boolean isUntouched(List<T> rows) {
        return model.shownProperty().get() == rows && table.getSelectionModel().isEmpty();
    }

    /** Restores the row of the last session. */
    private void restore(Predicate<T> wanted) {
        List<T> rows = model.shownProperty().get();
        if (rows.size() <= TableModel.AT_ONCE) {
            selectAgain(rowOf(wanted, rows));
            return;
        }
        finding.submit(
                Job.of(messages.text("table.finding"), _ -> rowOf(wanted, rows))
                        .onSuccess(
                                found -> {
                                    if (isUntouched(rows)) {
                                        selectAgain(found);
                                    }
                                }));
    }

    private void selectAgain(OptionalInt row) {
        row.ifPresentOrElse(at -> SelectionMemory.select(table, at), this::first);
    }

    private static <T> OptionalInt rowOf(Predicate<T> wanted, List<T> rows) {
        return IntStream.range(0, rows.size())
                .filter(row -> wanted.test(rows.get(row)))
                .findFirst();
    }

    private int[] rowsOf(Set<Object> keys, List<T> rows) {
        return IntStream.range(0, rows.size())
                .filter(index -> keys.contains(keyOf.apply(rows.get(index))))
                .limit(keys.size())
                .toArray();
    }

    private void select(int[] rows) {
        sought = Set.of();
        if (rows.length > 0) {
            table.getSelectionModel().selectIndices(rows[0], rows);
        }
    }
}
