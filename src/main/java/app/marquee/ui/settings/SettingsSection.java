package app.marquee.ui.settings;

import app.marquee.service.connection.ConnectionService;
import app.marquee.service.connection.SandboxControls;
import app.marquee.service.connection.SettingsService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.shell.SettingsActions;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import java.util.List;
import java.util.function.Function;

/** Section Settings, with connections, appearance and the embedded sandbox. FX thread only. */
public final class SettingsSection implements Section {
    private final SettingsViewModel model;
    private final SettingsView view;
    private final CoalescingFxRunner tokens;
    private final Runnable noTokens;
    private final Messages messages;

    public SettingsSection(
            ConnectionService connections,
            SettingsService settings,
            SettingsActions actions,
            SandboxControls sandbox,
            AlertCenter alerts,
            SectionContext context) {
        this.messages = context.messages();
        this.model = new SettingsViewModel(connections, settings, actions, sandbox, context);
        this.view = new SettingsView(model, alerts, connections.mapKeys(), context);
        this.tokens = new CoalescingFxRunner(FxThread::later, model::tokensChanged);
        this.noTokens = connections.onTokens(tokens::signal);
        connections.askForKeychain();
    }

    public static SectionDefinition definition(
            ConnectionService connections,
            SettingsService settings,
            SettingsActions actions,
            SandboxControls sandbox,
            AlertCenter alerts) {
        return definition(
                context ->
                        new SettingsSection(
                                connections, settings, actions, sandbox, alerts, context));
    }

    static SectionDefinition definition(Function<SectionContext, SettingsSection> create) {
        return SectionDefinition.of(
                        SettingsSection.class, SectionGroup.APPLICATION, "fth-settings", create)
                .opening(Place.Settings.class, Place.NewConnection.class)
                .with(SettingsCommands.all());
    }

    @Override
    public SettingsView view() {
        return view;
    }

    @Override
    public void refresh() {
        model.reload();
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.NewConnection) {
            view.beginNew();
        }
    }

    @Override
    public List<UnsavedEdit> unsavedEdits() {
        String name = model.form().nameProperty().get().strip();
        String connection = messages.text("about.connection");
        return model.form().isEdited()
                ? List.of(
                        UnsavedEdit.lost(
                                name.isEmpty()
                                        ? connection
                                        : messages.text("pattern.labeled", connection, name)))
                : List.of();
    }

    boolean hasAuthority() {
        return model.form().authorityProperty().get() != null;
    }

    @Override
    public void close() {
        view.close();
        noTokens.run();
        tokens.close();
        model.close();
    }
}
