package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CorpusLines;
import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Reads what a file wants of playlists, and names what is wrong by line and column. */
class PlaylistsFileTest {
    private static PlaylistsFile.Content read(String yaml) {
        return PlaylistsFile.read(yaml.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> problems(String yaml) {
        return read(yaml).problems().stream()
                .map(
                        problem ->
                                problem.line()
                                        + ":"
                                        + problem.column()
                                        + " "
                                        + problem.what().english())
                .toList();
    }

    static Stream<List<String>> values() {
        return CorpusLines.of("yaml/values.tsv");
    }

    @ParameterizedTest
    @MethodSource("values")
    void aValueIsTextOrNull(List<String> line) {
        String yaml =
                "playlists:\n  - playlist: Summer\n    description: "
                        + line.getFirst().replace("\\n", "\n")
                        + "\n";
        if (line.getLast().equals(CorpusLines.UNKNOWN)) {
            assertThat(problems(yaml))
                    .singleElement()
                    .asString()
                    .startsWith("3:")
                    .endsWith(
                            "description has no value. Give it a text in quotes, or leave the key"
                                    + " out");
        } else {
            assertThat(problems(yaml)).isEmpty();
            assertThat(read(yaml).playlists().getFirst().fields().description())
                    .isEqualTo(Member.of(JsonMapper.shared().readTree(line.getLast()).asString()));
        }
    }

    /** Null is no value of any key. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "playlist: ~ | playlist",
                "playlist: | playlist",
                "access_type: ~ | access_type",
                "name: NULL | name",
                "videos: [~] | a video",
                "external_button: {text: ~} | text"
            })
    void nullIsNoText(String member, String what) {
        assertThat(problems("playlists:\n  - " + member + "\n"))
                .first()
                .asString()
                .endsWith(
                        what
                                + " has no value. Give it a text in quotes, or leave the key"
                                + " out");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hide_views: ~ | hide_views needs true or false",
                "hide_views: | hide_views needs true or false",
                "videos: ~ | videos needs a list",
                "videos: | videos needs a list",
                "external_button: ~ | external_button needs keys and values"
            })
    void nullIsNoValueOfAKey(String member, String problem) {
        assertThat(problems("playlists:\n  - " + member + "\n"))
                .first()
                .asString()
                .endsWith(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"''", "' '", "\"\\u00A0\"", "\"\\u3000 \""})
    void aNameWithoutALetterIsNone(String name) {
        assertThat(problems("playlists:\n  - playlist: " + name + "\n"))
                .containsExactly("2:5 a playlist needs the key \"playlist\" with its ID or name");
        assertThat(problems("rules:\n  - {playlist: " + name + ", folder: x}\n"))
                .containsExactly(
                        "2:5 a rule needs playlist, and one of the keys folder, field and ranking");
    }

    @Test
    void fieldsAndVideosAreRead() {
        var content =
                read(
                        """
                        version: 1
                        playlists:
                          - playlist: Summer
                            name: Summer 2026
                            access_type: private
                            hide_views: true
                            external_button: {size: small, text: Buy, url: "https://a.example"}
                            videos:
                              - 6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11
                        """);
        assertThat(content.problems()).isEmpty();
        var wanted = content.playlists().getFirst();
        assertThat(wanted.playlist()).isEqualTo("Summer");
        assertThat(wanted.line()).isEqualTo(3);
        assertThat(wanted.fields().name()).isEqualTo(Member.of("Summer 2026"));
        assertThat(wanted.fields().accessType()).isEqualTo(Member.of(AccessType.PRIVATE));
        assertThat(wanted.fields().hideViews()).isEqualTo(Member.of(true));
        assertThat(wanted.fields().externalButton().toOptional().orElseThrow().text())
                .isEqualTo("Buy");
        assertThat(wanted.fields().description().isAbsent()).isTrue();
        assertThat(wanted.videos())
                .containsExactly(new VideoId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11"));
    }

    @Test
    void everyProblemHasItsPlace() {
        assertThat(
                        problems(
                                """
                                version: 2
                                playlist: []
                                playlists:
                                  - playlist: Summer
                                    title: x
                                    name: 7
                                    hide_views: "yes"
                                    access_type: secret
                                    videos: [abc]
                                  - name: x
                                """))
                .containsExactly(
                        "1:10 the version needs to be 1",
                        "2:1 unknown key \"playlist\" in the file",
                        "5:5 unknown key \"title\" in a playlist",
                        "6:11 name needs text. Put it in quotes",
                        "7:17 hide_views needs true or false",
                        "8:18 access_type needs to be public, private or anyone_with_password",
                        "9:14 a video needs an ID (UUID)",
                        "10:5 a playlist needs the key \"playlist\" with its ID or name");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 1:1 the file needs keys and values",
                "'[]' | 1:1 the file needs keys and values",
                "'playlists: {}' | 1:12 playlists needs a list",
                "'playlists: [' | 1:13 the file isn't YAML",
                "'playlists: [{playlist: a, playlist: b}]'"
                        + " | 1:27 the key \"playlist\" is there twice",
                "'playlists: [{playlist: a, password: bcdefgh}]'"
                        + " | 1:27 unknown key \"password\" in a playlist",
                "'playlists: [{playlist: &x a, name: *x}]' | 1:36 aliases aren't supported"
            })
    void whatIsNoPlaylistsFileIsNamed(String yaml, String problem) {
        assertThat(problems(yaml)).containsExactly(problem);
    }
}
