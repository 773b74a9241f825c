package app.marquee.service.alert;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.ApiRequest;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.List;

/** Requests that judging the alerts takes. */
final class SessionAlertsTest {
    @TempDir private Path home;
    private SessionFixture fixture;
    private AlertService alerts;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        Session session = fixture.session("acme");
        alerts = AlertService.of(session, new SettingsService(fixture.stores().settings()));
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
}
