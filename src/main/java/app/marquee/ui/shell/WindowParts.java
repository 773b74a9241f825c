package app.marquee.ui.shell;

import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.shell.command.WindowLooks;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.section.ConnectionChoices;

import java.time.Clock;

/**
 * What a window is made of that outlives its workspaces.
 *
 * @param searches runs what the palette looks for, which is not shown as running work
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
