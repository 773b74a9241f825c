package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.Reversible;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/**
 * Field where the user types the number of items, or a name, before a write on production is sent.
 * FX thread only.
 */
public final class SendGuard extends VBox {
    /** Most items of a write on production that are sent without their number being typed. */
    static final int MOST = 20;

    private static final int END_OF_ID = 8;

    /** Writes of a form in which the name was typed just now. */
    private static final Set<Operation> NAMED_IN_A_FORM =
            Set.of(
                    Operation.CREATE_FOLDER,
                    Operation.CREATE_FUNNEL,
                    Operation.CREATE_PLAYLIST,
                    Operation.CREATE_CUSTOM_FIELD);

    private final Messages messages;
    private final TextField field = new TextField();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper(true);
    private @Nullable String wanted;

    /**
     * @param messages of the changes
     */
    public SendGuard(Messages messages) {
        this.messages = messages;
        field.setId("confirm-name");
        field.textProperty().subscribe(_ -> check());
        Visibility.show(this, false);
    }

    /** Asks for a text; null for none. */
    public void ask(@Nullable String text) {
        String before = wanted;
        wanted = text;
        if (text != null && !text.equals(before)) {
            getChildren().setAll(new FormField(messages.text("confirm.type", text), field));
            field.clear();
        }
        Visibility.show(this, text != null);
        check();
    }

    /** Moves the focus to the field. */
    void takeFocus() {
        field.requestFocus();
    }

    private void check() {
        open.set(wanted == null || field.getText().strip().equals(wanted.strip()));
    }

    /** Whether nothing is asked, or it was typed. */
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /** The text to be typed for this many items that can be changed back; null for none. */
    public static @Nullable String text(int items, ConnectionSummary to, Messages messages) {
        return to.kind() == ConnectionKind.PRODUCTION && items > MOST
                ? messages.formats().integer(items)
                : null;
    }

    /** The text to be typed before these are sent; null for none. */
    public static @Nullable String text(
            List<ChangeLine> lines, ConnectionSummary to, Messages messages) {
        int items = ChangeLine.countItems(lines);
        List<ChangeLine> forever = lines.stream().filter(SendGuard::isForever).toList();
        if (to.kind() != ConnectionKind.PRODUCTION || (items <= MOST && forever.isEmpty())) {
            return null;
        }
        return items == 1 ? name(forever.getFirst()) : messages.formats().integer(items);
    }

    private static boolean isForever(ChangeLine line) {
        return line.reversible() == Reversible.NO && !NAMED_IN_A_FORM.contains(line.operation());
    }

    /** The name of an item, or the end of its ID where it has none. */
    private static String name(ChangeLine line) {
        String title = line.subject().title();
        if (title != null && !title.isBlank()) {
            // A field takes no control characters.
            return title.replaceAll("\\p{Cntrl}", "");
        }
        String id = String.valueOf(line.subject().id());
        return id.substring(Math.max(0, id.length() - END_OF_ID));
    }
}
