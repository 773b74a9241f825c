package app.marquee.ui.testing;

import app.marquee.change.engine.ScriptedTransport;
import app.marquee.http.ApiRequest;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** A window over a session whose service says what the test tells it. */
public abstract class SessionWindowTest extends WindowTest {
    @TempDir private Path home;
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void openSession() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
    }

    @AfterEach
    void closeSession() {
        session.close();
        fixture.close();
    }

    protected SessionFixture fixture() {
        return fixture;
    }

    protected Session session() {
        return session;
    }

    protected ScriptedTransport wire() {
        return fixture.transport();
    }

    /** What was sent of an operation. */
    protected List<ApiRequest> sent(Operation operation) {
        return wire().sent().stream().filter(request -> request.operation() == operation).toList();
    }
}
