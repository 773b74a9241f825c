package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.harness.EveryWrite;
import app.marquee.model.Member;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What Marquee knows of each write by itself, in one table. */
final class WriteTableTest {
    private final Map<Operation, StagedChange> samples =
            new EveryWrite(Account.generate(SandboxOptions.USUAL_SEED, 1, Things.NOON))
                    .staged(Things.lines(Things.CONNECTION));

    private static String facts(ChangeType type) {
        return String.join(
                " | ",
                type.operation().name(),
                type.deferral().name(),
                "from " + sorted(ChangeTypes.learnedFrom(type.operation())),
                "touches " + sorted(type.touches()),
                "elsewhere " + sorted(type.touchesElsewhere()),
                type.deletes() ? "deletes" : "keeps");
    }

    private static String sorted(Set<?> values) {
        return new TreeSet<>(values.stream().map(String::valueOf).toList()).toString();
    }

    @Test
    void everyWriteIsDeferredLearnedAndSeenAsItsOperationIs() {
        assertThat(
                        Arrays.stream(Operation.values())
                                .filter(Operation::isWrite)
                                .map(operation -> facts(ChangeTypes.of(operation)))
                                .collect(Collectors.joining("\n", "", "\n")))
                .isEqualTo(
                        """
                        RECOVER_VIDEOS | SHARED | from [] | touches [folder_id, status] | elsewhere [videos_quantity] | keeps
                        UPDATE_PLAYLIST | SHARED | from [] | touches [] | elsewhere [] | keeps
                        ADD_PLAYLIST_VIDEOS | SHARED | from [] | touches [videos, videos_quantity] | elsewhere [] | keeps
                        DELETE_PLAYLIST | NEVER | from [] | touches [listed] | elsewhere [] | deletes
                        UPDATE_FOLDER | SHARED | from [] | touches [] | elsewhere [] | keeps
                        CREATE_FUNNEL | SHARED | from [] | touches [] | elsewhere [] | keeps
                        REMOVE_FUNNEL_VIDEOS | NEVER | from [] | touches [videos, videos_quantity] | elsewhere [] | keeps
                        TRASH_VIDEOS | SHARED | from [GET_VIDEO, LIST_TRASH, LIST_VIDEOS] | touches [folder_id, status] | elsewhere [videos_quantity] | keeps
                        UPDATE_VIDEO | SHARED | from [GET_VIDEO, LIST_VIDEOS] | touches [] | elsewhere [] | keeps
                        CREATE_CUSTOM_FIELD | SHARED | from [GET_CUSTOM_FIELDS] | touches [] | elsewhere [] | keeps
                        UPDATE_CUSTOM_FIELD | SHARED | from [GET_CUSTOM_FIELDS] | touches [] | elsewhere [] | keeps
                        DELETE_CUSTOM_FIELD | SHARED | from [GET_CUSTOM_FIELDS] | touches [] | elsewhere [] | keeps
                        CREATE_FOLDER | SHARED | from [LIST_FOLDERS] | touches [] | elsewhere [] | keeps
                        CREATE_PLAYLIST | SHARED | from [LIST_PLAYLISTS] | touches [] | elsewhere [] | keeps
                        REPLACE_THUMBNAIL | THIS_COMPUTER | from [GET_THUMBS] | touches [] | elsewhere [] | keeps
                        REMOVE_THUMBNAIL | SHARED | from [GET_THUMBS] | touches [] | elsewhere [] | keeps
                        """);
    }

    @ParameterizedTest
    @CsvSource({
        "CREATE_FUNNEL, OfFunnel",
        "REMOVE_FUNNEL_VIDEOS, OfFunnel",
        "CREATE_FOLDER, OfFolder",
        "UPDATE_FOLDER, OfFolder",
        "CREATE_PLAYLIST, OfPlaylist",
        "UPDATE_PLAYLIST, OfPlaylist",
        "DELETE_PLAYLIST, OfPlaylist"
    })
    void theAnswerIsReadAsItsItem(Operation operation, String kind) {
        StagedChange sample = Objects.requireNonNull(samples.get(operation));
        String id = Objects.requireNonNullElse(sample.line().subject().id(), Things.VIDEO.value());
        ScriptedTransport transport =
                new ScriptedTransport().answer(200, "{\"id\":\"" + id + "\",\"name\":\"A\"}");
        WriteResponse read = ChangeTypes.of(operation).send(transport, sample.request());
        assertThat(read.getClass().getSimpleName()).isEqualTo(kind);
    }

    @Test
    void aChangeForAnotherAddressIsMadeAnewForThisOne() {
        JournalEntryFactory there = Things.lines(Things.connection("b", "https://b.test/v2"));
        StagedChange elsewhere =
                PlaylistEdit.TYPE.stage(
                        there,
                        Things.playlist(Member.of("Old"), Member.absent()),
                        PlaylistUpdate.rename("New"));
        StagedChange here = Things.lines(Things.CONNECTION).anew(elsewhere);
        assertThat(here.request()).isEqualTo(elsewhere.request());
        assertThat(here.line().content().request().url().toString())
                .isEqualTo("https://api.acme.test/v1/playlist/" + Things.PLAYLIST);
        assertThat(here.line().subjects()).isEqualTo(elsewhere.line().subjects());
        assertThat(here.line().members()).isEqualTo(elsewhere.line().members());
        assertThat(here.line().reversible()).isEqualTo(elsewhere.line().reversible());
        assertThat(here.line().identity().connection()).isEqualTo(Things.CONNECTION.id());
    }
}
