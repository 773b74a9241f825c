package app.marquee.ui.shell;

import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.KnownItems;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.DrawerDefinition;
import app.marquee.ui.shell.section.SectionDefinition;

import javafx.beans.value.ObservableValue;

import java.util.List;

/**
 * Content of the window for one connection. Sections, tasks and texts are never shared between
 * workspaces.
 *
 * @param network status of the platform after the last request
 * @param sections in the order of the rail; only those that the connection supports
 * @param items the connection's known items, for the palette
 * @param frames shows videos in the palette, lists and dialogs
 * @param ids adds items by pasted IDs
 * @param waiting counts the pending changes
 * @param alerts judged while the window shows it
 * @param drawer shows them over every section
 */
public record Workspace(
        ObservableValue<ConnectionSummary> connection,
        NetworkStatus network,
        List<SectionDefinition> sections,
        KnownItems items,
        FrameSource.Factory frames,
        IdResolver ids,
        PendingChangeReader waiting,
        AlertCenter alerts,
        DrawerDefinition drawer) {
    public Workspace {
        sections = List.copyOf(sections);
    }
}
