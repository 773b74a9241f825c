package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.folder.Folder;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.ConnectionSummary;

import java.util.Set;

/** Warning added to proposals on a production account. */
public final class ProductionWarning {
    private static final Set<String> BELOW = Set.of(Folder.PARENT, Folder.STATUS);

    private ProductionWarning() {}

    /**
     * Adds the warning that changes are public at once, and makes the proposal careful. On other
     * accounts returns the proposal unchanged.
     */
    public static Proposal on(ConnectionSummary connection, Proposal proposal, Messages messages) {
        if (connection.kind() != ConnectionKind.PRODUCTION) {
            return proposal;
        }
        String said = messages.of("change").text("warning.production");
        return proposal.warning((proposal.warning() + "\n" + said).strip(), true);
    }

    /** Whether the change affects subfolders too, as moving and switching do. */
    public static boolean reachesBelow(ChangeLine line) {
        return line.operation() == Operation.UPDATE_FOLDER
                && line.members().stream().anyMatch(change -> BELOW.contains(change.member()));
    }
}
