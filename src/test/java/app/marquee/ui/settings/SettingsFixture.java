package app.marquee.ui.settings;

import app.marquee.change.engine.ScriptedTransport;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.connection.SandboxControls;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.shell.SettingsActions;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.SectionContext;

import java.net.URI;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Real connections and settings in a home of their own, with the sandbox open, and noted calls. */
final class SettingsFixture implements SettingsActions, SandboxControls, AutoCloseable {
    /** The connection that a fake shell shows. */
    static final ConnectionId SANDBOX = new ConnectionId("c-SANDBOX");

    static final String TOKEN = "canary-token-8841";

    private final SessionFixture home;
    private final AlertCenter alerts;
    private final List<String> calls = new ArrayList<>();
    private String faults = "";
    private Appearance look = Appearance.DEFAULT;
    private Runnable onStay = () -> {};

    SettingsFixture(Path directory, AlertCenter alerts) {
        this.alerts = alerts;
        home = new SessionFixture(directory);
        home.transport().alwaysOtherReads();
        URI loopback = URI.create("http://127.0.0.1:40001");
        connections()
                .addForThisRun(
                        new Connection(
                                SANDBOX,
                                "Sandbox",
                                ConnectionKind.SANDBOX,
                                loopback,
                                URI.create("http://127.0.0.1:40002"),
                                Connection.Routes.USUAL,
                                new Connection.Terms(
                                        false, 600, ZoneOffset.UTC, ConnectionNetwork.USUAL)),
                        Optional.of(new Secret("sandbox-token")));
    }

    static ConnectionDraft draft(String name, ConnectionKind kind) {
        return new ConnectionDraft(
                name,
                kind,
                "https://api.acme.test",
                "https://data.acme.test",
                Connection.Routes.USUAL,
                new Connection.Terms(
                        kind == ConnectionKind.PRODUCTION,
                        60,
                        ZoneOffset.UTC,
                        ConnectionNetwork.USUAL));
    }

    ConnectionService connections() {
        return home.connections();
    }

    ScriptedTransport transport() {
        return home.transport();
    }

    /** The token that the transport which was opened last would send now. */
    Optional<Secret> lastToken() {
        return Optional.ofNullable(home.opened().getLast().token().token());
    }

    /** The connection of the transport which was opened last. */
    Connection lastOpened() {
        return home.opened().getLast().connection();
    }

    SettingsViewModel model(SectionContext context) {
        return new SettingsViewModel(connections(), settings(), this, this, context);
    }

    SettingsSection section(SectionContext context) {
        return new SettingsSection(connections(), settings(), this, this, alerts, context);
    }

    private SettingsService settings() {
        return new SettingsService(home.stores().settings());
    }

    /** As it was chosen last. */
    Appearance look() {
        return look;
    }

    /** What was asked of the window and of the sandbox, in turn. */
    List<String> calls() {
        return List.copyOf(calls);
    }

    @Override
    public void setAppearance(Appearance look) {
        calls.add("theme " + look.theme());
        this.look = look;
    }

    @Override
    public void setLanguage(Language language, Runnable stay) {
        onStay = stay;
        calls.add("language " + language.tag());
    }

    /** The person rather keeps the language that there was. */
    void stay() {
        onStay.run();
    }

    @Override
    public void openConnection(ConnectionId connection) {
        calls.add("open " + connection.value());
    }

    @Override
    public void connectionsChanged() {
        calls.add("changed");
    }

    @Override
    public String faults() {
        return faults;
    }

    @Override
    public void setFaults(String typed) {
        if (typed.startsWith("?")) {
            throw new IllegalArgumentException("no operation '" + typed + "'");
        }
        faults = typed;
        calls.add("faults " + typed);
    }

    @Override
    public void reset() {
        calls.add("reset");
    }

    @Override
    public void close() {
        home.close();
    }
}
