package app.marquee.start;

import app.marquee.command.WindowRequest.ExtraConnection;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.id.ConnectionId;

import java.time.ZoneId;

/** Factory of the connection that the command line describes, which lasts until you quit. */
public final class LaunchConnection {
    public static final ConnectionId ID = new ConnectionId("command-line");

    private LaunchConnection() {}

    public static Connection of(ExtraConnection extra, boolean readOnly, ZoneId zone) {
        return new Connection(
                ID,
                extra.baseUrl().getHost(),
                ServiceAddress.isLoopback(extra.baseUrl())
                        ? ConnectionKind.TEST
                        : ConnectionKind.PRODUCTION,
                extra.baseUrl(),
                extra.dataUrl(),
                Connection.Routes.USUAL,
                new Connection.Terms(
                        readOnly,
                        Connection.DEFAULT_REQUESTS_PER_MINUTE,
                        zone,
                        ConnectionNetwork.USUAL));
    }
}
