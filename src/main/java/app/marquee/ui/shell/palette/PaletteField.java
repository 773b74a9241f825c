package app.marquee.ui.shell.palette;

import app.marquee.text.Messages;
import app.marquee.ui.control.FittingPrompt;
import app.marquee.ui.shell.command.WindowCommands;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Objects;

/** Search field of the palette in the top bar, whose keys move through the result list. */
public final class PaletteField extends StackPane {
    private static final int PAGE = 8;

    private final PaletteViewModel model;
    private final TextField field = new TextField();
    private @Nullable Node before;

    public PaletteField(PaletteViewModel model, Messages messages) {
        this.model = model;
        getStyleClass().add("palette-field");
        field.setId("palette-input");
        String prompt = messages.text("command.palette");
        field.setAccessibleText(prompt);
        FittingPrompt.follow(field, 0, prompt, messages.text("palette.prompt.short"));
        FontIcon icon = new FontIcon("fth-search");
        icon.setMouseTransparent(true);
        Label cap = new Label(WindowCommands.PALETTE.keyText());
        cap.getStyleClass().add("key-cap");
        cap.setMouseTransparent(true);
        // In a narrow field the key would overlap the icon.
        cap.visibleProperty()
                .bind(field.focusedProperty().not().and(field.promptTextProperty().isNotEmpty()));
        setAlignment(icon, Pos.CENTER_LEFT);
        setAlignment(cap, Pos.CENTER_RIGHT);
        getChildren().addAll(field, icon, cap);
        field.textProperty().subscribe((_, text) -> type(text));
        field.focusedProperty().subscribe((_, focused) -> followFocus(focused));
        field.setOnMousePressed(_ -> model.open());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        model.openProperty().subscribe((_, open) -> follow(open));
        model.selectedProperty().subscribe(_ -> describe());
    }

    /** Opens the palette from wherever the focus is. */
    public void open() {
        if (getScene() != null && !field.isFocused()) {
            before = getScene().getFocusOwner();
        }
        field.requestFocus();
        field.selectAll();
        model.open();
    }

    /** Opens the palette with the first letter of what is typed. */
    public void open(String letter) {
        open();
        field.setText(letter);
        field.end();
    }

    private void type(String text) {
        if (!text.isEmpty()) {
            model.open();
        }
        model.type(text);
    }

    private void followFocus(boolean focused) {
        if (!focused) {
            model.close();
        }
    }

    private void follow(boolean open) {
        if (open) {
            return;
        }
        field.clear();
        if (field.isFocused()) {
            leave();
        }
    }

    /** The focus goes back to where it was. */
    private void leave() {
        Node back = before;
        before = null;
        if (back != null
                && Objects.equals(back.getScene(), getScene())
                && back.isFocusTraversable()) {
            back.requestFocus();
        } else if (getParent() != null) {
            getParent().requestFocus();
        }
    }

    private void describe() {
        int row = model.selectedProperty().get();
        field.setAccessibleHelp(
                row >= 0
                                && model.rowsProperty().get().get(row)
                                        instanceof PaletteRow.Line(var entry)
                        ? entry.title() + ", " + (entry.canRun() ? entry.detail() : entry.refusal())
                        : null);
    }

    private void onKey(KeyEvent event) {
        boolean taken = true;
        switch (event.getCode()) {
            case DOWN -> down();
            case UP -> model.step(-1);
            case PAGE_DOWN -> model.move(PAGE);
            case PAGE_UP -> model.move(-PAGE);
            case ENTER -> model.choose();
            case ESCAPE -> escape();
            case F2 -> taken = model.rename();
            default -> taken = false;
        }
        if (taken) {
            event.consume();
        }
    }

    private void down() {
        if (model.openProperty().get()) {
            model.step(1);
        } else {
            model.open();
        }
    }

    private void escape() {
        if (model.openProperty().get()) {
            model.close();
        } else {
            leave();
        }
    }
}
