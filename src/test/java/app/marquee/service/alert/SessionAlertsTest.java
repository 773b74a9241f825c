package app.marquee.service.alert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.http.ApiRequest;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.Budget;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Requests that judging the alerts takes. */
final class SessionAlertsTest {
    @TempDir private Path home;
    private SessionFixture fixture;
    private AlertService alerts;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        Session session = fixture.session("acme");
        alerts =
                AlertService.of(
                        session,
                        TrashService.of(session),
                        new SettingsService(fixture.stores().settings()));
        for (AlertKind kind : AlertKind.values()) {
            turn(kind, false);
        }
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private void turn(AlertKind kind, boolean on) {
        alerts.update(now -> now.with(kind, now.rule(kind).with(on)));
    }

    private List<Operation> sent() {
        return fixture.transport().sent().stream().map(ApiRequest::operation).toList();
    }

    @Test
    void theTrashIsLoadedOnlyWhereEverythingIs() throws InterruptedException {
        turn(AlertKind.TRASH, true);
        fixture.transport().always(Operation.LIST_TRASH, 200, "{\"videos\":[]}");
        alerts.check(AlertLoading.NOTHING);
        alerts.check(AlertLoading.REPORTS);
        assertThat(sent()).isEmpty();
        alerts.check(AlertLoading.EVERYTHING);
        assertThat(sent()).containsExactly(Operation.LIST_TRASH);
    }

    @Test
    void aReportIsLoadedWhereReportsAre() throws InterruptedException {
        turn(AlertKind.TOP_VIDEO, true);
        fixture.transport().always(Operation.GET_RANKING, 200, "[]");
        alerts.check(AlertLoading.NOTHING);
        assertThat(sent()).isEmpty();
        alerts.check(AlertLoading.REPORTS);
        assertThat(sent()).isNotEmpty().containsOnly(Operation.GET_RANKING);
    }

    /** The settings name the number before the user lets reports be loaded. */
    @ParameterizedTest
    @CsvSource({
        "SPIKE, 1",
        "DROP, 1",
        "TOP_VIDEO, 2",
        "NEW_COUNTRY, 2",
        "NEW_CITY, 2",
        "BUDGET, 0",
        "TRASH, 0",
        "LIVE_BELOW, 0"
    })
    void eachKindTakesItsRequests(AlertKind kind, int requests) {
        turn(kind, true);
        assertThat(alerts.requests()).isEqualTo(requests);
    }

    @Test
    void kindsShareTheirReports() {
        for (AlertKind kind : AlertKind.values()) {
            turn(kind, true);
        }
        assertThat(alerts.requests()).isEqualTo(5);
    }

    @Test
    void aBudgetNeedsTheRankingOfYesterday() {
        turn(AlertKind.BUDGET, true);
        fixture.stores()
                .settings()
                .update(
                        now ->
                                now.withBudget(
                                        new ConnectionId("acme"),
                                        new Budget(BigDecimal.TEN, "BRL")));
        assertThat(alerts.requests()).isEqualTo(1);
    }

    /** In the window the other alerts go on, whatever the platform refuses. */
    @Test
    void oneThatCannotBeLoadedLeavesTheOthers() throws InterruptedException {
        turn(AlertKind.TOP_VIDEO, true);
        turn(AlertKind.BUTTON, true);
        fixture.transport()
                .fail(new Failure.Unauthorized(new Answer(401, null, "")))
                .fail(new Failure.RateLimited(new Answer(429, null, ""), null))
                .fail(new Failure.Cancelled(false));
        Map<AlertKind, AlertResult> expected =
                Map.of(
                        AlertKind.TOP_VIDEO, new AlertResult.Unknown(AlertGap.FAILED),
                        AlertKind.BUTTON, new AlertResult.Unknown(AlertGap.NO_PLAYLIST));
        assertThat(alerts.check(AlertLoading.REPORTS).results()).isEqualTo(expected);
        assertThat(alerts.check(AlertLoading.REPORTS).results()).isEqualTo(expected);
        assertThatThrownBy(() -> alerts.check(AlertLoading.REPORTS))
                .isInstanceOf(FailureException.class);
    }

    @Test
    void aCommandEndsWhereThePlatformRefusesAll() {
        turn(AlertKind.TRASH, true);
        fixture.transport().fail(new Failure.RateLimited(new Answer(429, null, ""), null));
        assertThatThrownBy(() -> alerts.check(AlertLoading.EVERYTHING))
                .isInstanceOf(FailureException.class);
    }

    /** So that they are judged anew; and no more once nobody wants to know. */
    @Test
    void responsesAndChangesAreNews() {
        AtomicInteger news = new AtomicInteger();
        Runnable unlisten = alerts.listen(news::incrementAndGet);
        Session session = fixture.connections().open(new ConnectionId("acme"));
        StagedChange change =
                FolderEdit.TYPE.stage(
                        session.staging(),
                        Folder.known(new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22")),
                        FolderUpdate.rename("A"));
        session.changes().lists().keep(List.of(change));
        assertThat(news.get()).isPositive();
        int told = news.get();
        unlisten.run();
        session.changes().lists().giveUp(List.of(change.line().id()));
        assertThat(news).hasValue(told);
    }

    /** More would be too many requests; one that the platform doesn't know ends none. */
    @Test
    void onlyTheFirstStreamsAreLoaded() throws InterruptedException {
        turn(AlertKind.LIVE_ABOVE, true);
        List<KnownItem> streams =
                IntStream.rangeClosed(1, 6)
                        .mapToObj(
                                number ->
                                        new KnownItem(
                                                ItemKind.LIVE,
                                                new UUID(0x4000L, number).toString(),
                                                null,
                                                ItemSource.PERSON,
                                                null))
                        .toList();
        fixture.stores().catalogue().remember(new ConnectionId("acme"), streams);
        fixture.transport()
                .fail(new Failure.NotFound(new Answer(404, null, "")))
                .always(Operation.GET_VIEWERS_HISTORIC, 200, "[]");
        alerts.check(AlertLoading.REPORTS);
        assertThat(sent()).isEmpty();
        alerts.check(AlertLoading.EVERYTHING);
        assertThat(sent()).hasSize(5).containsOnly(Operation.GET_VIEWERS_HISTORIC);
    }

    private static final String PLAYLISTS =
            """
            [{"id": "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11", "name": "Broken",
              "external_button": {"text": "Buy", "url": "htps://a.test"}},
             {"id": "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b12", "name": "Fine",
              "external_button": {"text": "Buy", "url": "https://a.test"}},
             {"id": "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b13", "name": "None",
              "external_button": null}]
            """;

    @Test
    void aBrokenButtonIsToldOnceItsPlaylistIsLoaded() throws InterruptedException {
        turn(AlertKind.BUTTON, true);
        fixture.transport().always(Operation.LIST_PLAYLISTS, 200, PLAYLISTS);
        assertThat(alerts.check(AlertLoading.REPORTS).results())
                .containsEntry(AlertKind.BUTTON, new AlertResult.Unknown(AlertGap.NO_PLAYLIST));
        assertThat(sent()).isEmpty();
        AlertResult broken =
                AlertResult.of(
                        List.of(
                                new AlertFact.BrokenButton(
                                        new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11"),
                                        "Broken")));
        assertThat(alerts.check(AlertLoading.EVERYTHING).results())
                .containsEntry(AlertKind.BUTTON, broken);
        assertThat(alerts.check(AlertLoading.NOTHING).results())
                .containsEntry(AlertKind.BUTTON, broken);
        assertThat(sent()).containsExactly(Operation.LIST_PLAYLISTS);
    }

    @Test
    void theLastPointOfAStreamIsJudged() throws InterruptedException {
        turn(AlertKind.LIVE_ABOVE, true);
        String id = new UUID(0x4000L, 1).toString();
        fixture.stores()
                .catalogue()
                .remember(
                        new ConnectionId("acme"),
                        List.of(
                                new KnownItem(
                                        ItemKind.LIVE, id, "Launch", ItemSource.PERSON, null)));
        fixture.transport()
                .always(
                        Operation.GET_VIEWERS_HISTORIC,
                        200,
                        "[{\"time\":\"2026-03-01T11:58:00Z\",\"viewers\":5},"
                                + "{\"time\":\"2026-03-01T11:59:00Z\",\"viewers\":1001}]");
        assertThat(alerts.check(AlertLoading.REPORTS).results())
                .containsEntry(AlertKind.LIVE_ABOVE, new AlertResult.Unknown(AlertGap.OLD_POINTS));
        AlertResult above =
                AlertResult.of(
                        List.of(new AlertFact.StreamViewers(new LiveId(id), "Launch", 1001)));
        assertThat(alerts.check(AlertLoading.EVERYTHING).results())
                .containsEntry(AlertKind.LIVE_ABOVE, above);
    }
}
