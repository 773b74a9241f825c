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
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;

/** Row of tiles above a report, each with a summary value and its change. FX thread only. */
public final class FigureStrip extends FlowPane {
    private static final PseudoClass UP = PseudoClass.getPseudoClass("up");
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

    private static final PseudoClass AWAITED = PseudoClass.getPseudoClass("awaited");

    /** Words with a line beside them. */
    private final List<VBox> lined = new ArrayList<>();

    private boolean inOneLine;
    private boolean isSpread;

    public FigureStrip(String id) {
        setId(id);
        getStyleClass().add("figure-strip");
    }

    /**
     * Keeps the tiles in one line. Without room those that choose nothing are left out, the last
     * ones first, then those that aren't chosen.
     */
    public FigureStrip inOneLine() {
        inOneLine = true;
        return this;
    }

    /** Shows a bar in place of each value while none is loaded; to be set before the tiles. */
    public void awaited(boolean loading) {
        pseudoClassStateChanged(AWAITED, loading);
    }

    /** Gives all tiles the same part of the width, in lines of as many tiles each. */
    public FigureStrip spread() {
        isSpread = true;
        getStyleClass().add("spread");
        return this;
    }

    /** How many tiles a line has, so that none stays alone. */
    private int columns(double width) {
        int count = getManagedChildren().size();
        int columns = Math.max(1, count);
        while (columns > 1
                && (count % columns != 0 || part(width, columns) < widest(getManagedChildren()))) {
            columns--;
        }
        return columns;
    }

    private double part(double width, int columns) {
        return Math.floor((width - sides() - getHgap() * (columns - 1)) / columns);
    }

    private static double widest(List<Node> tiles) {
        return tiles.stream().mapToDouble(tile -> Math.ceil(tile.prefWidth(-1))).max().orElse(0);
    }

    private static double highest(List<Node> tiles) {
        return tiles.stream().mapToDouble(tile -> Math.ceil(tile.prefHeight(-1))).max().orElse(0);
    }

    private double spreadHeight(double width) {
        int lines = Math.ceilDiv(getManagedChildren().size(), columns(width));
        return getInsets().getTop()
                + lines * highest(getManagedChildren())
                + getVgap() * Math.max(0, lines - 1)
                + getInsets().getBottom();
    }

    /** Words as wide as the widest of them, so that the lines of all tiles are in step. */
    private void alignLines() {
        double widest =
                lined.stream()
                        .flatMap(words -> words.getChildren().stream())
                        .mapToDouble(words -> Math.ceil(words.prefWidth(-1)))
                        .max()
                        .orElse(0);
        lined.forEach(words -> words.setPrefWidth(widest));
    }

    private void layOutSpread() {
        alignLines();
        List<Node> tiles = getManagedChildren();
        int columns = columns(getWidth());
        double part = part(getWidth(), columns);
        double high = highest(tiles);
        for (int at = 0; at < tiles.size(); at++) {
            tiles.get(at)
                    .resizeRelocate(
                            getInsets().getLeft() + at % columns * (part + getHgap()),
                            getInsets().getTop() + Math.floorDiv(at, columns) * (high + getVgap()),
                            part,
                            high);
        }
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
        return inOneLine || isSpread ? 0 : super.computeMinWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        if (isSpread) {
            return spreadHeight(width < 0 ? getWidth() : width);
        }
        return inOneLine
                ? getInsets().getTop() + highest(getManagedChildren()) + getInsets().getBottom()
                : super.computePrefHeight(width);
    }

    @Override
    protected double computeMinHeight(double width) {
        return inOneLine || isSpread ? computePrefHeight(width) : super.computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        if (isSpread) {
            layOutSpread();
        } else if (inOneLine) {
            layOutLine();
        } else {
            super.layoutChildren();
        }
    }

    private void layOutLine() {
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
        shown.reversed().stream()
                .filter(tile -> !(tile instanceof ToggleButton))
                .forEach(leaving::add);
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
        lined.clear();
        getChildren().setAll(figures.stream().map(this::tile).toList());
        getChildren().stream()
                .filter(tile -> focused.equals(tile.getId()))
                .forEach(Node::requestFocus);
    }

    private Node tile(Figure figure) {
        Figure.Choice choice = figure.choice();
        Region lines = lines(figure);
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

    /** With its line right after the change, so that it isn't taken for one of the next tile. */
    private Region lines(Figure figure) {
        if (figure.line() == null) {
            return captioned(figure);
        }
        VBox lines = captioned(figure);
        lined.add(lines);
        Sparkline values = new Sparkline();
        values.show(figure.line());
        lines.setMinWidth(USE_PREF_SIZE);
        HBox both = new HBox(lines, values);
        both.getStyleClass().add("figure-drawn");
        return both;
    }

    private static VBox captioned(Figure figure) {
        Figure.Trend trend = figure.trend();
        Label caption = new Label(figure.caption());
        caption.getStyleClass().add("figure-caption");
        Label value = new Label(figure.value());
        value.getStyleClass().add("figure-value");
        HBox line = new HBox(value);
        line.getStyleClass().add("figure-line");
        if (trend != null) {
            Label change = new Label(trend.words());
            change.getStyleClass().add("figure-trend");
            change.pseudoClassStateChanged(UP, trend.direction() > 0);
            change.pseudoClassStateChanged(DOWN, trend.direction() < 0);
            line.getChildren().add(change);
        }
        VBox words = new VBox(caption, line);
        words.getStyleClass().add("figure-words");
        return words;
    }

    private static String words(Figure figure) {
        Figure.Trend trend = figure.trend();
        String value = trend == null ? figure.value() : figure.value() + ", " + trend.said();
        return (figure.caption() + ": " + value + ". " + figure.help()).strip();
    }

    private static void explain(Node tile, Figure figure) {
        if (!figure.help().isEmpty()) {
            Tooltip.install(tile, new Tooltip(figure.help()));
        }
    }
}
