package app.marquee.ui.overview;

import app.marquee.ui.control.TextScale;

import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Grid of cards in three columns, or in one where the text leaves too little room. Cards of one
 * place stand below each other, so that one that grows moves only those below it.
 */
final class CardGrid extends GridPane {
    private static final int COLUMNS = 3;
    private static final String STACK = "card-stack";

    /** Least width of three columns at the usual size of the text. */
    private static final double ROOMY = 860;

    private final Map<Node, Place> cards = new LinkedHashMap<>();
    private int columns;

    private record Place(int column, int row, int span) {}

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
        cards.put(card, new Place(column, row, span));
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
        clear();
        if (next == 1) {
            int row = 0;
            for (Node card : cards.keySet()) {
                add(card, 0, row++, 1, 1);
            }
        } else {
            Map<Place, List<Node>> places = new LinkedHashMap<>();
            cards.forEach(
                    (card, place) ->
                            places.computeIfAbsent(place, _ -> new ArrayList<>()).add(card));
            places.forEach(
                    (place, some) ->
                            add(stacked(some), place.column(), place.row(), place.span(), 1));
        }
    }

    private void clear() {
        for (Node child : getChildren()) {
            if (child instanceof VBox stack && stack.getStyleClass().contains(STACK)) {
                stack.getChildren().clear();
            }
        }
        getChildren().clear();
    }

    private static Node stacked(List<Node> cards) {
        if (cards.size() == 1) {
            return cards.getFirst();
        }
        VBox stack = new VBox();
        stack.getStyleClass().add(STACK);
        stack.getChildren().setAll(cards);
        return stack;
    }
}
