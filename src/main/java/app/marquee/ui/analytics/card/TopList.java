package app.marquee.ui.analytics.card;

import app.marquee.ui.analytics.Figure;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** List of the largest items, each with its value, a bar beside it and its change. */
public final class TopList extends VBox {
    private static final PseudoClass UP = PseudoClass.getPseudoClass("up");
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

    /** Usual width of a bar of which the others are parts, in widths of its line. */
    private static final double BAR = 0.2;

    /** Names that have as many first letters in common look the same once they are cut. */
    private static final int ALIKE = 16;

    private final double bars;

    public TopList(String id) {
        this(id, BAR);
    }

    /**
     * @param bars width of the longest bar, in widths of its line
     */
    public TopList(String id, double bars) {
        this.bars = bars;
        setId(id);
        getStyleClass().add("top-list");
    }

    public void show(List<TopRow> rows) {
        boolean hasTrends = rows.stream().anyMatch(row -> row.trend() != null);
        OverrunStyle cut =
                rows.stream().anyMatch(row -> isAlike(row, rows))
                        ? OverrunStyle.CENTER_ELLIPSIS
                        : OverrunStyle.ELLIPSIS;
        getChildren().setAll(rows.stream().map(row -> row(row, hasTrends, cut)).toList());
    }

    /**
     * Whether a name begins like another one. Then all of the list are cut before their ends, which
     * tell them apart.
     */
    private static boolean isAlike(TopRow row, List<TopRow> rows) {
        return row.name().length() > ALIKE
                && rows.stream()
                        .filter(other -> !other.name().equals(row.name()))
                        .anyMatch(other -> other.name().startsWith(beginning(row)));
    }

    private static String beginning(TopRow row) {
        return row.name().substring(0, ALIKE);
    }

    private Node row(TopRow row, boolean hasTrends, OverrunStyle cut) {
        HBox line = line(row, cut);
        if (hasTrends) {
            line.getChildren().add(change(row.trend()));
        }
        Runnable open = row.open();
        if (open == null) {
            line.setAccessibleRole(AccessibleRole.TEXT);
            line.setAccessibleText(words(row));
            line.getStyleClass().add("top-row");
            return line;
        }
        Button button = new Button();
        button.setGraphic(line);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.getStyleClass().addAll("flat", "top-row");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(0);
        button.setAccessibleText(words(row));
        button.setTooltip(new Tooltip(row.name()));
        button.setOnAction(_ -> open.run());
        line.prefWidthProperty()
                .bind(
                        button.widthProperty()
                                .map(
                                        width ->
                                                width.doubleValue()
                                                        - button.snappedLeftInset()
                                                        - button.snappedRightInset()));
        return button;
    }

    private HBox line(TopRow row, OverrunStyle cut) {
        Label name = new Label(row.name());
        name.getStyleClass().add("top-name");
        name.setMinWidth(0);
        name.setTextOverrun(cut);
        Label value = new Label(row.value());
        value.setMinWidth(Region.USE_PREF_SIZE);
        StackPane values = new StackPane(value);
        values.getStyleClass().add("top-value");
        Visibility.show(values, !row.value().isEmpty());
        HBox line = new HBox();
        line.getChildren().addAll(named(name, row.mark()), bar(row.share(), line), values);
        if (row.picture() != null) {
            line.getChildren().addFirst(row.picture());
        }
        line.getStyleClass().add("top-line");
        return line;
    }

    /** The mark is never cut, since it tells names apart. */
    private static Node named(Label name, @Nullable String mark) {
        HBox both = new HBox(name);
        if (mark != null) {
            Label quiet = new Label(mark);
            quiet.getStyleClass().add("caption");
            quiet.setMinWidth(Region.USE_PREF_SIZE);
            both.getChildren().add(quiet);
        }
        both.getStyleClass().add("top-named");
        both.setMinWidth(0);
        HBox.setHgrow(both, Priority.ALWAYS);
        return both;
    }

    /** As wide as a part of its line. */
    private Node bar(double share, HBox line) {
        Region filled = new Region();
        filled.getStyleClass().add("row-bar-filled");
        StackPane bar = new StackPane(filled);
        bar.getStyleClass().add("row-bar");
        bar.minWidthProperty().bind(line.widthProperty().multiply(bars));
        bar.maxWidthProperty().bind(bar.minWidthProperty());
        filled.maxWidthProperty().bind(bar.widthProperty().multiply(Math.clamp(share, 0, 1)));
        Visibility.show(bar, share >= 0);
        return bar;
    }

    private static Node change(Figure.@Nullable Trend trend) {
        Label change = new Label(trend == null ? "" : trend.words());
        change.getStyleClass().add("figure-trend");
        change.setMinWidth(Region.USE_PREF_SIZE);
        change.pseudoClassStateChanged(UP, trend != null && trend.direction() > 0);
        change.pseudoClassStateChanged(DOWN, trend != null && trend.direction() < 0);
        StackPane place = new StackPane(change);
        place.getStyleClass().add("top-change");
        return place;
    }

    private static String words(TopRow row) {
        Figure.Trend trend = row.trend();
        return Stream.of(row.value(), trend == null ? "" : trend.said())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", ", name(row) + ": ", ""));
    }

    private static String name(TopRow row) {
        return row.mark() == null ? row.name() : row.name() + " (" + row.mark() + ")";
    }
}
