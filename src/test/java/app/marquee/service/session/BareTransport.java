package app.marquee.service.session;

import app.marquee.http.Transport;

/** The transport of a session, without the changes in front of it. */
public final class BareTransport {
    private BareTransport() {}

    public static Transport of(Session session) {
        return session.transport();
    }
}
