package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.FileLine;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** Pasted ids against what is known, and players' ids against the service. */
final class SessionIdResolverTest {
    private static final String A = "a1111111-1111-4222-8333-444455556666";
    private static final String B = "b1111111-1111-4222-8333-444455556666";
    private static final String C = "c1111111-1111-4222-8333-444455556666";
    private static final String PLAYER = "https://player.host/embed/?v=";
    private static final ProgressListener QUIET = (_, _) -> {};

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private IdResolver ids;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        ids = IdResolver.of(session);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private static Failure notFound() {
        return new Failure.NotFound(new Answer(404, null, "{}"));
    }

    @Test
    void anItemKeepsTheLineOfItsFile() {
        ids.add(ids.read("\nplaylist/" + A, null, "course.csv"));
        assertThat(session.catalogue().all().getFirst().file())
                .isEqualTo(new FileLine("course.csv", 2));
        List<ResolvedId> again = ids.read(A + "\nhttps://host/none", null, null);
        assertThat(again.getFirst().file())
                .as("it was known from there")
                .isEqualTo(new FileLine("course.csv", 2));
        assertThat(again.getLast().standing()).isEqualTo(Standing.NO_ID);
    }

    @Test
    void whatIsKnownSaysItsKindAndTitleAndNothingIsAsked() {
        session.catalogue()
                .remember(
                        List.of(
                                session.catalogue()
                                        .confirmed(
                                                new VideoId(A),
                                                ItemKind.VIDEO,
                                                "Aula",
                                                ItemSource.LIST)));
        List<ResolvedId> rows = ids.read(A + " " + B + " " + PLAYER + C + " " + B, null, null);
        assertThat(rows)
                .extracting(ResolvedId::standing)
                .containsExactly(Standing.KNOWN, Standing.NEW, Standing.EXTERNAL);
        assertThat(rows.getFirst().kind()).contains(ItemKind.VIDEO);
        assertThat(rows.getFirst().title()).isEqualTo("Aula");
        assertThat(rows.get(1).times()).isEqualTo(2);
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void aPlayersIdLeadsToTheVideoOrToNone() {
        fixture.transport()
                .answer(200, "{\"id\":\"%s\",\"title\":\"Aula\"}".formatted(A))
                .fail(notFound());
        List<ResolvedId> rows =
                ids.lookUp(ids.read(PLAYER + B + " " + PLAYER + C, null, null), QUIET);
        assertThat(rows)
                .extracting(ResolvedId::standing)
                .containsExactly(Standing.FOUND, Standing.NOT_FOUND);
        assertThat(rows.getFirst().uuid()).isEqualTo(A);
        assertThat(rows.getFirst().title()).isEqualTo("Aula");
        assertThat(rows.getFirst().kind()).contains(ItemKind.VIDEO);
    }

    @Test
    void whereNoVideoIsToldOfNothingIsSaidOfIt() {
        fixture.transport().fail(notFound());
        assertThat(ids.lookUp(ids.read(PLAYER + B, null, null), QUIET))
                .extracting(ResolvedId::standing)
                .containsExactly(Standing.EXTERNAL);
    }

    @Test
    void anotherFailureIsTold() {
        fixture.transport().fail(new Failure.NoToken());
        List<ResolvedId> rows = ids.read(PLAYER + B, null, null);
        assertThatThrownBy(() -> ids.lookUp(rows, QUIET)).isInstanceOf(FailureException.class);
    }

    @Test
    void anIdWithoutAKindIsOfTheWantedOneUnlessThisComputerKnowsBetter() {
        session.catalogue().add(ItemKind.FOLDER, List.of(new FolderId(A)));
        List<ResolvedId> rows = ids.read(A + " " + B + " playlist/" + C, ItemKind.VIDEO, null);
        assertThat(rows)
                .extracting(row -> row.kind().orElseThrow())
                .containsExactly(ItemKind.FOLDER, ItemKind.VIDEO, ItemKind.PLAYLIST);
    }

    @Test
    void onlyWhatThePlatformReturnedIsConfirmed() {
        fixture.transport().answer(200, "{\"id\":\"%s\",\"title\":\"Aula\"}".formatted(A));
        List<ResolvedId> rows =
                ids.lookUp(ids.read(PLAYER + B + " playlist/" + C, null, null), QUIET);
        ids.add(rows);
        assertThat(session.catalogue().all())
                .containsExactlyInAnyOrder(
                        new KnownItem(
                                ItemKind.VIDEO,
                                A,
                                "Aula",
                                ItemSource.PERSON,
                                session.clock().instant()),
                        new KnownItem(ItemKind.PLAYLIST, C, null, ItemSource.PERSON, null));
    }
}
