package app.marquee.ui.shell.dialog;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Wrapping;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Question before a step that would discard unsaved edits: it names them, and offers to save them
 * for later where all of them can be. FX thread only.
 */
public final class UnsavedQuestion {
    private final Messages messages;
    private final Dialogs dialogs;
    private final Supplier<List<UnsavedEdit>> unsaved;
    private boolean asking;

    public UnsavedQuestion(
            Messages messages, Dialogs dialogs, Supplier<List<UnsavedEdit>> unsaved) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.unsaved = unsaved;
    }

    /**
     * Runs the step at once, or after the user saved the edits or agreed to discard them. While the
     * dialog is open, other steps are ignored.
     */
    public void before(Runnable step, Runnable onDeclined) {
        List<UnsavedEdit> edits = unsaved.get();
        if (edits.isEmpty()) {
            step.run();
        } else if (!asking) {
            asking = true;
            if (edits.stream().anyMatch(UnsavedQuestion::canKeep)) {
                offer(edits, step, onDeclined);
            } else {
                confirm(edits, step, onDeclined);
            }
        }
    }

    private void confirm(List<UnsavedEdit> edits, Runnable step, Runnable onDeclined) {
        dialogs.confirm(
                Confirmation.destructive(
                                messages.text("discard.question"),
                                text(edits),
                                messages.text("discard.changes"),
                                () -> answered(step))
                        .onDeclined(() -> answered(onDeclined)));
    }

    private String text(List<UnsavedEdit> edits) {
        List<UnsavedEdit> lost = edits.stream().filter(edit -> !canKeep(edit)).toList();
        String all = messages.text("unsaved.text", names(edits));
        return lost.isEmpty() ? all : all + "\n" + messages.text("unsaved.lost", names(lost));
    }

    private static boolean canKeep(UnsavedEdit edit) {
        return edit.keeping().isPresent();
    }

    private static String names(List<UnsavedEdit> edits) {
        return edits.stream().map(UnsavedEdit::name).collect(Collectors.joining(", "));
    }

    private void offer(List<UnsavedEdit> edits, Runnable step, Runnable onDeclined) {
        Label said = new Label(text(edits));
        said.setWrapText(true);
        Wrapping.guard(said);
        said.setMinHeight(Region.USE_PREF_SIZE);
        VBox card = new VBox(said);
        card.getStyleClass().add("confirm-card");
        Button cancel = Buttons.entered("unsaved-cancel", messages.text("cancel"));
        Button discard = Buttons.entered("unsaved-discard", messages.text("discard.changes"));
        discard.getStyleClass().addAll("accent", "danger");
        Button keep = Buttons.entered("unsaved-keep", messages.of("change").text("action.keep"));
        Dialogs.OpenDialog dialog =
                dialogs.show(
                        messages.text("discard.question"), card, List.of(cancel, discard, keep));
        Answer answer = new Answer(() -> answered(onDeclined));
        dialog.onClosed(() -> answer.next.run());
        cancel.setOnAction(_ -> dialog.close());
        discard.setOnAction(_ -> answer.give(dialog, () -> answered(step)));
        keep.setOnAction(
                _ ->
                        answer.give(
                                dialog,
                                () ->
                                        keep(
                                                edits.stream()
                                                        .filter(UnsavedQuestion::canKeep)
                                                        .toList(),
                                                () -> answered(step),
                                                () -> answered(onDeclined))));
        keep.requestFocus();
    }

    /** Answer of the user, which runs when the dialog closes. */
    private static final class Answer {
        private Runnable next;

        Answer(Runnable usual) {
            next = usual;
        }

        void give(Dialogs.OpenDialog dialog, Runnable chosen) {
            next = chosen;
            dialog.close();
        }
    }

    /** One after the other; the step waits for all of them. */
    private static void keep(List<UnsavedEdit> edits, Runnable kept, Runnable failed) {
        if (edits.isEmpty()) {
            kept.run();
            return;
        }
        List<UnsavedEdit> rest = edits.subList(1, edits.size());
        edits.getFirst()
                .keeping()
                .ifPresent(way -> way.keep(() -> keep(rest, kept, failed), failed));
    }

    private void answered(Runnable next) {
        asking = false;
        next.run();
    }
}
