package app.marquee.service;

import app.marquee.change.ChangeService;
import app.marquee.change.Staging;
import app.marquee.model.Connection;

/**
 * One way to reach a connection: its addresses, and the changes that are made and applied for
 * exactly these.
 */
record SessionRoute(
        Connection connection,
        SessionTransport transport,
        Staging staging,
        ChangeService changes) {}
