package app.marquee.start;

import app.marquee.http.ContentClient;
import app.marquee.service.session.Session;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.ConnectionSummary.TokenState;

import javafx.beans.property.ObjectProperty;

/** Open connection on screen with its listeners. FX thread only. */
public record OpenConnection(
        Session session,
        ObjectProperty<ConnectionSummary> summary,
        ContentClient content,
        Runnable unlisten) {
    /** Whether nothing can be read, for want of a token. */
    public boolean hasNoToken() {
        return summary.get().token() == TokenState.MISSING;
    }

    public String name() {
        return summary.get().name();
    }

    public void close() {
        unlisten.run();
        session.close();
        content.close();
    }
}
