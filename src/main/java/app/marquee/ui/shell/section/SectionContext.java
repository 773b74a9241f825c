package app.marquee.ui.shell.section;

import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;
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
        ViewMemory memory,
        Clock clock) {}
