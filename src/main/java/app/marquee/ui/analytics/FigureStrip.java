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

import java.util.List;

/** Row of tiles above a report, each with a summary value and its change. FX thread only. */
public final class FigureStrip extends FlowPane {
    private static final PseudoClass UP = PseudoClass.getPseudoClass("up");
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

    public FigureStrip(String id) {
        setId(id);
        getStyleClass().add("figure-strip");
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
