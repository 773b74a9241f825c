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
 * What a window gives to a section.
 *
 * @param tasks runs its jobs; Esc cancels them, closing the section ends them silently
 * @param messages the words of its room
 * @param connection the account whose data it shows; changes only in name and read-only
 * @param memory what it remembers for the next start, under a name of its own
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
