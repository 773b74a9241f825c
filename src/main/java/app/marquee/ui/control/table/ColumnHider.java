package app.marquee.ui.control.table;

import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.TextScale;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Hider of columns that are unknown or the same in all rows, and of those that have no room: those
 * of a set order leave first, then the mostly empty ones, then the last ones, so that the table
 * doesn't scroll sideways, and one may get narrower before those that matter most. Where that isn't
 * enough, the column that takes the remaining width gets narrower, and then the columns that
 * outlast the others and the images leave. A column that the user showed or hid or that the table
 * is sorted by is left alone. FX thread only.
 */
final class ColumnHider<T> {
    private static final String KEY = ColumnHider.class.getName();

    /** In pixels at the usual text size: the scroll bar of the rows. */
    private static final double BAR = 14;

    private final TableView<T> table;
    private final ScaledColumns scaled;
    private final Map<String, Column<T>> columns = new HashMap<>();
    private Map<String, State> uniform = Map.of();
    private Set<String> sparse = Set.of();
    private List<String> leaving = List.of();
    private List<String> lasting = List.of();
    private @Nullable Narrowing narrowing;
    private Set<String> kept = Set.of();
    private boolean inspects;
    private boolean scrolls;
    private boolean adapting;

    /** Widths at the usual text size of a column that gets narrower before another one leaves. */
    private record Narrowing(String id, double full, double least, String before) {
        double spare(double factor) {
            return (full - least) * factor;
        }
    }

    /** State of a column that isn't as it was defined, with the end of the key of its reason. */
    private enum State {
        UNKNOWN("unknown"),
        SAME("uniform"),
        NARROW("narrow"),
        CHOSEN("");

        private final String key;

        State(String key) {
            this.key = key;
        }
    }

    ColumnHider(TableView<T> table, ScaledColumns scaled) {
        this.table = table;
        this.scaled = scaled;
        table.widthProperty().subscribe((_, _) -> adapt());
        TextScale.follow(table, _ -> adapt());
        table.getVisibleLeafColumns().addListener((ListChangeListener<Object>) _ -> adaptLater());
    }

    /** Adds a column; its values are read for all rows. */
    void add(Column<T> column) {
        if (!column.roomy()) {
            columns.put(column.id(), column);
        }
    }

    /**
     * Begins to hide columns for what they say.
     *
     * @param ids of those that stay, whatever they say
     */
    void inspect(Set<String> ids) {
        kept = ids;
        inspects = true;
    }

    /** Leaves columns without room where they are, since the table scrolls to them. */
    void scroll() {
        scrolls = true;
    }

    /** Sets the columns that leave before all others, in this order, with images among them. */
    void leaving(List<String> ids) {
        leaving = ids;
    }

    /** Sets the columns that leave after all others, in this order, with images among them. */
    void lasting(List<String> ids) {
        lasting = ids;
    }

    /** Sets the column that gets narrower before another one leaves, which leaves at its place. */
    void narrowing(TableColumn<T, ?> column, double least, String before) {
        double full = DefaultColumnWidths.usual(column, scaled) / scaled.worn();
        narrowing = new Narrowing(column.getId(), full, Math.min(least, full), before);
    }

    /**
     * The inspection of new rows, pure and for any thread: it finds the columns that say nothing,
     * and returns the step that hides them and shows those that do again.
     */
    Function<List<T>, Runnable> inspection() {
        if (!inspects) {
            return _ -> () -> {};
        }
        Map<String, Function<T, ?>> values = new HashMap<>();
        columns.forEach((id, column) -> values.put(id, column.value()));
        values.keySet().removeAll(kept);
        return rows -> {
            Map<String, State> found = uniform(rows, values);
            Set<String> empty = sparse(rows, values);
            return () -> {
                uniform = found;
                sparse = empty;
                adapt();
            };
        };
    }

    private static <T> Map<String, State> uniform(
            List<T> rows, Map<String, Function<T, ?>> values) {
        Map<String, State> found = new HashMap<>();
        values.forEach(
                (id, value) -> {
                    if (isUniform(rows, value)) {
                        boolean isKnown = value.apply(rows.getFirst()) != null;
                        found.put(id, isKnown ? State.SAME : State.UNKNOWN);
                    }
                });
        return found;
    }

    /** The columns that are empty in more than half of the rows. */
    private static <T> Set<String> sparse(List<T> rows, Map<String, Function<T, ?>> values) {
        Set<String> found = new HashSet<>();
        values.forEach(
                (id, value) -> {
                    long empty = rows.stream().filter(row -> isEmpty(value.apply(row))).count();
                    if (2 * empty > rows.size()) {
                        found.add(id);
                    }
                });
        return found;
    }

    private static boolean isEmpty(@Nullable Object value) {
        return value == null || value.equals("");
    }

    /** A single row says what it says; only several can repeat it. */
    private static <T> boolean isUniform(List<T> rows, Function<T, ?> value) {
        if (rows.isEmpty()) {
            return false;
        }
        Object first = value.apply(rows.getFirst());
        return (rows.size() > 1 || first == null)
                && rows.stream().allMatch(row -> Objects.equals(value.apply(row), first));
    }

    /** The table must not change again while it tells its parts of a change. */
    private void adaptLater() {
        if (!adapting) {
            FxThread.later(this::adapt);
        }
    }

    private void adapt() {
        if (adapting) {
            return;
        }
        adapting = true;
        try {
            hide();
        } finally {
            adapting = false;
        }
    }

    private void hide() {
        Map<TableColumn<T, ?>, State> hidden = new HashMap<>();
        for (TableColumn<T, ?> column : candidates()) {
            State state = uniform.get(column.getId());
            if (state != null) {
                hidden.put(column, state);
            }
        }
        narrow(hidden);
        for (TableColumn<T, ?> column : all()) {
            State state = hidden.get(column);
            if (state != null) {
                column.getProperties().put(KEY, state);
                column.setVisible(false);
            } else if (isHidden(column)) {
                column.getProperties().remove(KEY);
                column.setVisible(true);
            }
        }
    }

    private List<TableColumn<T, ?>> all() {
        return Stream.concat(candidates().stream(), images().stream()).toList();
    }

    /** The columns that are in sight or would be, and that may be hidden. */
    private List<TableColumn<T, ?>> candidates() {
        return table.getColumns().stream()
                .filter(column -> columns.containsKey(column.getId()))
                .filter(column -> isWanted(column) && !isChosen(column))
                .filter(column -> !table.getSortOrder().contains(column))
                .toList();
    }

    /** Adds those that have no room; with widths of the user's own the table scrolls instead. */
    private void narrow(Map<TableColumn<T, ?>, State> hidden) {
        boolean isUsual =
                table.getColumns().stream()
                        .allMatch(column -> DefaultColumnWidths.isWorn(column, scaled));
        if (table.getWidth() <= 0 || !isUsual || scrolls) {
            roomy().ifPresent(column -> FlexColumnSizer.giveWay(column, false));
            return;
        }
        double over =
                table.getColumns().stream()
                                .filter(column -> isWanted(column) && !hidden.containsKey(column))
                                .mapToDouble(this::wanted)
                                .sum()
                        - (room() - BAR * scaled.worn());
        over = leave(leaving(hidden), hidden, over);
        double spare = roomy().map(FlexColumnSizer::spare).orElse(0.0);
        for (TableColumn<T, ?> last : lastingLonger()) {
            if (over > spare && !hidden.containsKey(last)) {
                hidden.put(last, State.NARROW);
                over -= FlexColumnSizer.wanted(last);
            }
        }
        boolean isTight = over > 0;
        roomy().ifPresent(column -> FlexColumnSizer.giveWay(column, isTight));
    }

    /** Hides columns until the others have room, and returns how much is missing still. */
    private double leave(
            List<TableColumn<T, ?>> order, Map<TableColumn<T, ?>, State> hidden, double missing) {
        Narrowing narrow = narrowing;
        if (narrow == null) {
            return hideInOrder(order, hidden, missing);
        }
        double over = hideInOrder(before(order, narrow), hidden, missing);
        double by = Math.clamp(over, 0, narrow.spare(scaled.worn()));
        over = hideInOrder(order, hidden, over - by);
        double back = Math.clamp(-over, 0, by);
        double width = narrow.full() - (by - back) / scaled.worn();
        table.getColumns().stream()
                .filter(column -> narrow.id().equals(column.getId()))
                .forEach(column -> DefaultColumnWidths.renew(column, scaled, width));
        return over + back;
    }

    private double hideInOrder(
            List<TableColumn<T, ?>> order, Map<TableColumn<T, ?>, State> hidden, double missing) {
        double over = missing;
        for (TableColumn<T, ?> column : order) {
            if (over > 0 && !hidden.containsKey(column)) {
                hidden.put(column, State.NARROW);
                over -= wanted(column);
            }
        }
        return over;
    }

    private List<TableColumn<T, ?>> before(List<TableColumn<T, ?>> order, Narrowing narrow) {
        List<String> earlier = leaving.subList(0, Math.max(0, leaving.indexOf(narrow.before())));
        return order.stream().filter(column -> earlier.contains(column.getId())).toList();
    }

    private double wanted(TableColumn<T, ?> column) {
        Narrowing narrow = narrowing;
        return narrow != null && narrow.id().equals(column.getId())
                ? narrow.full() * scaled.worn()
                : FlexColumnSizer.wanted(column);
    }

    private double room() {
        return table.getWidth() - table.snappedLeftInset() - table.snappedRightInset();
    }

    /** All that may leave but the last one where no other stays: a title alone says little. */
    private List<TableColumn<T, ?>> leaving(Map<TableColumn<T, ?>, State> hidden) {
        List<TableColumn<T, ?>> all =
                inOrderOfLeaving().stream().filter(column -> !hidden.containsKey(column)).toList();
        boolean isSorted = table.getSortOrder().stream().anyMatch(TableColumn::isVisible);
        boolean isMore =
                table.getColumns().stream()
                        .filter(column -> lasting.contains(column.getId()) && isWanted(column))
                        .anyMatch(column -> !(column instanceof PictureColumn));
        return isSorted || isMore ? all : all.subList(0, Math.max(0, all.size() - 1));
    }

    private Optional<TableColumn<T, ?>> roomy() {
        return table.getColumns().stream().filter(FlexColumnSizer::isGiven).findFirst();
    }

    private List<TableColumn<T, ?>> images() {
        return table.getColumns().stream()
                .filter(PictureColumn.class::isInstance)
                .filter(column -> isWanted(column) && !isChosen(column))
                .toList();
    }

    /** Those that leave when the column with the remaining width is as narrow as it may be. */
    private List<TableColumn<T, ?>> lastingLonger() {
        List<TableColumn<T, ?>> ordered = new ArrayList<>();
        for (String id : lasting) {
            all().stream().filter(column -> id.equals(column.getId())).forEach(ordered::add);
        }
        images().stream().filter(image -> !ordered.contains(image)).forEach(ordered::addFirst);
        return ordered;
    }

    private List<TableColumn<T, ?>> inOrderOfLeaving() {
        List<TableColumn<T, ?>> all = new ArrayList<>(candidates());
        all.removeIf(column -> lasting.contains(column.getId()));
        images().stream().filter(image -> leaving.contains(image.getId())).forEach(all::add);
        Collections.reverse(all);
        List<TableColumn<T, ?>> ordered = new ArrayList<>();
        for (String id : leaving) {
            all.stream().filter(column -> id.equals(column.getId())).forEach(ordered::add);
        }
        all.removeAll(ordered);
        // Those of a set order may be empty only because they load later.
        all.sort(Comparator.comparing(column -> !sparse.contains(column.getId())));
        ordered.addAll(all);
        return ordered;
    }

    /** Shows or hides a column for its section. */
    static void show(TableColumnBase<?, ?> column, boolean shown) {
        if (isHidden(column)) {
            column.getProperties().remove(KEY);
        }
        column.setVisible(shown);
    }

    /** Whether a column is in sight, or would be if it had something to say and room. */
    static boolean isWanted(TableColumnBase<?, ?> column) {
        return column.isVisible() || isHidden(column);
    }

    /** Whether a column is hidden because it says nothing or has no room. */
    static boolean isHidden(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) instanceof State state && state != State.CHOSEN;
    }

    /** The title of a column, with the reason where it is hidden. */
    static String title(TableColumnBase<?, ?> column, Messages messages) {
        return column.getProperties().get(KEY) instanceof State state && isHidden(column)
                ? messages.text("table.columns." + state.key, column.getText())
                : column.getText();
    }

    /** Whether the user shows a column that would be hidden otherwise. */
    static boolean isChosen(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) == State.CHOSEN;
    }

    /** Leaves a column to the user from now on. */
    static void choose(TableColumnBase<?, ?> column) {
        column.getProperties().put(KEY, State.CHOSEN);
    }
}
