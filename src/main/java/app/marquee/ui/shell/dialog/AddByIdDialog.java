package app.marquee.ui.shell.dialog;

import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.KnownIdsInput;

import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Dialog that adds items to a section by their pasted IDs. FX thread only. */
public final class AddByIdDialog {
    private final Messages messages;
    private final Dialogs dialogs;
    private final TaskRunner tasks;

    /**
     * @param messages of any bundle; only their language matters
     */
    public AddByIdDialog(Messages messages, Dialogs dialogs, TaskRunner tasks) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.tasks = tasks;
    }

    /**
     * @param known whether an ID need not be added; null to accept every ID
     * @param onAdd takes the IDs once the dialog is closed
     */
    public void open(
            String title, @Nullable Predicate<FoundId> known, Consumer<List<FoundId>> onAdd) {
        Button close = Buttons.titled("add-known-close", messages.text("close"));
        VBox content = new VBox();
        Dialogs.OpenDialog dialog = dialogs.show(title, content, List.of(close));
        KnownIdsInput input =
                new KnownIdsInput(
                        messages,
                        tasks,
                        known,
                        found -> {
                            dialog.close();
                            onAdd.accept(found);
                        });
        content.getChildren().add(input);
        close.setOnAction(_ -> dialog.close());
        input.field().requestFocus();
    }
}
