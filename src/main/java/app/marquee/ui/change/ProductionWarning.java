package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.operation.Operation;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.ConnectionSummary;

import java.util.Set;

/** What a change means on a production account, said the same wherever it is proposed. */
public final class ProductionWarning {
    private static final Set<String> BELOW = Set.of("parent_folder_id", "status");

    private ProductionWarning() {}

    /**
     * On a production account: the same proposal, which says that everybody sees it at once and
     * asks for care. On others the proposal itself.
     */
    public static Proposal on(ConnectionSummary connection, Proposal proposal, Messages messages) {
        if (connection.kind() != ConnectionKind.PRODUCTION) {
            return proposal;
        }
        String said = messages.of("change").text("warning.production");
        return proposal.warning((proposal.warning() + "\n" + said).strip(), true);
    }

    /** Whether it changes what lies below a folder too, as moving and switching do. */
    public static boolean reachesBelow(ChangeLine line) {
        return line.operation() == Operation.UPDATE_FOLDER
                && line.members().stream().anyMatch(change -> BELOW.contains(change.member()));
    }
}
