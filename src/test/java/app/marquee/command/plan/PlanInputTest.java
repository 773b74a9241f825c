package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** Plans from standard input, pipes and files whose name says nothing of their content. */
class PlanInputTest {
    private static final String ONE_CHANGE =
            "changes: 1, requests: 1, not compared: 0, already: 0, refused: 0";

    @TempDir Path directory;
    private PlanTrial trial;

    @BeforeEach
    void start() {
        trial = new PlanTrial(directory, true);
    }

    @AfterEach
    void stop() {
        trial.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "playlists:\n  - playlist: New\n    access_type: public\n    creator_name: Ana\n",
                """
                # Wanted

                ---
                playlists:
                - {playlist: New, access_type: public, creator_name: Ana}
                """,
                "version: 1\nplaylists:\n- {playlist: New, access_type: public, creator_name: Ana}",
                "\"playlists\" : [{playlist: New, access_type: public, creator_name: Ana}]",
                "{\n  \"playlists\": [{\"playlist\": \"New\", \"access_type\": \"public\","
                        + " \"creator_name\": \"Ana\"}]}",
            })
    void wantedPlaylistsAreRecognized(String text) {
        trial.trial.in(text);
        for (String name :
                new String[] {"-", "/dev/stdin", trial.file("wanted", text).toString()}) {
            Result planned = trial.run("plan", name);
            assertThat(planned.err()).isEmpty();
            assertThat(planned.lines().getLast()).as(name).isEqualTo(ONE_CHANGE);
        }
    }

    /** A table may have such a line, and a plan begins like JSON. */
    @Test
    void tablesAndPlansStayWhatTheyAre() {
        trial.trial.in("folder_id,name\nnone,\"first\nplaylists: second\"\n");
        assertThat(trial.run("plan", "-").err()).doesNotContain("1:1");
        trial.trial.in("{\"format\": \"marquee-changes\", \"version\": 99}");
        assertThat(trial.run("plan", "-").err()).contains("newer version");
    }

    @Test
    void whatCantBeReadIsNamed() throws IOException {
        Path missing = directory.resolve("missing.csv");
        assertThat(trial.run("plan", missing.toString()).err())
                .startsWith("There is no file " + missing + ".");
        Path empty = Files.createFile(directory.resolve("empty.csv"));
        assertThat(trial.run("plan", empty.toString()).err()).startsWith(empty + " is empty.");
        assertThat(trial.run("plan", "-").err()).startsWith("Standard input is empty.");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void foldersAndSocketsAreNamed() throws IOException {
        assertThat(trial.run("plan", directory.toString()).err())
                .startsWith(directory + " is a folder. Name a file.");
        Path socket = directory.resolve("s");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            assertThat(trial.run("plan", socket.toString()).err())
                    .startsWith(socket + " is a socket or a device without content.");
        }
    }
}
