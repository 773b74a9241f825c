package app.marquee.ui.shell;

import app.marquee.service.catalog.KnownItems;
import app.marquee.service.change.WaitingChanges;
import app.marquee.service.search.IdResolver;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionDefinition;

import javafx.beans.value.ObservableValue;

import java.util.List;

/**
 * What the window shows of one connection. Another connection is another workspace: no section, job
 * or text of the one is ever seen in the other.
 *
 * @param network how its service was the last time it was asked
 * @param sections in the order of the rail; only what works here
 * @param items what is known of the connection, for the palette
 * @param ids makes known what the person pastes
 * @param waiting the changes that were kept and wait to be sent
 */
public record Workspace(
        ObservableValue<ConnectionSummary> connection,
        NetworkStatus network,
        List<SectionDefinition> sections,
        KnownItems items,
        IdResolver ids,
        WaitingChanges waiting) {
    public Workspace {
        sections = List.copyOf(sections);
    }
}
