package app.marquee.service.session;

import app.marquee.change.ChangeService;
import app.marquee.change.Staging;
import app.marquee.model.connection.Connection;

/**
 * One way to reach a connection: its addresses, and the changes that are made and applied for
 * exactly these.
 */
public record SessionRoute(
        Connection connection,
        SessionTransport transport,
        Staging staging,
        ChangeService changes) {}
