package app.marquee.ui.reports;

import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate.BlockChoice;
import app.marquee.report.ReportWords;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * List of the blocks of a report: ticked by click or Space, moved by drag or with Alt and the arrow
 * keys. FX thread only.
 */
final class BlockList extends ListView<BlockChoice> {
    private static final double ROW = 28;

    /** In pixels: its edge and padding, with which no row needs to be scrolled to. */
    private static final double AROUND = 8;

    private final ReportWords words;
    private final Edits edits;

    /** Receiver of the user's changes. */
    interface Edits {
        void choose(BlockType type, boolean chosen);

        void move(BlockType type, int to);
    }

    BlockList(ReportWords words, Edits edits) {
        this.words = words;
        this.edits = edits;
        setId("report-blocks");
        setFixedCellSize(ROW);
        setCellFactory(_ -> new Row());
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    void show(List<BlockChoice> blocks) {
        int at = getSelectionModel().getSelectedIndex();
        BlockChoice before = at < 0 ? null : getItems().get(at);
        getItems().setAll(blocks);
        setPrefHeight(blocks.size() * ROW + AROUND);
        setMinHeight(USE_PREF_SIZE);
        if (before != null) {
            blocks.stream()
                    .filter(one -> one.type() == before.type())
                    .findFirst()
                    .ifPresent(one -> getSelectionModel().select(one));
        }
    }

    private void pressed(KeyEvent event) {
        BlockChoice chosen = getSelectionModel().getSelectedItem();
        if (chosen == null) {
            return;
        }
        int at = getItems().indexOf(chosen);
        boolean up = event.getCode() == KeyCode.UP;
        if (event.isAltDown() && (up || event.getCode() == KeyCode.DOWN)) {
            edits.move(chosen.type(), at + (up ? -1 : 1));
            event.consume();
        } else if (event.getCode() == KeyCode.SPACE) {
            edits.choose(chosen.type(), !chosen.chosen());
            event.consume();
        }
    }

    /** Row with a check box. */
    private final class Row extends ListCell<BlockChoice> {
        private final CheckBox tick = new CheckBox();

        Row() {
            tick.setFocusTraversable(false);
            tick.setOnAction(_ -> ticked());
            setOnDragDetected(
                    event -> {
                        if (getItem() != null) {
                            ClipboardContent content = new ClipboardContent();
                            content.putString(getItem().type().key());
                            startDragAndDrop(TransferMode.MOVE).setContent(content);
                            event.consume();
                        }
                    });
            setOnDragOver(
                    event -> {
                        if (event.getGestureSource() instanceof Row) {
                            event.acceptTransferModes(TransferMode.MOVE);
                        }
                        event.consume();
                    });
            setOnDragDropped(
                    event -> {
                        BlockType.of(event.getDragboard().getString())
                                .ifPresent(type -> edits.move(type, getIndex()));
                        event.setDropCompleted(true);
                        event.consume();
                    });
        }

        private void ticked() {
            if (getItem() != null) {
                edits.choose(getItem().type(), tick.isSelected());
            }
        }

        @Override
        protected void updateItem(@Nullable BlockChoice item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(item == null ? null : tick);
            setText(null);
            if (item != null) {
                String title = words.block(item.type());
                tick.setText(title);
                tick.setSelected(item.chosen());
                setAccessibleText(title);
            }
        }
    }
}
