package app.marquee.ui.shell.palette;

import app.marquee.text.Messages;
import app.marquee.ui.control.LazyChildren;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.FrameSource;

import javafx.collections.FXCollections;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/** Result list of the palette, shown below the field while the palette is open. */
public final class PalettePanel extends Pane {
    private static final double WIDTH = 680;
    private static final double ROW = 36;
    private static final int ROWS = 13;
    private static final double GAP = 6;

    /** The padding of the list above and below its rows. */
    private static final double EDGES = 10;

    private final Node field;
    private final ListView<PaletteRow> list = new ListView<>();
    private final StackPane content = new StackPane();
    private final Region around = new Region();
    private final VBox panel;
    private final Node nothing;
    private double scale = 1;

    public PalettePanel(PaletteViewModel model, Messages messages, FrameSource frames, Node field) {
        this.field = field;
        list.setId("palette-list");
        list.setFocusTraversable(false);
        list.setAccessibleText(messages.text("palette.list"));
        list.setCellFactory(_ -> new PaletteCell(model::choose, frames));
        list.getStyleClass().add("palette-list");
        nothing = nothing(messages);
        content.getChildren().addAll(list, nothing);
        panel = new VBox(content, foot(model, messages));
        panel.setId("palette");
        panel.getStyleClass().add("palette");
        around.setOnMousePressed(_ -> model.close());
        setPickOnBounds(false);
        setVisible(false);
        LazyChildren.of(this, around, panel);
        TextScale.follow(this, this::scale);
        model.openProperty().subscribe(this::setVisible);
        model.rowsProperty().subscribe(this::show);
        model.selectedProperty().subscribe(row -> select(row.intValue()));
    }

    private static Node nothing(Messages messages) {
        Label title = new Label(messages.text("palette.nothing.title"));
        title.getStyleClass().add("empty-title");
        Label text = new Label(messages.text("palette.nothing.text"));
        text.getStyleClass().add("empty-text");
        text.setWrapText(true);
        VBox empty = new VBox(new FontIcon("fth-search"), title, text);
        empty.getStyleClass().add("palette-nothing");
        empty.setId("palette-nothing");
        return empty;
    }

    private static HBox foot(PaletteViewModel model, Messages messages) {
        HBox foot = new HBox();
        foot.getStyleClass().add("palette-foot");
        hint(foot, "↑↓", messages.text("palette.hint.move"));
        hint(foot, "↵", messages.text("palette.hint.choose"));
        List<Label> rename = hint(foot, "F2", messages.text("palette.hint.rename"));
        hint(foot, "Esc", messages.text("palette.hint.close"));
        model.selectedProperty()
                .subscribe(_ -> rename.forEach(each -> Visibility.show(each, model.canRename())));
        return foot;
    }

    private static List<Label> hint(HBox foot, String key, String text) {
        Label cap = new Label(key);
        cap.getStyleClass().add("key-cap");
        List<Label> both = List.of(cap, new Label(text));
        foot.getChildren().addAll(both);
        return both;
    }

    private void show(List<PaletteRow> rows) {
        list.setItems(FXCollections.observableArrayList(rows));
        Visibility.show(list, !rows.isEmpty());
        Visibility.show(nothing, rows.isEmpty());
        fitHeight();
    }

    /** Rows are as high as their text needs. */
    private void scale(double factor) {
        scale = factor;
        list.setFixedCellSize(ROW * factor);
        fitHeight();
    }

    private void fitHeight() {
        list.setPrefHeight((Math.min(list.getItems().size(), ROWS) * ROW + EDGES) * scale);
        requestLayout();
    }

    private void select(int row) {
        if (row < 0) {
            list.getSelectionModel().clearSelection();
            return;
        }
        list.getSelectionModel().clearAndSelect(row);
        if (row <= 1) {
            list.scrollTo(0);
        } else if (isOutOfSight(row)) {
            list.scrollTo(Math.max(0, row - ROWS / 2));
        }
    }

    private boolean isOutOfSight(int row) {
        return list.lookupAll(".palette-cell").stream()
                .noneMatch(
                        node ->
                                node instanceof PaletteCell cell
                                        && !cell.isEmpty()
                                        && cell.getIndex() == row
                                        && isWhole(cell));
    }

    private boolean isWhole(Node cell) {
        Bounds place = list.sceneToLocal(cell.localToScene(cell.getLayoutBounds()));
        return place.getMinY() >= 0 && place.getMaxY() <= list.getHeight();
    }

    @Override
    protected void layoutChildren() {
        Bounds above = sceneToLocal(field.localToScene(field.getLayoutBounds()));
        double width = Math.min(WIDTH * scale, getWidth() - 2 * GAP);
        double height = Math.min(panel.prefHeight(width), getHeight() - above.getMaxY() - 4 * GAP);
        double x = above.getCenterX() - width / 2;
        around.resizeRelocate(0, above.getMaxY(), getWidth(), getHeight() - above.getMaxY());
        panel.resizeRelocate(
                Math.clamp(x, GAP, Math.max(GAP, getWidth() - width - GAP)),
                above.getMaxY() + GAP,
                width,
                height);
    }
}
