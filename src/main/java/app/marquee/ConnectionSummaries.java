package app.marquee;

import app.marquee.model.connection.Connection;
import app.marquee.model.id.ConnectionId;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.ConnectionSummary.TokenState;

import java.util.List;

/** Summaries of the connections, for the window to show. */
record ConnectionSummaries(Run run) {
    List<ConnectionSummary> all() {
        return run.connections().all().stream().map(this::of).toList();
    }

    ConnectionSummary of(Connection connection) {
        return new ConnectionSummary(
                connection.id(),
                connection.name(),
                connection.kind(),
                connection.readOnly() || run.connections().areWritesRefused(),
                token(connection.id()),
                connection.zone(),
                connection.terms().requestsPerMinute());
    }

    private TokenState token(ConnectionId id) {
        if (id.equals(EmbeddedSandbox.ID)) {
            return TokenState.KEPT;
        }
        return switch (run.connections().tokenPlace(id)) {
            case KEYCHAIN -> TokenState.KEPT;
            case THIS_RUN -> TokenState.THIS_RUN;
            case NOWHERE -> TokenState.MISSING;
        };
    }
}
