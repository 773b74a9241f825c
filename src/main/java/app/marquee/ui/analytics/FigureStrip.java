package app.marquee.ui.analytics;

import app.marquee.ui.chart.Sparkline;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;

/** Row of tiles above a report, each with a summary value and its change. FX thread only. */
public final class FigureStrip extends FlowPane {
    private static final PseudoClass UP = PseudoClass.getPseudoClass("up");
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

    private boolean inOneLine;

    public FigureStrip(String id) {
        setId(id);
        getStyleClass().add("figure-strip");
    }

    /**
     * Keeps the tiles in one line. Without room those that choose nothing are left out, the first
     * ones first, then those that aren't chosen.
     */
    public FigureStrip inOneLine() {
        inOneLine = true;
        return this;
    }

    private double sides() {
        return getInsets().getLeft() + getInsets().getRight();
    }

    private double wide(List<Node> tiles) {
        return sides()
                + getHgap() * Math.max(0, tiles.size() - 1)
                + tiles.stream().mapToDouble(tile -> Math.ceil(tile.prefWidth(-1))).sum();
    }

    @Override
    protected double computePrefWidth(double height) {
        return inOneLine ? wide(getManagedChildren()) : super.computePrefWidth(height);
    }

    @Override
    protected double computeMinWidth(double height) {
        return inOneLine ? 0 : super.computeMinWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        if (!inOneLine) {
            return super.computePrefHeight(width);
        }
        double highest =
                getManagedChildren().stream()
                        .mapToDouble(tile -> tile.prefHeight(-1))
                        .max()
                        .orElse(0);
        return getInsets().getTop() + Math.ceil(highest) + getInsets().getBottom();
    }

    @Override
    protected double computeMinHeight(double width) {
        return inOneLine ? computePrefHeight(width) : super.computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        if (!inOneLine) {
            super.layoutChildren();
            return;
        }
        List<Node> shown = fitting(getWidth());
        double x = getInsets().getLeft();
        for (Node tile : getManagedChildren()) {
            tile.setVisible(shown.contains(tile));
            if (tile.isVisible()) {
                double width = Math.ceil(tile.prefWidth(-1));
                tile.resizeRelocate(x, getInsets().getTop(), width, tile.prefHeight(-1));
                x += width + getHgap();
            }
        }
    }

    /** The width of the tiles that have room in one line of a width. */
    public double fitted(double width) {
        return wide(fitting(width));
    }

    private List<Node> fitting(double width) {
        List<Node> shown = new ArrayList<>(getManagedChildren());
        List<Node> leaving = new ArrayList<>();
        shown.stream().filter(tile -> !(tile instanceof ToggleButton)).forEach(leaving::add);
        shown.reversed().stream().filter(FigureStrip::isUnchosen).forEach(leaving::add);
        for (Node each : leaving) {
            if (wide(shown) <= width) {
                break;
            }
            shown.remove(each);
        }
        return shown;
    }

    private static boolean isUnchosen(Node tile) {
        return tile instanceof ToggleButton choice && !choice.isSelected();
    }

    /** Shows these; a tile that has the focus keeps it. */
    public void show(List<Figure> figures) {
        String focused =
                getChildren().stream()
                        .filter(Node::isFocused)
                        .map(Node::getId)
                        .findFirst()
                        .orElse("");
        getChildren().setAll(figures.stream().map(FigureStrip::tile).toList());
        getChildren().stream()
                .filter(tile -> focused.equals(tile.getId()))
                .forEach(Node::requestFocus);
    }

    private static Node tile(Figure figure) {
        Figure.Choice choice = figure.choice();
        VBox lines = lines(figure);
        String words = words(figure);
        if (choice == null) {
            lines.setId(figure.id());
            lines.getStyleClass().add("figure");
            lines.setAccessibleRole(AccessibleRole.TEXT);
            lines.setAccessibleText(words);
            explain(lines, figure);
            return lines;
        }
        ToggleButton tile = new ToggleButton();
        tile.setId(figure.id());
        tile.setGraphic(lines);
        tile.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        tile.getStyleClass().addAll("flat", "figure");
        tile.setMinWidth(USE_PREF_SIZE);
        tile.setSelected(choice.chosen());
        tile.setAccessibleText(words);
        tile.setOnAction(
                _ -> {
                    tile.setSelected(true);
                    choice.choose().run();
                });
        explain(tile, figure);
        return tile;
    }

    private static VBox lines(Figure figure) {
        Label caption = new Label(figure.caption());
        caption.getStyleClass().add("figure-caption");
        Label value = new Label(figure.value());
        value.getStyleClass().add("figure-value");
        HBox line = new HBox(value);
        line.getStyleClass().add("figure-line");
        Figure.Trend trend = figure.trend();
        if (trend != null) {
            Label change = new Label(trend.words());
            change.getStyleClass().add("figure-trend");
            change.pseudoClassStateChanged(UP, trend.direction() > 0);
            change.pseudoClassStateChanged(DOWN, trend.direction() < 0);
            line.getChildren().add(change);
        }
        VBox lines = new VBox(caption, line);
        if (figure.line() != null) {
            Sparkline values = new Sparkline();
            values.show(figure.line());
            lines.getChildren().add(values);
        }
        return lines;
    }

    private static String words(Figure figure) {
        Figure.Trend trend = figure.trend();
        String value = trend == null ? figure.value() : figure.value() + ", " + trend.words();
        return (figure.caption() + ": " + value + ". " + figure.help()).strip();
    }

    private static void explain(Node tile, Figure figure) {
        if (!figure.help().isEmpty()) {
            Tooltip.install(tile, new Tooltip(figure.help()));
        }
    }
}
