package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/** Question whether changes were applied that no load can tell. FX thread only. */
final class StatusDialog {
    private final Dialogs dialogs;
    private final Messages messages;
    private final ChangeWords words;

    StatusDialog(SectionContext on, ChangeWords words) {
        this.dialogs = on.dialogs();
        this.messages = on.messages();
        this.words = words;
    }

    /**
     * @param answer takes whether they were applied; not called when the user doesn't say
     */
    void ask(List<ChangeLine> open, Consumer<Boolean> answer) {
        Label text = new Label(text(open));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        Button later = ReviewDialog.button("status-later", messages.text("later"));
        Button not = ReviewDialog.button("status-not-applied", messages.text("status.not"));
        Button applied = ReviewDialog.button("status-applied", messages.text("status.applied"));
        Dialogs.OpenDialog dialog =
                dialogs.show(
                        messages.plural("status.title", open.size()),
                        new VBox(text),
                        List.of(later, not, applied));
        later.setDefaultButton(true);
        later.setOnAction(_ -> dialog.close());
        not.setOnAction(_ -> say(dialog, answer, false));
        applied.setOnAction(_ -> say(dialog, answer, true));
    }

    private String text(List<ChangeLine> open) {
        return open.size() == 1
                ? messages.text("status.text.one", words.of(open.getFirst()))
                : messages.text("status.text.other");
    }

    private static void say(
            Dialogs.OpenDialog dialog, Consumer<Boolean> answer, boolean isApplied) {
        dialog.close();
        answer.accept(isApplied);
    }
}
