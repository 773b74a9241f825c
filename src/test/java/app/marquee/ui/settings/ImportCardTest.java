package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.SessionFixture;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What is said of a connection before it is added from a file. */
class ImportCardTest {
    private static final Messages MESSAGES = Messages.of("settings", Locale.ENGLISH);

    private static Connection connection(Connection.Routes routes, boolean systemProxy) {
        Connection usual = SessionFixture.connection("acme");
        return new Connection(
                usual.id(),
                usual.name(),
                usual.kind(),
                usual.baseUrl(),
                usual.dataUrl(),
                routes,
                new Connection.Terms(
                        /* readOnly= */ false,
                        120,
                        usual.zone(),
                        new ConnectionNetwork(systemProxy, null)));
    }

    /** A request could be sent to the path of another one of the same method. */
    @Test
    void pathsHostsAndTheProxyAreTold() {
        Connection one =
                connection(
                        new Connection.Routes(
                                Map.of(Operation.LIST_FOLDERS, HostRole.DATA),
                                Map.of(Operation.RECOVER_VIDEOS, "/elsewhere")),
                        /* systemProxy= */ false);
        String recover = Operation.RECOVER_VIDEOS.method() + " " + Operation.RECOVER_VIDEOS.path();
        String folders = Operation.LIST_FOLDERS.method() + " " + Operation.LIST_FOLDERS.path();
        assertThat(ImportCard.differences(one, MESSAGES))
                .isEqualTo(
                        List.of(
                                recover + " goes to the path /elsewhere",
                                folders + " goes to the " + MESSAGES.text("field.data-url"),
                                "Doesn’t use the proxy of the system"));
    }

    @Test
    void aUsualConnectionHasNoMore() {
        assertThat(
                        ImportCard.differences(
                                connection(Connection.Routes.USUAL, /* systemProxy= */ true),
                                MESSAGES))
                .isEmpty();
    }
}
