package app.marquee.http;

import app.marquee.http.proxy.ProxyRoutes;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;

import java.net.URI;
import java.time.ZoneOffset;

/** Clients for URLs in the data of connections that are at some place. */
public final class ContentConnections {
    private ContentConnections() {}

    /** A client of a connection at this place, which uses no proxy. */
    public static ContentClient at(URI place) {
        return new ContentClient(connection(place, true), ProxyRoutes.DIRECT);
    }

    /** A client of a connection, with the proxies of its system. */
    static ContentClient behind(URI place, boolean systemProxy, ProxyRoutes system) {
        return new ContentClient(connection(place, systemProxy), system);
    }

    private static Connection connection(URI place, boolean systemProxy) {
        return new Connection(
                new ConnectionId("content"),
                "Content",
                ConnectionKind.TEST,
                place,
                place,
                Connection.Routes.USUAL,
                new Connection.Terms(
                        false, 120, ZoneOffset.UTC, new ConnectionNetwork(systemProxy, null)));
    }
}
