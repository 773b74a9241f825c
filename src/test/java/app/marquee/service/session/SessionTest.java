package app.marquee.service.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistUpdate;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

final class SessionTest {
    private static final PlaylistId PLAYLIST =
            new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");

    @TempDir Path home;
    private SessionFixture fixture;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void letsNothingOutAfterItWasClosed() {
        Session session = fixture.session("acme");
        session.close();
        assertThat(fixture.closed()).hasSize(1);
        assertThatThrownBy(() -> session.gateways().funnels().list())
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isEqualTo(new Failure.Cancelled(false)));
        ChangeOutcome outcome =
                session.changes()
                        .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")));
        assertThat(outcome).isInstanceOf(ChangeOutcome.Cancelled.class);
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void noOtherRouteIsLeftOpenOrOpenedAfterItWasClosed() {
        Session session = fixture.session("acme");
        session.route(Map.of());
        session.close();
        assertThat(fixture.closed()).hasSize(2);
        session.route(Map.of());
        assertThat(fixture.closed()).hasSize(3);
    }

    @Test
    void keepsConnectionsApart() {
        Session acme = fixture.session("acme");
        Session other = fixture.session("other");
        fixture.transport().answer(201, "{}");
        ChangeLine line =
                acme.changes()
                        .apply(NewFunnel.TYPE.stage(acme.staging(), new FunnelName("Leads")))
                        .line();
        acme.catalogue().add(ItemKind.PLAYLIST, List.of(PLAYLIST));
        assertThat(other.changes().newest(10)).isEmpty();
        assertThat(other.changes().find(line.id())).isEmpty();
        assertThat(other.catalogue().all(ItemKind.PLAYLIST)).isEmpty();
        assertThat(other.catalogue().offered(ItemKind.PLAYLIST, "6f1c")).isEmpty();
        assertThatThrownBy(
                        () ->
                                other.changes()
                                        .apply(
                                                NewFunnel.TYPE.stage(
                                                        acme.staging(), new FunnelName("Leads"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(fixture.transport().sent()).hasSize(1);
        assertThat(acme.changes().newest(10)).containsExactly(line);
    }

    @Test
    void knowsWhatWasCreatedRenamedAndDeletedFromHere() {
        Session session = fixture.session("acme");
        fixture.transport()
                .answer(201, "{\"id\":\"" + PLAYLIST + "\"}")
                .answer(200, "{}")
                .answer(204, "");
        session.changes()
                .apply(
                        PlaylistCreation.TYPE.stage(
                                session.staging(),
                                new PlaylistDraft("New", AccessType.PUBLIC, "Maria")));
        assertThat(session.catalogue().all(ItemKind.PLAYLIST))
                .containsExactly(
                        new KnownItem(
                                ItemKind.PLAYLIST,
                                PLAYLIST.value(),
                                "New",
                                ItemSource.CHANGE,
                                SessionFixture.NOON));
        Playlist known = Playlist.known(PLAYLIST);
        session.changes().apply(PlaylistEdit.TYPE.stage(session.staging(), known, rename("Newer")));
        assertThat(session.catalogue().find(ItemKind.PLAYLIST, PLAYLIST).orElseThrow().title())
                .isEqualTo("Newer");
        session.changes().apply(PlaylistDeletion.TYPE.stage(session.staging(), known));
        assertThat(session.catalogue().all(ItemKind.PLAYLIST)).isEmpty();
    }

    private static PlaylistUpdate rename(String name) {
        return new PlaylistUpdate(
                Member.of(name),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    @Test
    void keepsWhatThePersonPasted() {
        fixture.session("acme").catalogue().add(ItemKind.PLAYLIST, List.of(PLAYLIST));
        fixture.close();
        open();
        assertThat(fixture.session("acme").catalogue().all(ItemKind.PLAYLIST))
                .containsExactly(
                        new KnownItem(
                                ItemKind.PLAYLIST,
                                PLAYLIST.value(),
                                null,
                                ItemSource.PERSON,
                                null));
    }
}
