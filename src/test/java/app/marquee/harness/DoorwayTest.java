package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A door that is shut is shut for everybody: whoever slipped through would be no fault at all. */
final class DoorwayTest {
    private static Doorway open() throws IOException {
        return new Doorway(new ServerSocket(0, 4, InetAddress.ofLiteral("127.0.0.1")));
    }

    private static Socket guest(Doorway door) throws IOException {
        return new Socket(InetAddress.ofLiteral("127.0.0.1"), door.port());
    }

    @Test
    void whoIsInsideLeaves() throws Exception {
        Doorway door = open();
        try (Socket outside = guest(door);
                Socket inside = door.next()) {
            assertThat(door.enter(inside)).isTrue();
            door.shut();
            assertThat(outside.getInputStream().read()).isNegative();
            assertThat(door.guests()).isZero();
        }
    }

    @Test
    void whoWasOnTheWayInIsSentAway() throws Exception {
        Doorway door = open();
        try (Socket outside = guest(door);
                Socket late = door.next()) {
            door.shut();
            assertThat(door.enter(late)).isFalse();
            assertThat(outside.getInputStream().read()).isNegative();
            assertThat(door.guests()).isZero();
        }
    }
}
