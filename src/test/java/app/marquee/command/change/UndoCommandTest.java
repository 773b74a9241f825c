package app.marquee.command.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.command.WindowRequest;
import app.marquee.log.Logging;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoUpdate;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.service.session.Session;
import app.marquee.start.LaunchConnection;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import javax.imageio.ImageIO;

/** Undoes from the command line what the window changed, in a later run that has loaded nothing. */
class UndoCommandTest {
    private static final String TOKEN = "canary-token-5d1f";

    @TempDir Path home;
    private Sandbox sandbox;
    private CommandTrial trial;

    @BeforeEach
    void start() {
        sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).build());
        trial = new CommandTrial(home, CommandTrial.CLOCK, TOKEN);
    }

    @AfterEach
    void stop() {
        sandbox.close();
        Logging.stop();
    }

    /** Change that the window can undo. */
    enum Deed {
        VIDEO_TITLE,
        VIDEO_MOVE,
        TRASH,
        RECOVERY,
        FIELD_CREATION,
        FIELD_EDIT,
        FIELD_DELETION,
        PLAYLIST,
        THUMBNAIL;

        StagedChange stage(Session session) {
            JournalEntryFactory lines = session.staging();
            Video video = video(session);
            VideoId id = video.id();
            return switch (this) {
                case VIDEO_TITLE -> VideoEdit.TYPE.stage(lines, video, VideoUpdate.rename("New"));
                case VIDEO_MOVE -> VideoEdit.TYPE.stage(lines, video, VideoUpdate.moveToRoot());
                case TRASH -> TrashChange.MOVE.stage(lines, List.of(id), Map.of());
                case RECOVERY -> {
                    session.changes().apply(TrashChange.MOVE.stage(lines, List.of(id), Map.of()));
                    yield TrashChange.RECOVER.stage(lines, List.of(id), Map.of());
                }
                case FIELD_CREATION ->
                        FieldCreation.TYPE.stage(
                                lines, id, null, new CustomFieldDraft("undo-key", "value"));
                case FIELD_EDIT ->
                        FieldEdit.TYPE.stage(
                                lines,
                                id,
                                null,
                                field(session, video),
                                CustomFieldUpdate.value("Another value"));
                case FIELD_DELETION ->
                        FieldDeletion.TYPE.stage(lines, id, null, field(session, video));
                case PLAYLIST ->
                        PlaylistCreation.TYPE.stage(
                                lines, new PlaylistDraft("Undo", AccessType.PRIVATE, "Editors"));
                case THUMBNAIL ->
                        ThumbnailReplacement.TYPE.stage(lines, id, null, noThumbnail(), picture());
            };
        }

        private static Video video(Session session) {
            return session.gateways().videos().list(VideoFilter.ALL, 1, 100).items().stream()
                    .filter(one -> one.folderId() instanceof Member.Value)
                    .filter(one -> !fields(session, one).isEmpty())
                    .findFirst()
                    .orElseThrow();
        }

        private static List<CustomField> fields(Session session, Video video) {
            return session.gateways().videos().customFields(video.id());
        }

        private static CustomField field(Session session, Video video) {
            return fields(session, video).getFirst();
        }

        private static Thumbnails noThumbnail() {
            return new Thumbnails(Member.ofNull(), Member.absent(), UnknownMembers.NONE);
        }

        private static PictureUpload picture() {
            try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
                ImageIO.write(new BufferedImage(64, 36, BufferedImage.TYPE_INT_RGB), "png", out);
                return PictureUpload.of(
                        new PictureData(out.toByteArray()), "a.png", "image/png", 64, 36);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Applies a change as the window does. */
    private ChangeLine apply(Deed deed) {
        try (Run window = window();
                Session session = window.connections().open(LaunchConnection.ID)) {
            return session.changes().apply(deed.stage(session)).line();
        } finally {
            Logging.stop();
        }
    }

    private Run window() {
        return Run.open(
                new WindowRequest(
                        home,
                        new WindowRequest.ExtraConnection(
                                sandbox.baseUri(), sandbox.dataUri(), new Secret(TOKEN)),
                        false),
                CommandTrial.CLOCK);
    }

    @ParameterizedTest
    @EnumSource
    void whatTheWindowUndoesIsUndone(Deed deed) {
        ChangeLine done = apply(deed);
        assertThat(done.state()).isEqualTo(ChangeState.DONE);
        Result printed = trial.on(sandbox, "changes", "undo", done.id().value());
        assertThat(printed.status()).as(printed.err()).isZero();
        assertThat(printed.lines().getFirst()).contains("\tpending\t");
        assertThat(printed.err()).isEqualTo("Nothing was sent. Add --yes to undo the change.\n");
        Result undone = trial.on(sandbox, "changes", "undo", done.id().value(), "--yes", "--json");
        assertThat(undone.status()).as(undone.err()).isZero();
        assertThat(undone.lines().getLast()).contains("\"state\":\"applied\"");
    }

    @Test
    void theInverseIsPrintedWithItsValues() {
        ChangeLine done = apply(Deed.VIDEO_TITLE);
        ChangeValue before = done.members().getFirst().before();
        String title = ((ChangeValue.Text) before).text().replace("\"", "\\\"");
        Result printed = trial.on(sandbox, "changes", "undo", done.id().value());
        assertThat(printed.lines().getLast()).isEqualTo("  title: \"New\" -> \"" + title + "\"");
        Result json = trial.on(sandbox, "changes", "undo", done.id().value(), "--json");
        assertThat(json.lines().getLast())
                .contains("\"fields\":[\"title\"]", "\"old\":\"New\",\"old_known\":true");
    }

    /** Its undo moves to the trash, which this platform doesn't offer. */
    @Test
    void anUnofficialUndoIsNotOfferedWhereThePlatformHasNone() {
        ChangeLine done = apply(Deed.RECOVERY);
        sandbox.close();
        sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).extensions(false).build());
        Result undone = trial.on(sandbox, "changes", "undo", done.id().value(), "--yes");
        assertThat(undone.status()).isEqualTo(1);
        assertThat(undone.err()).isEqualTo("This change can't be undone. (exit status 1)\n");
    }

    /** It isn't known whether the platform has it, so that it can't be said that it has not. */
    @Test
    void aServerThatCannotBeReachedIsNamed() {
        ChangeLine done = apply(Deed.RECOVERY);
        sandbox.faults().set("video-read:500");
        Result undone = trial.on(sandbox, "changes", "undo", done.id().value());
        assertThat(undone.status()).isEqualTo(1);
        assertThat(undone.err())
                .startsWith("Server error. The server couldn't complete the request (500).");
    }

    @Test
    void onlyAnAppliedChangeIsUndone() {
        sandbox.faults().set("video-update:reset-after#1");
        ChangeLine unknown = apply(Deed.VIDEO_TITLE);
        Result undone = trial.on(sandbox, "changes", "undo", unknown.id().value(), "--yes");
        assertThat(undone.status()).isEqualTo(1);
        assertThat(undone.err())
                .startsWith("The status of the change is unknown. Use \"changes verify\".");
    }
}
