package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.api.Gateways;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.StateCheck.Kind;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.VideoUpdate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Comparison of changes with what the server sends. */
final class ServerStateTest {
    private static final String FOLDERS = "{\"folders\":[{\"id\":\"%s\",\"name\":\"%s\"}]}";
    private static final String ITEM = "{\"id\":\"%s\",\"%s\":\"%s\"}";
    private static final CustomField FIELD =
            new CustomField(
                    new CustomFieldId("7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                    Things.VIDEO,
                    "course",
                    "Java",
                    null,
                    null,
                    UnknownMembers.NONE);

    private final JournalEntryFactory staging = Things.lines(Things.CONNECTION);
    private final ScriptedTransport transport = new ScriptedTransport();

    private ServerState now() {
        return state(true);
    }

    private ServerState state(boolean offered) {
        return new ServerState(
                Gateways.over(transport),
                new ServerState.Reads() {
                    @Override
                    public <T> Optional<T> read(Operation operation, Supplier<T> read) {
                        return offered ? Optional.of(read.get()) : Optional.empty();
                    }
                });
    }

    private Kind check(StagedChange change, String answer) {
        transport.answer(200, answer);
        return ChangeLists.check(change.line(), now()).kind();
    }

    private StagedChange folder() {
        return FolderEdit.TYPE.stage(
                staging, Things.folder(Member.ofNull()), FolderUpdate.rename("New"));
    }

    private StagedChange video(VideoUpdate update) {
        return VideoEdit.TYPE.stage(staging, Things.video(), update);
    }

    private StagedChange playlist() {
        return PlaylistEdit.TYPE.stage(
                staging,
                Things.playlist(Member.of("Aulas"), Member.absent()),
                new PlaylistUpdate(
                        Member.of("New"),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent()));
    }

    private StagedChange addition() {
        return PlaylistAddition.TYPE.stage(
                staging,
                Playlist.known(Things.PLAYLIST),
                List.of(Things.VIDEO),
                List.of(new PlaylistEntry(Things.OTHER, null)),
                Map.of());
    }

    private StagedChange field() {
        return FieldEdit.TYPE.stage(
                staging,
                Things.VIDEO,
                null,
                FIELD,
                new CustomFieldUpdate(Member.absent(), Member.of("C")));
    }

    @ParameterizedTest
    @CsvSource({"Aulas, AS_EXPECTED", "New, ALREADY", "Other, CHANGED"})
    void namesAreCompared(String found, Kind kind) {
        assertThat(check(folder(), FOLDERS.formatted(Things.FOLDER, found))).isEqualTo(kind);
        assertThat(check(playlist(), ITEM.formatted(Things.PLAYLIST, "name", found)))
                .isEqualTo(kind);
        String title = found.equals("Aulas") ? "Lesson 1" : found;
        assertThat(
                        check(
                                video(VideoUpdate.rename("New")),
                                ITEM.formatted(Things.VIDEO, "title", title)))
                .isEqualTo(kind);
    }

    @Test
    void aFolderThatIsNotListedIsGone() {
        assertThat(check(folder(), FOLDERS.formatted(Things.PARENT, "Aulas"))).isEqualTo(Kind.GONE);
    }

    /** A video may be in a playlist more than once, so each one counts. */
    @ParameterizedTest
    @CsvSource({
        "V,   AS_EXPECTED",
        "VO,  ALREADY",
        "OV,  ALREADY",
        "O,   CHANGED",
        "VV,  CHANGED",
        "VOO, CHANGED",
    })
    void theVideosOfAPlaylistAreCounted(String found, Kind kind) {
        String rows =
                found.chars()
                        .mapToObj(c -> c == 'V' ? Things.VIDEO : Things.OTHER)
                        .map(VideoId::value)
                        .map("{\"id\":\"%s\"}"::formatted)
                        .toList()
                        .toString();
        assertThat(check(addition(), rows)).isEqualTo(kind);
    }

    @Test
    void anAdditionToUnreadVideosIsReadForTheOldValue() {
        StagedChange addition =
                PlaylistAddition.TYPE.stage(
                        staging,
                        Playlist.known(Things.PLAYLIST),
                        List.of(new PlaylistEntry(Things.OTHER, null)),
                        Map.of());
        transport.answer(200, "[]");
        StateCheck check = ChangeLists.check(addition.line(), now());
        assertThat(check.kind()).isEqualTo(Kind.AS_EXPECTED);
        assertThat(check.line().members().getFirst().before())
                .isEqualTo(new ChangeValue.Many(List.of()));
    }

    /** All kinds that are compared with a read. */
    private Stream<StagedChange> compared() {
        Thumbnails custom =
                new Thumbnails(
                        Member.of(
                                new Thumbnail(null, "https://cdn.test/1.jpg", UnknownMembers.NONE)),
                        Member.absent(),
                        UnknownMembers.NONE);
        return Stream.of(
                folder(),
                video(VideoUpdate.rename("New")),
                playlist(),
                addition(),
                field(),
                FieldCreation.TYPE.stage(
                        staging, Things.VIDEO, null, new CustomFieldDraft("course", "Java")),
                FieldDeletion.TYPE.stage(staging, Things.VIDEO, null, FIELD),
                ThumbnailRemoval.TYPE.stage(staging, Things.VIDEO, null, custom),
                TrashChange.MOVE.stage(staging, List.of(Things.VIDEO), Map.of()));
    }

    /** 404 may mean the item or the operation, and some connections don't have the operation. */
    @Test
    void whatCannotBeReadIsUnread() {
        compared()
                .forEach(
                        change -> {
                            transport.fail(new Failure.NotFound(new Answer(404, null, "{}")));
                            assertThat(ChangeLists.check(change.line(), now()))
                                    .isEqualTo(StateCheck.unread(change.line()));
                            assertThat(ChangeLists.check(change.line(), state(false)))
                                    .isEqualTo(StateCheck.unread(change.line()));
                        });
        assertThat(transport.sent()).hasSize(9);
    }

    @Test
    void aFieldIsReadFromItsVideo() {
        String found = "[{\"id\":\"%s\",\"key\":\"course\",\"value\":\"C\"}]".formatted(FIELD.id());
        assertThat(check(field(), found)).isEqualTo(Kind.ALREADY);
        assertThat(transport.sent().getFirst().pathVariables()).containsValue(Things.VIDEO.value());
    }

    @Test
    void anItemIsReadOnceAndWhatFailedIsNotAskedAgain() {
        ServerState now = now();
        Failure failure = new Failure.ServerError(new Answer(500, null, "{}"));
        transport.answer(200, ITEM.formatted(Things.VIDEO, "title", "New")).fail(failure);
        for (int time = 0; time < 2; time++) {
            assertThat(ChangeLists.check(video(VideoUpdate.rename("New")).line(), now).kind())
                    .isEqualTo(Kind.ALREADY);
            assertThatThrownBy(() -> ChangeLists.check(folder().line(), now))
                    .isInstanceOfSatisfying(
                            FailureException.class,
                            e -> assertThat(e.failure()).isEqualTo(failure));
        }
        assertThat(transport.sent()).hasSize(2);
    }
}
