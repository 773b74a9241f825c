package app.marquee.model.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.net.URI;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** Settings of two connections, of which one is changed or forgotten. */
class SettingsTest {
    private static final ConnectionId ONE = new ConnectionId("one");
    private static final ConnectionId TWO = new ConnectionId("two");
    private static final Budget BUDGET = new Budget(BigDecimal.TEN, "BRL");

    private static Connection connection(ConnectionId id, String address) {
        return new Connection(
                id,
                "Acme",
                ConnectionKind.TEST,
                URI.create(address),
                URI.create("https://data.test"),
                Connection.Routes.USUAL,
                new Connection.Terms(false, 120, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    private static Settings of(ConnectionId id) {
        return with(Settings.DEFAULT, id);
    }

    private static Settings with(Settings settings, ConnectionId id) {
        return settings.withConnection(connection(id, "https://api.test"))
                .withAnsweredHost(id, Operation.GET_RANKING, HostRole.BASE)
                .withBudget(id, BUDGET)
                .withAlerts(id, AlertSettings.USUAL)
                .withView(Settings.viewsOf(id) + ".library", "wide")
                .withLastConnection(id);
    }

    @Test
    void aForgottenConnectionLeavesNothingBehind() {
        Settings both = with(of(ONE), TWO);
        assertThat(both.withoutConnection(TWO))
                .isEqualTo(of(ONE).withLastConnection(TWO).withoutConnection(TWO));
        assertThat(both.withoutConnection(TWO).connections())
                .isEqualTo(of(ONE).connections())
                .hasSize(1);
        assertThat(both.withoutConnection(TWO).views())
                .isEqualTo(Map.of("connection.one.library", "wide"));
        assertThat(both.withoutConnection(TWO).lastConnection()).isNull();
        assertThat(both.withoutConnection(ONE).lastConnection()).isEqualTo(TWO);
        assertThat(of(ONE).withoutConnection(ONE)).isEqualTo(Settings.DEFAULT);
    }

    /** One ID may begin with another. */
    @Test
    void viewsOfAConnectionWithALongerIdStay() {
        Settings settings =
                Settings.DEFAULT
                        .withView(Settings.viewsOf(new ConnectionId("one2")) + ".library", "wide")
                        .withView("window", "large");
        assertThat(settings.withoutConnection(ONE)).isEqualTo(settings);
        assertThat(settings.withoutViews()).isEqualTo(Settings.DEFAULT);
    }

    @Test
    void aConnectionIsReplacedInItsPlace() {
        Settings both = with(of(ONE), TWO);
        Connection renamed = connection(ONE, "https://api.test");
        assertThat(both.withConnection(renamed)).isEqualTo(both);
        Connection moved = connection(ONE, "https://elsewhere.test");
        Settings after = both.withConnection(moved);
        assertThat(after.connections())
                .isEqualTo(List.of(moved, connection(TWO, "https://api.test")));
        assertThat(after.answeredHosts()).containsOnlyKeys(TWO);
        assertThat(after.connection(ONE)).contains(moved);
        assertThat(after.connection(new ConnectionId("three"))).isEmpty();
    }

    @Test
    void eachChoiceChangesItselfAlone() {
        Settings usual = of(ONE);
        Appearance dark = usual.appearance().with(Theme.DARK);
        assertThat(usual.withAppearance(dark).appearance()).isEqualTo(dark);
        assertThat(usual.withAppearance(dark).withAppearance(usual.appearance())).isEqualTo(usual);
        Settings spanish = usual.withLanguage(Language.SPANISH);
        assertThat(spanish.language()).isEqualTo(Language.SPANISH);
        assertThat(spanish.withLanguage(usual.language())).isEqualTo(usual);
        assertThat(usual.withBudget(ONE, null).withBudget(ONE, BUDGET)).isEqualTo(usual);
        assertThat(usual.withBudget(ONE, null).budgets()).isEmpty();
        assertThat(usual.alerts(TWO)).isEqualTo(AlertSettings.USUAL);
    }
}
