package app.marquee;

import app.marquee.harness.OtherHost;
import app.marquee.harness.SecretSearch;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.tour.TourWindow;

import org.awaitility.Awaitility;

import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * Pictures and pages of another host, which the answers of a service name, met in the window:
 * nothing of the connection goes there.
 */
final class SecretsElsewhere {
    private static final ConnectionId ID = new ConnectionId("pictured");
    private static final int PLENTY_A_MINUTE = 60_000;

    /** One of them is sent further. */
    private static final int SOME = 2;

    private final Run run;
    private final TourWindow window;
    private final Secret token;

    SecretsElsewhere(Run run, TourWindow window, Secret token) {
        this.run = run;
        this.window = window;
        this.token = token;
    }

    /**
     * What the other host saw.
     *
     * @param credentials of its requests, how many brought any
     * @param followed how many went on to where it sent them
     */
    record Seen(int requests, int credentials, int followed) {
        boolean isSafe() {
            return requests >= SOME && credentials == 0 && followed == 0;
        }
    }

    Seen look(Instant now, SecretSearch search) {
        SandboxOptions options = SandboxOptions.builder().now(now).token(token.reveal()).build();
        try (Sandbox service = Sandbox.start(options);
                OtherHost other = new OtherHost(service.baseUri(), search)) {
            run.connections().addForThisRun(connection(other.uri()), Optional.of(token));
            window.connection(ID);
            walk();
            Awaitility.await().until(() -> other.requests() >= SOME);
            window.rest();
            return new Seen(other.requests(), other.credentials(), other.followed());
        }
    }

    private void walk() {
        window.section("library");
        window.select("folder-tree", 1);
        window.select("video-table", 0);
        window.command("video-open");
        if (window.has("video-open-player")) {
            window.press("video-open-player");
        }
        window.section("thumbnails");
        window.select("thumbs-videos", 1);
        window.section("playlists");
        window.select("playlist-list", 0);
    }

    private static Connection connection(URI place) {
        return new Connection(
                ID,
                "Pictured",
                ConnectionKind.TEST,
                place,
                place,
                Connection.Routes.USUAL,
                new Connection.Terms(
                        false, PLENTY_A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }
}
