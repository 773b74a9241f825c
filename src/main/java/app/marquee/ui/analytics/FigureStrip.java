package app.marquee.ui.analytics;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.util.List;

/** Strip of summary values above a table. */
public final class FigureStrip extends FlowPane {
    private static final PseudoClass LEADING = PseudoClass.getPseudoClass("leading");

    public FigureStrip(String id) {
        setId(id);
        getStyleClass().add("figure-strip");
    }

    public void show(List<Figure> figures) {
        getChildren().setAll(figures.stream().map(FigureStrip::tile).toList());
    }

    private static Node tile(Figure figure) {
        Label caption = new Label(figure.caption());
        caption.getStyleClass().add("figure-caption");
        Label value = new Label(figure.value());
        value.getStyleClass().add("figure-value");
        VBox tile = new VBox(caption, value);
        tile.setId(figure.id());
        tile.getStyleClass().add("figure");
        tile.pseudoClassStateChanged(LEADING, figure.leading());
        tile.setAccessibleRole(AccessibleRole.TEXT);
        tile.setAccessibleText(
                (figure.caption() + ": " + figure.value() + ". " + figure.help()).strip());
        if (!figure.help().isEmpty()) {
            Tooltip.install(tile, new Tooltip(figure.help()));
        }
        return tile;
    }
}
