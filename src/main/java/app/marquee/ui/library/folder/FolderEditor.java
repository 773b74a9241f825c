package app.marquee.ui.library.folder;

import app.marquee.change.StagedChange;
import app.marquee.model.id.FolderId;
import app.marquee.model.limit.Limits;
import app.marquee.text.Messages;
import app.marquee.text.ValidationText;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.control.LazyChildren;

import javafx.animation.AnimationTimer;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Editor for the name of a folder, laid over its row, with a card for validation and the request.
 * It is not part of the table, so that rows can change while the user types. FX thread only.
 */
public final class FolderEditor extends Pane {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final double NARROWEST = 160;
    private static final double MARGIN = 8;

    /** Between the field and what is left and right of it. */
    private static final double GAP = 3;

    private static final double CARD_WIDTH = 440;

    private final FolderTable table;
    private final FolderEditViewModel edit;
    private final Messages messages;
    private final ValidationText verdicts;
    private final TextField field = new TextField();
    private final Label message = new Label();
    private final Label counter = new Label();
    private final RequestPreview request;
    private final Label keys = new Label();
    private final VBox card;
    private final AnimationTimer following =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    place();
                }
            };

    public FolderEditor(FolderTable table, FolderEditViewModel edit, Messages messages) {
        this.table = table;
        this.edit = edit;
        this.messages = messages;
        this.verdicts = new ValidationText(messages);
        this.request = new RequestPreview("folder-edit-request", messages);
        this.card = new VBox(new HBox(message, counter), request, keys);
        setPickOnBounds(false);
        getStyleClass().add("folder-editor");
        buildField();
        buildCard();
        card.setManaged(false);
        field.setManaged(false);
        setVisible(false);
        LazyChildren.of(this, card, field);
        edit.editingProperty().subscribe(this::editing);
        edit.draftProperty().subscribe(this::show);
    }

    private void buildField() {
        field.setId("folder-edit");
        field.setAccessibleText(messages.text("rename.field"));
        field.textProperty().bindBidirectional(edit.textProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        field.focusedProperty()
                .addListener(
                        (_, had, has) -> {
                            if (had && !has) {
                                edit.leave();
                            }
                        });
    }

    private void buildCard() {
        card.getStyleClass().add("folder-edit-card");
        HBox.setHgrow(message, Priority.ALWAYS);
        message.setMaxWidth(Double.MAX_VALUE);
        message.setWrapText(true);
        message.setId("folder-edit-message");
        message.getStyleClass().add("form-message");
        counter.getStyleClass().add("form-counter");
        counter.setMinWidth(USE_PREF_SIZE);
        request.toggle().setOnAction(_ -> backToField());
        request.toggle().addEventFilter(KeyEvent.KEY_PRESSED, this::onToggleKey);
        keys.setText(messages.text("rename.keys"));
        keys.getStyleClass().add("caption");
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            edit.commit();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            edit.cancel();
            event.consume();
        } else if (event.getCode() == KeyCode.TAB) {
            if (request.isVisible()) {
                request.toggle().requestFocus();
            }
            event.consume();
        }
        if (edit.editingProperty().get() == null) {
            table.view().requestFocus();
        }
    }

    private void onToggleKey(KeyEvent event) {
        if (event.getCode() == KeyCode.TAB || event.getCode() == KeyCode.ESCAPE) {
            backToField();
            event.consume();
        }
    }

    private void backToField() {
        field.requestFocus();
        field.end();
    }

    private void editing(@Nullable FolderId folder) {
        setVisible(folder != null);
        if (folder == null) {
            following.stop();
            return;
        }
        if (table.nameCell(RowKey.of(folder)).isEmpty()) {
            table.scrollTo(RowKey.of(folder));
        }
        following.start();
        place();
        field.requestFocus();
        field.selectAll();
    }

    private void show(FolderEditViewModel.Draft draft) {
        Optional<String> wrong = verdicts.ifAny(draft.verdict());
        boolean spaces = wrong.isEmpty() && draft.outerSpaces() > 0;
        StagedChange change = draft.change();
        message.setText(
                wrong.orElse(
                        spaces
                                ? messages.plural("rename.spaces", draft.outerSpaces())
                                : change == null ? messages.text("rename.unchanged") : ""));
        message.pseudoClassStateChanged(DANGER, wrong.isPresent());
        field.pseudoClassStateChanged(DANGER, wrong.isPresent());
        field.setAccessibleHelp(message.getText());
        counter.setText(messages.text("form.count", draft.length(), Limits.FOLDER_NAME.max()));
        request.show(change == null ? null : change.line());
        keys.setVisible(change != null);
        keys.setManaged(change != null);
    }

    /** Moves with the row, which may be scrolled or moved by a refresh. */
    private void place() {
        FolderId folder = edit.editingProperty().get();
        Optional<FolderNameCell> cell =
                folder == null ? Optional.empty() : table.nameCell(RowKey.of(folder));
        boolean seen = cell.filter(this::isInTable).isPresent();
        field.setOpacity(seen ? 1 : 0);
        card.setVisible(seen);
        cell.filter(_ -> seen).ifPresent(this::place);
    }

    private boolean isInTable(FolderNameCell cell) {
        Bounds row = cell.localToScene(cell.getBoundsInLocal());
        Bounds all = table.view().localToScene(table.view().getBoundsInLocal());
        return row.getMaxY() <= all.getMaxY() + 1 && row.getMinY() >= all.getMinY();
    }

    private void place(FolderNameCell cell) {
        Point2D name = sceneToLocal(cell.name().localToScene(0, 0));
        Point2D corner = sceneToLocal(cell.localToScene(0, 0));
        double right = corner.getX() + cell.getTableRow().getWidth() - GAP;
        double left = Math.max(0, Math.min(name.getX() - GAP, right - NARROWEST));
        double width = right - left;
        double height = cell.getHeight();
        field.resizeRelocate(left, corner.getY() + 1, width, height - 2);
        placeCard(left, corner.getY(), height, width);
    }

    /** Places the card below the field, or above it at the foot of the tree, within the edges. */
    private void placeCard(double fieldLeft, double top, double height, double fieldWidth) {
        double width = Math.min(Math.max(CARD_WIDTH, fieldWidth), getWidth() - 2 * MARGIN);
        double left = Math.max(MARGIN, Math.min(fieldLeft, getWidth() - width - MARGIN));
        double cardHeight = card.prefHeight(width);
        double below = top + height;
        boolean fits = below + cardHeight <= getHeight();
        card.resizeRelocate(left, fits ? below : top - cardHeight, width, cardHeight);
    }
}
