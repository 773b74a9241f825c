package app.marquee.ui.overview;

import app.marquee.ui.control.TextScale;

import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

import java.util.ArrayList;
import java.util.List;

/** Grid of cards in three columns, or in one where the text leaves too little room. */
final class CardGrid extends GridPane {
    private static final int COLUMNS = 3;

    /** Least width of three columns at the usual size of the text. */
    private static final double ROOMY = 860;

    private final List<Place> cards = new ArrayList<>();
    private int columns;

    private record Place(Node card, int column, int row, int span) {}

    CardGrid() {
        getStyleClass().add("card-grid");
        widthProperty().subscribe(_ -> fit());
        TextScale.follow(this, _ -> fit());
    }

    /**
     * @param column from 0
     * @param span number of columns
     */
    CardGrid with(Node card, int column, int row, int span) {
        cards.add(new Place(card, column, row, span));
        columns = 0;
        fit();
        return this;
    }

    private void fit() {
        int next = getWidth() < ROOMY * TextScale.now(this) ? 1 : COLUMNS;
        if (next == columns) {
            return;
        }
        columns = next;
        getColumnConstraints().clear();
        for (int i = 0; i < next; i++) {
            ColumnConstraints column =
                    new ColumnConstraints(
                            0, 100, Double.MAX_VALUE, Priority.ALWAYS, HPos.LEFT, true);
            column.setPercentWidth(100.0 / next);
            getColumnConstraints().add(column);
        }
        getChildren().clear();
        for (int i = 0; i < cards.size(); i++) {
            Place place = cards.get(i);
            if (next == 1) {
                add(place.card(), 0, i, 1, 1);
            } else {
                add(place.card(), place.column(), place.row(), place.span(), 1);
            }
        }
    }
}
