package app.marquee.ui.video.matrix;

import app.marquee.service.video.FieldsOfVideo;
import app.marquee.ui.video.matrix.FieldGrid.Cell;

import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseDragEvent;
import javafx.scene.input.MouseEvent;

import org.jspecify.annotations.Nullable;

/**
 * Cell of one custom field: tinted where it is edited, with the value before in its tooltip, and a
 * field to type into. FX thread only.
 */
final class FieldCell extends TableCell<FieldsOfVideo, FieldsOfVideo> {
    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass REMOVED = PseudoClass.getPseudoClass("removed");
    private static final PseudoClass ADVISED = PseudoClass.getPseudoClass("advised");
    private static final PseudoClass RANGE = PseudoClass.getPseudoClass("in-range");
    private static final PseudoClass LEAD = PseudoClass.getPseudoClass("lead");
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final FieldGridPane pane;
    private final String key;
    private final Tooltip remarks = new Tooltip();
    private @Nullable TextField editor;
    private @Nullable Tooltip warning;
    private String before = "";

    FieldCell(FieldGridPane pane, String key) {
        this.pane = pane;
        this.key = key;
        getStyleClass().add("field-cell");
        setAlignment(Pos.CENTER_LEFT);
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::onPress);
        addEventHandler(
                MouseEvent.DRAG_DETECTED,
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY
                            && !isEditing()
                            && getScene() != null) {
                        startFullDrag();
                        event.consume();
                    }
                });
        addEventHandler(MouseDragEvent.MOUSE_DRAG_ENTERED, _ -> extend());
    }

    private void onPress(MouseEvent event) {
        if (isEditing() || isEmpty()) {
            return;
        }
        if (event.getButton() == MouseButton.PRIMARY) {
            pane.press(getIndex(), key, event.isShiftDown());
            if (event.getClickCount() == 2) {
                pane.edit(null);
            }
            event.consume();
        } else if (!pane.isInRange(getIndex(), key)) {
            pane.press(getIndex(), key, false);
        }
    }

    private void extend() {
        if (!isEmpty()) {
            pane.press(getIndex(), key, true);
        }
    }

    private Cell cell(FieldsOfVideo row) {
        return new Cell(row.video(), key);
    }

    @Override
    protected void updateItem(FieldsOfVideo row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (!isEditing()) {
            show();
        }
    }

    /** Shows value and state of a cell that isn't edited. */
    static void update(Node cell) {
        if (cell instanceof FieldCell shown && !shown.isEditing()) {
            shown.show();
        }
    }

    /** Shows value and state. */
    private void show() {
        FieldsOfVideo row = isEmpty() ? null : getItem();
        setGraphic(null);
        if (row == null) {
            setText(null);
            setTooltip(null);
            setAccessibleText(null);
            for (PseudoClass one :
                    new PseudoClass[] {EDITED, REMOVED, ADVISED, RANGE, LEAD, UNKNOWN}) {
                pseudoClassStateChanged(one, false);
            }
            return;
        }
        FieldGrid edits = pane.grid();
        Cell cell = cell(row);
        boolean edited = edits.isEdited(cell);
        boolean removed = edited && !edits.has(cell);
        setText(pane.text(cell, row));
        pseudoClassStateChanged(EDITED, edited);
        pseudoClassStateChanged(REMOVED, removed);
        pseudoClassStateChanged(ADVISED, !edits.advice(cell).isEmpty());
        pseudoClassStateChanged(UNKNOWN, !removed && edits.value(cell).isEmpty());
        pseudoClassStateChanged(RANGE, pane.isInRange(getIndex(), key));
        pseudoClassStateChanged(LEAD, pane.isLead(getIndex(), key));
        String said = pane.remarks(cell);
        remarks.setText(said);
        setTooltip(said.isEmpty() ? null : remarks);
        setAccessibleText(pane.spoken(cell, row));
        setAccessibleHelp(said.isEmpty() ? null : said);
    }

    @Override
    public void startEdit() {
        FieldsOfVideo row = getItem();
        if (row == null || !pane.mayEdit(cell(row))) {
            return;
        }
        super.startEdit();
        if (isEditing()) {
            before = pane.grid().value(cell(row)).orElse("");
            TextField field = editor(pane.takeTyped(), row);
            editor = field;
            setText(null);
            setTooltip(null);
            setGraphic(field);
            // A field selects its text when its skin first sees the focus, so it gets one now.
            field.applyCss();
            field.requestFocus();
            field.end();
            advise(field.getText());
        }
    }

    private TextField editor(@Nullable String typed, FieldsOfVideo row) {
        TextField field = new TextField(typed == null ? before : typed);
        field.setId("field-matrix-value");
        field.setAccessibleText(pane.spoken(cell(row), row));
        String shown = field.getText();
        field.addEventFilter(
                KeyEvent.KEY_PRESSED, event -> onKey(event, field, typed == null ? shown : null));
        field.textProperty().subscribe((_, now) -> advise(now));
        field.focusedProperty()
                .subscribe(
                        (_, focused) -> {
                            if (!focused && field.equals(editor)) {
                                finish(field, typed == null ? shown : null, 0, 0);
                            }
                        });
        return field;
    }

    private void onKey(KeyEvent event, TextField field, @Nullable String shown) {
        int step = event.isShiftDown() ? -1 : 1;
        if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            finish(field, shown, step, 0);
            event.consume();
        } else if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
            finish(field, shown, 0, step);
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            editor = null;
            pane.endEdit();
            event.consume();
        }
    }

    /**
     * Ends the edit with what was typed.
     *
     * @param shown the text that means no edit, since the field may show a value differently; null
     *     when any text is an edit
     */
    private void finish(TextField field, @Nullable String shown, int down, int across) {
        FieldsOfVideo row = getItem();
        String typed = field.getText();
        editor = null;
        pane.endEdit();
        if (row != null && !typed.equals(shown)) {
            pane.type(cell(row), typed);
        }
        pane.step(down, across);
    }

    private void advise(String typed) {
        TextField field = editor;
        if (field == null) {
            return;
        }
        String said = pane.advice(typed);
        field.pseudoClassStateChanged(ADVISED, !said.isEmpty());
        field.setAccessibleHelp(said.isEmpty() ? null : said);
        Tooltip shown = warning;
        if (said.isEmpty() && shown != null) {
            shown.hide();
            warning = null;
        } else if (!said.isEmpty() && shown == null && getScene() != null) {
            Tooltip made = new Tooltip(said);
            warning = made;
            Bounds place = localToScreen(getLayoutBounds());
            if (place != null) {
                made.show(this, place.getMinX(), place.getMaxY());
            }
        }
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        editor = null;
        if (warning != null) {
            warning.hide();
            warning = null;
        }
        show();
    }
}
