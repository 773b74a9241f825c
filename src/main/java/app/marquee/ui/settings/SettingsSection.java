package app.marquee.ui.settings;

import app.marquee.service.connection.ConnectionService;
import app.marquee.service.connection.SettingsService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;

import javafx.application.Platform;
import javafx.scene.layout.Region;

/** Section Settings, with connections, appearance and the embedded sandbox. FX thread only. */
public final class SettingsSection implements Section {
    private final SettingsViewModel model;
    private final SettingsView view;
    private final CoalescingFxRunner tokens;
    private final Runnable noTokens;

    public SettingsSection(
            ConnectionService connections,
            SettingsService settings,
            SettingsActions actions,
            SandboxControls sandbox,
            SectionContext context) {
        this.model = new SettingsViewModel(connections, settings, actions, sandbox, context);
        this.view = new SettingsView(model, context);
        this.tokens = new CoalescingFxRunner(Platform::runLater, model::tokensChanged);
        this.noTokens = connections.onTokens(tokens::signal);
        connections.askForKeychain();
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        model.reload();
    }

    @Override
    public boolean hasUnsavedEdits() {
        return model.form().isEdited();
    }

    /** Begins a new connection, after confirming to discard unsaved input. */
    public void beginNew() {
        view.beginNew();
    }

    /** Confirms and deletes the selected connection. */
    void confirmDelete() {
        view.connections().confirmDelete();
    }

    Availability deletion() {
        String why = model.whyNoDelete();
        return Availability.when(why.isEmpty(), why);
    }

    void chooseAuthority() {
        view.connections().form().differences().network().chooseAuthority();
    }

    void removeAuthority() {
        view.connections().form().differences().network().removeAuthority();
    }

    boolean hasAuthority() {
        return model.form().authorityProperty().get() != null;
    }

    /** Offers the operations that may get a path of their own. */
    void offerPaths() {
        view.connections().form().differences().paths().offerMore();
    }

    @Override
    public void close() {
        noTokens.run();
        tokens.close();
        model.close();
    }
}
