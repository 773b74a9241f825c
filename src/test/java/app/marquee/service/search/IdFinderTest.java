package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.model.id.ItemKind;
import app.marquee.service.search.IdFinder.FoundId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Locale;

/** Ids are found wherever they stand, and only whole ones. */
class IdFinderTest {
    private static final String A = "0b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
    private static final String B = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

    @Test
    void eachIdAndEachLinkWithoutOneHasItsLine() {
        var found = IdFinder.in("first\n" + A + "\nhttps://host/course/7\n\n" + B + " " + A);
        assertThat(found.ids()).extracting(FoundId::line).containsExactly(2, 5);
        assertThat(found.links()).containsExactly(new IdFinder.Line(3, "https://host/course/7"));
    }

    @Test
    void inTheOrderOfTheTextAndEachOnce() {
        IdFinder.Found found =
                IdFinder.in(
                        "title;id\nOne;"
                                + B
                                + "\nTwo;"
                                + A
                                + "\nOne again;"
                                + B.toUpperCase(Locale.ROOT));
        assertThat(found.ids()).extracting(FoundId::uuid).containsExactly(B, A);
        assertThat(found.duplicates()).isEqualTo(1);
    }

    @Test
    void nothingInTextWithoutIds() {
        assertThat(IdFinder.in("").ids()).isEmpty();
        assertThat(IdFinder.in("0b1f9a52-6d3e-4c7a-9f01").ids()).isEmpty();
    }

    /** A longer run of hexadecimal digits is something else, and its middle is no id. */
    @Test
    void notInsideSomethingLonger() {
        assertThat(IdFinder.in("f" + A).ids()).isEmpty();
        assertThat(IdFinder.in(A + "0").ids()).isEmpty();
        assertThat(IdFinder.in(A + "-1").ids()).isEmpty();
    }

    @Test
    void besideAnyOtherCharacter() {
        assertThat(IdFinder.in("\"" + A + "\",(" + B + ")日本").ids()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "https://host/videos/,VIDEO",
        "https://host/playlist/,PLAYLIST",
        "https://host/playlists/,PLAYLIST",
        "folder_id=,FOLDER",
        "'\"video_id\": \"',VIDEO",
        "https://host/funnels/get/,",
        "'see ',"
    })
    void guessesTheKindFromWhatStandsBefore(String before, ItemKind kind) {
        assertThat(IdFinder.in(before + A).ids().getFirst().guess().orElse(null)).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "<iframe src='https://player.host/playlist/,PLAYLIST",
        "https://player.host/embed/live/,LIVE",
        "https://host/embed/folders/,FOLDER"
    })
    void aPlayerOfSomethingElseIsNoOtherIdOfAVideo(String before, ItemKind kind) {
        FoundId found = IdFinder.in(before + A + "'>").ids().getFirst();
        assertThat(found.external()).isFalse();
        assertThat(found.guess()).contains(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "https://player.host/embed/?v=,''",
        "https://host/embed/,''",
        "https://cdn.host/,/playlist.m3u8",
        "https://cdn.host/,/thumbnail.jpg",
        "video_external_id: ,''",
    })
    void anIdOfAPlayerOrStreamIsTheOtherOneOfAVideo(String before, String after) {
        FoundId found = IdFinder.in(before + A + after).ids().getFirst();
        assertThat(found.external()).isTrue();
        assertThat(found.guess()).contains(ItemKind.VIDEO);
    }

    @ParameterizedTest
    @CsvSource({"https://host/videos/,''", "'a player is ',''", "https://host/videos/,/edit"})
    void anAddressOfTheLibraryIsNot(String before, String after) {
        assertThat(IdFinder.in(before + A + after).ids().getFirst().external()).isFalse();
    }

    @Test
    void columnsOfATableTellKindTitleAndPlayers() {
        String csv =
                "playlist;título;vídeo;external_id\n"
                        + "%s;\"Aula 1; a primeira\";%s;%s\n".formatted(A, B, A.replace('0', '1'));
        assertThat(IdFinder.in(csv).ids())
                .extracting(id -> id.guess().orElse(null), FoundId::title, FoundId::external)
                .containsExactly(
                        tuple(ItemKind.PLAYLIST, "Aula 1; a primeira", false),
                        tuple(ItemKind.VIDEO, null, false),
                        tuple(ItemKind.VIDEO, "Aula 1; a primeira", true));
    }

    @Test
    void aFirstLineWithAnIdIsNoTitleLine() {
        FoundId found = IdFinder.in("title," + A + "\nvideo," + B).ids().getLast();
        assertThat(found.title()).isNull();
    }
}
