package app.marquee.ui.ranking;

import app.marquee.analytics.Mover;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ChangeCell;
import app.marquee.ui.analytics.ValueChangeFormatter;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;

import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Table columns of each video's changes since the compared period: rank change, change and relative
 * change. FX thread only, except for their values.
 */
final class MoverColumns {
    /** Sorts before all that climbed. */
    private static final int ENTERED = Integer.MAX_VALUE;

    /** Sorts after all that fell. */
    private static final int LEFT = -ENTERED;

    static final String MOVED = "moved";
    static final String CHANGE = "change";
    static final String SHARE = "change-share";
    private static final double MOVED_WIDTH = 62;
    private static final double CHANGE_WIDTH = 136;

    /** Means the same in every language. */
    private static final String ARROWS = "▲▼";

    private final Messages messages;
    private final ValueChangeFormatter changes;
    private volatile Movers movers = Movers.NONE;
    private boolean isNeutral;
    private boolean comparing;
    private boolean shareWanted;

    MoverColumns(Messages messages) {
        this.messages = messages;
        this.changes = new ValueChangeFormatter(messages);
    }

    /** Rank change, hidden until there is something to compare with. */
    Column<Ranked> moved() {
        double widest =
                Stream.of(ENTERED, LEFT)
                        .mapToDouble(places -> ColumnWidth.ofValue(moved(places)))
                        .reduce(MOVED_WIDTH, Math::max);
        return Column.<Ranked, Integer>number(
                        MOVED, messages.text("column.moved"), this::places, this::moved)
                .width(widest)
                .hidden();
    }

    /** Shows arrows in place of the title of the rank change, which is longer than its values. */
    void titledIn(DataTable<Ranked> table) {
        for (TableColumn<Ranked, ?> column : in(table)) {
            if (MOVED.equals(column.getId())) {
                Label arrows = new Label(ARROWS);
                arrows.setTooltip(new Tooltip(column.getText()));
                column.getStyleClass().add("moved-column");
                column.setGraphic(arrows);
            }
        }
    }

    /** Change of the leading metric, hidden until there is something to compare with. */
    Column<Ranked> change() {
        String title = messages.text("map.difference");
        return Column.<Ranked, Moved>of(CHANGE, title, one -> of(one, Moved::of), this::words)
                .alignedRight()
                .width(ColumnWidth.titled(title, CHANGE_WIDTH))
                .hidden();
    }

    /** The change of a video that came or left is its value, which the row shows already. */
    private String words(Moved moved) {
        return switch (moved.kind()) {
            case ENTERED -> messages.text("moved.entered");
            case LEFT -> messages.text("moved.left");
            case STAYED -> stayed(moved).words();
        };
    }

    private ChangeCell.Shown stayed(Moved moved) {
        return changes.difference(moved.change(), moved.ratio(), moved.isChance());
    }

    /** Colors the changes; more costs are neither good nor bad. */
    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    void color(DataTable<Ranked> table) {
        for (TableColumn<Ranked, ?> column : in(table)) {
            if (CHANGE.equals(column.getId())) {
                ((TableColumn<Ranked, Ranked>) column)
                        .setCellFactory(
                                _ -> new ChangeCell<>(messages, column.getText(), this::shown));
            }
        }
    }

    private ChangeCell.@Nullable Shown shown(Ranked one) {
        Moved moved = of(one, Moved::of);
        if (moved == null) {
            return null;
        }
        String words = words(moved);
        return new ChangeCell.Shown(
                words,
                moved.kind() == Mover.Kind.STAYED ? stayed(moved).brief() : words,
                moved.kind() == Mover.Kind.STAYED ? stayed(moved).inFull() : words,
                isNeutral || moved.isChance() ? 0 : moved.change().signum());
    }

    /** Change with its ratio to the earlier value, ordered by the change alone. */
    private record Moved(
            Mover.Kind kind, BigDecimal change, @Nullable Double ratio, boolean isChance)
            implements Comparable<Moved> {
        static @Nullable Moved of(Mover mover) {
            BigDecimal change = mover.change();
            return change == null
                    ? null
                    : new Moved(mover.kind(), change, mover.ratio(), mover.isChance());
        }

        @Override
        public int compareTo(Moved other) {
            return change.compareTo(other.change);
        }
    }

    /** Relative change, hidden until the user wants it. */
    Column<Ranked> share() {
        String title = messages.text("column.change-leading-share");
        return Column.<Ranked, Double>number(
                        SHARE, title, one -> of(one, Mover::share), messages.formats()::percent)
                .width(ColumnWidth.titled(title, CHANGE_WIDTH))
                .hidden();
    }

    private <V> @Nullable V of(Ranked one, Function<Mover, @Nullable V> value) {
        return Optional.ofNullable(movers.of(one.row().videoId())).map(value).orElse(null);
    }

    private @Nullable Integer places(Ranked one) {
        Mover mover = movers.of(one.row().videoId());
        if (mover == null) {
            return null;
        }
        return switch (mover.kind()) {
            case ENTERED -> Integer.valueOf(ENTERED);
            case LEFT -> Integer.valueOf(LEFT);
            case STAYED -> mover.places();
        };
    }

    private String moved(int places) {
        if (places == ENTERED) {
            return messages.text("moved.entered");
        }
        if (places == LEFT) {
            return messages.text("moved.left");
        }
        return places == 0
                ? messages.text("moved.not")
                : messages.text(places > 0 ? "moved.up" : "moved.down", Math.abs(places));
    }

    /** Shows the rank change and change columns while the user has chosen a comparison. */
    void show(RankingContent content, DataTable<Ranked> table) {
        movers = content.movers();
        isNeutral = content.metric() == RankingMetric.BANDWIDTH_COST;
        if (content.isCompared() != comparing) {
            comparing = content.isCompared();
            if (comparing) {
                in(table).forEach(this::come);
            } else {
                hide(table);
            }
        }
    }

    private void come(TableColumn<Ranked, ?> column) {
        DataTable.show(column, !SHARE.equals(column.getId()) || shareWanted);
    }

    /** Hides the columns, even if they were restored, until there is a comparison. */
    void hide(DataTable<Ranked> table) {
        in(table)
                .forEach(
                        column -> {
                            if (SHARE.equals(column.getId())) {
                                shareWanted = DataTable.isWanted(column);
                            }
                            DataTable.show(column, false);
                        });
    }

    private static List<TableColumn<Ranked, ?>> in(DataTable<Ranked> table) {
        return table.table().getColumns().stream()
                .filter(column -> List.of(MOVED, CHANGE, SHARE).contains(column.getId()))
                .toList();
    }
}
