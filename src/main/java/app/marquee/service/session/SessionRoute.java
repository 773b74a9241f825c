package app.marquee.service.session;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.engine.ChangeService;
import app.marquee.model.connection.Connection;

/**
 * Route to a connection: its addresses, and the changes that are staged and applied for exactly
 * these.
 */
public record SessionRoute(
        Connection connection,
        SessionTransport transport,
        JournalEntryFactory staging,
        ChangeService changes) {}
