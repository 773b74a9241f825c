package app.marquee.ui.shell;

import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.shell.command.WindowLooks;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.section.ConnectionChoices;

import java.time.Clock;

/**
 * Dependencies of a window that outlive its workspaces.
 *
 * @param searches runs the palette's searches, which are not shown as running tasks
 */
public record WindowParts(
        TaskRunner tasks,
        JobRegistry jobs,
        ConnectionChoices connections,
        DesktopServices desk,
        ViewMemory memory,
        Clock clock,
        TaskRunner searches,
        WindowLooks looks,
        ProgramFacts program) {}
