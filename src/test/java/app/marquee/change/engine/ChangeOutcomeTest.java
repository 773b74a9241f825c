package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Optional;

/** What an outcome says, with and without an answer. */
final class ChangeOutcomeTest {
    private static final Answer SAID = new Answer(400, null, "");

    private static ChangeLine line(ChangeState state) {
        ChangeLine staged =
                FolderEdit.TYPE
                        .stage(
                                Things.lines(Things.CONNECTION),
                                Things.folder(Member.ofNull()),
                                FolderUpdate.rename("Lições"))
                        .line();
        return state == ChangeState.STAGED
                ? staged
                : staged.ended(state, Things.NOON, new ChangeAnswer(200, null, null, null));
    }

    @ParameterizedTest
    @EnumSource(ChangeState.class)
    void theJournalTellsHowAnAbandonedChangeEnded(ChangeState state) {
        ChangeLine line = line(state);
        assertThat(ChangeOutcome.recorded(line))
                .isEqualTo(
                        switch (state) {
                            case DONE -> new ChangeOutcome.Done(line, new WriteResponse.Nothing());
                            case FAILED ->
                                    new ChangeOutcome.Failed(line, new Failure.Cancelled(false));
                            case SENDING, UNKNOWN ->
                                    new ChangeOutcome.Unsettled(line, new Failure.Cancelled(true));
                            case STAGED, CANCELLED -> new ChangeOutcome.Cancelled(line);
                        });
    }

    /** Playlist, folder and video of an outcome. */
    private static List<Optional<?>> items(WriteResponse answer) {
        ChangeOutcome.Done done = new ChangeOutcome.Done(line(ChangeState.DONE), answer);
        return List.of(done.playlist(), done.folder(), done.video());
    }

    @Test
    void anOutcomeHasTheItemOfItsAnswer() {
        Playlist playlist = Playlist.known(Things.PLAYLIST);
        Folder folder = Things.folder(Member.ofNull());
        Video video = Things.video();
        Optional<?> none = Optional.empty();
        assertThat(items(new WriteResponse.OfPlaylist(playlist)))
                .isEqualTo(List.of(Optional.of(playlist), none, none));
        assertThat(items(new WriteResponse.OfFolder(folder)))
                .isEqualTo(List.of(none, Optional.of(folder), none));
        assertThat(items(new WriteResponse.OfVideo(video)))
                .isEqualTo(List.of(none, none, Optional.of(video)));
        assertThat(items(new WriteResponse.Nothing())).isEqualTo(List.of(none, none, none));
    }

    @Test
    void onlyTooManyRequestsNeedNoToken() {
        ChangeLine line = line(ChangeState.STAGED);
        assertThat(
                        new ChangeOutcome.Paused(line, new Failure.RateLimited(SAID, null), null)
                                .wantsToken())
                .isFalse();
        assertThat(
                        new ChangeOutcome.Paused(line, new Failure.Unauthorized(SAID), null)
                                .wantsToken())
                .isTrue();
    }
}
