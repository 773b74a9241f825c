package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.HeldRunner;
import app.marquee.ui.playlists.FakePlaylists;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.Label;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kordamp.ikonli.javafx.FontIcon;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Looks of what sends, saves or opens a dialog, and what has to be typed on production. */
class WriteButtonTest extends WindowTest {
    @TempDir Path home;
    private final FakeShell shell = new FakeShell(new HeldRunner(), Locale.ENGLISH);
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void openSession() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
    }

    @AfterEach
    void closeSession() {
        session.close();
        fixture.close();
    }

    private void on(ConnectionKind kind) {
        onFx(() -> shell.connection(FakeShell.connection(kind, false)));
    }

    private WriteFoot foot(WriteButton send) {
        show(
                () ->
                        new WriteFoot(
                                shell.context("trash"),
                                new Button("Cancel"),
                                WriteButton.saving("keep", shell.context("trash").messages()),
                                send));
        return onFx(() -> (WriteFoot) find("send", Button.class).getParent().getParent());
    }

    private WriteButton sending() {
        return onFx(() -> WriteButton.sending("send", shell.context("trash")));
    }

    private StagedChange rename(int at) {
        return FolderEdit.TYPE.stage(
                session.staging(),
                NumberedFolder.of(at, Member.of("Old " + at)),
                FolderUpdate.rename("New"));
    }

    private Proposal renames(int count) {
        return Proposal.of(
                "Rename",
                "Rename",
                IntStream.rangeClosed(1, count).mapToObj(this::rename).toList());
    }

    @Test
    void aKindDecidesTheShapeTheIconAndTheEndOfTheLabel() {
        WriteButton send = sending();
        onFx(() -> send.offer("Recover 1 video", 1));
        assertThat(send.getStyleClass()).contains("accent").doesNotContain("danger");
        assertThat(((FontIcon) send.getGraphic()).getIconLiteral()).isEqualTo("fth-send");
        assertThat(send.getText()).isEqualTo("Recover 1 video");
        WriteButton keep =
                onFx(() -> WriteButton.saving("keep", shell.context("trash").messages()));
        assertThat(keep.getStyleClass()).doesNotContain("accent");
        assertThat(keep.getGraphic()).isNull();
        assertThat(keep.getText()).isEqualTo("Save for later");
        WriteButton open = onFx(() -> WriteButton.opening("open", "Recover", "fth-rotate-ccw"));
        assertThat(open.getStyleClass()).doesNotContain("accent");
        assertThat(open.getText()).isEqualTo("Recover…");
        onFx(() -> open.name("Move…"));
        assertThat(open.getText()).isEqualTo("Move…");
    }

    @Test
    void redIsAColorOfEachShape() {
        WriteButton send = onFx(() -> sending().destroying(true));
        WriteButton open = onFx(() -> WriteButton.opening("open", "Delete").destroying(true));
        assertThat(send.getStyleClass()).contains("accent", "danger");
        assertThat(open.getStyleClass()).contains("danger").doesNotContain("accent");
        onFx(() -> open.destroying(true).destroying(false));
        assertThat(open.getStyleClass()).doesNotContain("danger");
    }

    @ParameterizedTest
    @EnumSource(ConnectionKind.class)
    void onProductionItNamesTheConnection(ConnectionKind kind) {
        on(kind);
        WriteButton send = sending();
        onFx(() -> send.offer("Recover 1 video", 1));
        String name = shell.context("trash").connection().getValue().name();
        assertThat(send.getText())
                .isEqualTo(
                        kind == ConnectionKind.PRODUCTION
                                ? "Recover 1 video · " + name
                                : "Recover 1 video");
    }

    @Test
    void severalRequestsAreCountedBesideItAndReadAloud() {
        WriteButton send = sending();
        WriteFoot foot = foot(send);
        onFx(() -> foot.offer("Rename", renames(6)));
        String line = onFx(() -> find("send-requests", Label.class).getText());
        assertThat(line).isEqualTo("6 requests");
        assertThat(send.getAccessibleHelp()).isEqualTo(line);
        onFx(() -> foot.offer("Rename", 700, 700));
        assertThat(send.getAccessibleHelp()).as("it takes long").contains("requests · about ");
        onFx(() -> foot.offer("Rename", renames(1)));
        assertThat(send.requests().isVisible()).isFalse();
        assertThat(send.getAccessibleHelp()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"PRODUCTION, 20, true", "PRODUCTION, 21, false", "TEST, 21, true"})
    void theNumberOfManyItemsIsTypedOnProduction(ConnectionKind kind, int items, boolean isFree) {
        on(kind);
        WriteButton send = sending();
        WriteFoot foot = foot(send);
        onFx(() -> foot.offer("Rename", renames(items)));
        assertThat(send.isDisable()).isNotEqualTo(isFree);
        if (!isFree) {
            type("confirm-name", "20");
            assertThat(send.isDisable()).isTrue();
            type("confirm-name", " 21 ");
            assertThat(send.isDisable()).isFalse();
            onFx(() -> foot.offer("Rename", renames(22)));
            assertThat(send.isDisable()).isTrue();
            onFx(() -> foot.offer("Rename", renames(21)));
            assertThat(send.isDisable()).as("it is typed anew").isTrue();
            type("confirm-name", "21");
            assertThat(send.isDisable()).isFalse();
        }
        onFx(() -> foot.allow(false));
        assertThat(send.isDisable()).isTrue();
    }

    /** Nobody types 36 characters, and no field takes a line break. */
    @ParameterizedTest
    @CsvSource(
            value = {"Edição 1; Edição 1", "' '; 2f5f7b11", "; 2f5f7b11", "'A\tB'; AB"},
            delimiter = ';')
    void theNameOfWhatCannotBeUndoneIsTypedOnProduction(@Nullable String name, String typed) {
        on(ConnectionKind.PRODUCTION);
        PlaylistId id = new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");
        Playlist playlist =
                name == null
                        ? Playlist.known(id)
                        : FakePlaylists.named(id, name, AccessType.PUBLIC, 2);
        StagedChange deletion = PlaylistDeletion.TYPE.stage(session.staging(), playlist);
        assertThat(
                        SendGuard.text(
                                List.of(deletion.line()),
                                shell.context("trash").connection().getValue(),
                                shell.context("trash").messages()))
                .isEqualTo(typed);
    }

    @Test
    void ofSeveralItemsTheNumberIsTypedAlsoWhereOneCannotBeUndone() {
        on(ConnectionKind.PRODUCTION);
        StagedChange deletion =
                PlaylistDeletion.TYPE.stage(
                        session.staging(),
                        Playlist.known(new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11")));
        List<ChangeLine> both = List.of(deletion.line(), renames(1).lines().getFirst());
        assertThat(
                        SendGuard.text(
                                both,
                                shell.context("trash").connection().getValue(),
                                shell.context("trash").messages()))
                .isEqualTo("2");
    }
}
