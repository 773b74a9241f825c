package app.marquee.ui.shell.section;

import app.marquee.service.search.IdResolver;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.dialog.AddByIdDialog;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.notification.Notices;

import javafx.beans.value.ObservableValue;

import java.time.Clock;

/**
 * Services that the window provides to a section.
 *
 * @param tasks runs its tasks; Esc cancels them, closing the section ends them silently
 * @param messages its texts
 * @param connection the account whose data it shows; changes only in name and read-only
 * @param pictures frames of the videos that a list or dialog names
 * @param ids finds the items of pasted IDs
 * @param memory its settings for the next start, under a name of its own
 */
public record SectionContext(
        TaskRunner tasks,
        Messages messages,
        Navigation navigation,
        Notices notices,
        Dialogs dialogs,
        DesktopServices desk,
        ObservableValue<ConnectionSummary> connection,
        FrameSource.Factory pictures,
        IdResolver ids,
        ViewMemory memory,
        Clock clock) {
    /** The dialog that adds items by their IDs. */
    public AddByIdDialog addById() {
        return new AddByIdDialog(messages, dialogs, tasks, desk, ids, pictures);
    }

    /** Frames of videos, which are closed with the list or dialog that shows them. */
    public FrameSource frames() {
        return pictures.make(tasks, messages);
    }
}
