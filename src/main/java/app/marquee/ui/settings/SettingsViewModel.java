package app.marquee.ui.settings;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.KeychainState;
import app.marquee.model.connection.TokenPlace;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Settings;
import app.marquee.service.connection.AuthorityFile;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.service.connection.ConnectionProbeResult;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.connection.SandboxControls;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.ReportCacheSettings;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.SettingsActions;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** View model of the settings: connections, appearance and the sandbox. FX thread only. */
final class SettingsViewModel {
    private final ConnectionService connections;
    private final SettingsService settings;
    private final SettingsActions actions;
    private final SandboxViewModel sandbox;
    private final ConnectionFiles files;
    private final SectionContext context;
    private final Messages messages;
    private final LatestJob testing;
    private final ObservableList<Connection> all = FXCollections.observableArrayList();
    private final ConnectionForm form;
    private final ReadOnlyObjectWrapper<@Nullable ConnectionId> edited =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<TokenPlace> tokenPlace =
            new ReadOnlyObjectWrapper<>(TokenPlace.NOWHERE);
    private final ReadOnlyObjectWrapper<KeychainState> keychain =
            new ReadOnlyObjectWrapper<>(KeychainState.UNUSED);
    private final ReadOnlyObjectWrapper<String> authorityProblem = new ReadOnlyObjectWrapper<>("");
    private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable ConnectionProbeResult> check =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyBooleanWrapper onlySandbox = new ReadOnlyBooleanWrapper();

    SettingsViewModel(
            ConnectionService connections,
            SettingsService settings,
            SettingsActions actions,
            SandboxControls sandbox,
            SectionContext context) {
        this.connections = connections;
        this.settings = settings;
        this.actions = actions;
        this.sandbox = new SandboxViewModel(sandbox, context);
        this.files = new ConnectionFiles(connections, context, this::taken);
        this.context = context;
        this.messages = context.messages();
        this.form = new ConnectionForm(ZoneId.systemDefault(), messages.locale());
        this.testing = new LatestJob(context.tasks());
        reload();
        edit(context.connection().getValue().id());
        List.of(
                        form.baseUrlProperty(),
                        form.dataUrlProperty(),
                        form.tokenProperty(),
                        form.systemProxyProperty(),
                        form.authorityProperty())
                .forEach(typed -> typed.addListener((_, _, _) -> stopTest()));
    }

    ObservableList<Connection> all() {
        return all;
    }

    ConnectionForm form() {
        return form;
    }

    /** The connection in the form; null for a new one. */
    ReadOnlyObjectProperty<@Nullable ConnectionId> editedProperty() {
        return edited.getReadOnlyProperty();
    }

    /** Whether a test is under way. */
    ReadOnlyBooleanProperty askingProperty() {
        return asking.getReadOnlyProperty();
    }

    /** Result of the last test of the form's connection, or null. */
    ReadOnlyObjectProperty<@Nullable ConnectionProbeResult> checkProperty() {
        return check.getReadOnlyProperty();
    }

    /** Whether no account but the sandbox is connected yet. */
    ReadOnlyBooleanProperty onlySandboxProperty() {
        return onlySandbox.getReadOnlyProperty();
    }

    void reload() {
        all.setAll(connections.all());
        onlySandbox.set(all.stream().allMatch(each -> each.kind() == ConnectionKind.SANDBOX));
    }

    boolean isOpen(ConnectionId id) {
        return context.connection().getValue().id().equals(id);
    }

    /** Whether it is the embedded sandbox, whose URLs and token cannot be edited. */
    boolean isSandbox(ConnectionId id) {
        return connections
                .find(id)
                .filter(connection -> connection.kind() == ConnectionKind.SANDBOX)
                .isPresent();
    }

    /** Whether it only lasts until the user quits, and so cannot be deleted. */
    boolean isOfThisRun(ConnectionId id) {
        return connections.isOfThisRun(id);
    }

    /** Whether the connection in the form can be opened: it is saved, and not open yet. */
    boolean canOpen() {
        ConnectionId id = edited.get();
        return id != null && !isOpen(id);
    }

    /**
     * Message key of the reason why the connection in the form cannot be deleted; empty when it
     * can.
     */
    String whyNoDelete() {
        ConnectionId id = edited.get();
        if (id == null) {
            return "needs.kept";
        }
        if (isOfThisRun(id)) {
            return "delete.run";
        }
        return isOpen(id) ? "delete.open" : "";
    }

    /** Where the token of the connection in the form is; nowhere for a new one. */
    ReadOnlyObjectProperty<TokenPlace> tokenPlaceProperty() {
        return tokenPlace.getReadOnlyProperty();
    }

    /** Whether tokens are stored after the user quits. */
    ReadOnlyObjectProperty<KeychainState> keychainProperty() {
        return keychain.getReadOnlyProperty();
    }

    void tokensChanged() {
        ConnectionId id = edited.get();
        tokenPlace.set(id == null ? TokenPlace.NOWHERE : connections.tokenPlace(id));
        keychain.set(connections.keychain());
    }

    boolean areWritesRefused() {
        return connections.areWritesRefused();
    }

    /** Loads a connection into the form. */
    void edit(ConnectionId id) {
        connections
                .find(id)
                .ifPresent(
                        connection -> {
                            stopTest();
                            form.load(ConnectionDraft.of(connection));
                            edited.set(id);
                            tokensChanged();
                        });
        CompletableFuture<Boolean> _ = connections.lookForToken(id);
    }

    /** Begins a new connection. */
    void beginNew() {
        stopTest();
        form.load(ConnectionDraft.empty(ZoneId.systemDefault()));
        edited.set(null);
        tokensChanged();
    }

    /** Drops what was entered; in place of a new connection the open one is there again. */
    void discard() {
        ConnectionId id = edited.get();
        edit(id == null ? context.connection().getValue().id() : id);
    }

    /** Tests the form's connection without saving it. Does nothing while a test is running. */
    void test() {
        if (asking.get()) {
            return;
        }
        if (!form.canBeTested()) {
            form.insist();
            return;
        }
        ConnectionId saved = form.isEdited() ? null : edited.get();
        ConnectionDraft draft = form.draftToTest();
        Optional<Secret> token = token(draft);
        Optional<ConnectionId> known = Optional.ofNullable(edited.get());
        check.set(null);
        asking.set(true);
        testing.submit(
                Job.of(
                                messages.text("job.test"),
                                _ ->
                                        saved == null
                                                ? connections.test(draft, token, known)
                                                : connections.test(saved))
                        .onSuccess(this::tested)
                        .onFailure(
                                failure ->
                                        context.notices()
                                                .failed(
                                                        messages.text("job.test"),
                                                        failure,
                                                        FailureSubject.CONNECTION))
                        .onFinally(() -> asking.set(false)));
    }

    /** Shows the result; hosts that it found are in the form, to be saved. */
    private void tested(ConnectionProbeResult result) {
        form.take(result.hosts());
        check.set(result);
    }

    private void stopTest() {
        authorityProblem.set("");
        testing.cancel();
        check.set(null);
    }

    /** The typed token, or else the stored one, which is only sent to its own URL. */
    private Optional<Secret> token(ConnectionDraft draft) {
        ConnectionId id = edited.get();
        return form.tokenTyped()
                .or(() -> id == null ? Optional.empty() : connections.tokenToTry(id, draft));
    }

    /** Faults and the reset of the embedded sandbox. */
    SandboxViewModel sandbox() {
        return sandbox;
    }

    /** Connections as files. */
    ConnectionFiles files() {
        return files;
    }

    private void taken() {
        reload();
        actions.connectionsChanged();
    }

    /** Problem of the last authority file; empty when it was accepted. */
    ReadOnlyObjectProperty<String> authorityProblemProperty() {
        return authorityProblem.getReadOnlyProperty();
    }

    /** Lets the user choose an authority's file and reads it. */
    void chooseAuthority() {
        context.desk()
                .chooseFile(
                        messages.text("authority.title"),
                        new FileKind(
                                messages.text("authority.files"), List.of("pem", "crt", "cer")),
                        this::readAuthority);
    }

    private void readAuthority(Path file) {
        AuthorityFile files = new AuthorityFile(context.clock());
        ConnectionId id = edited.get();
        context.tasks()
                .submit(
                        Job.of(messages.text("job.authority"), _ -> files.read(file))
                                .onSuccess(reading -> take(reading, id)));
    }

    /** Applies it only to the form that it was chosen for. */
    private void take(AuthorityFile.Reading reading, @Nullable ConnectionId id) {
        if (!Objects.equals(id, edited.get())) {
            return;
        }
        switch (reading) {
            case AuthorityFile.Reading.Read(var authority) -> {
                authorityProblem.set("");
                form.authorityProperty().set(authority);
            }
            case AuthorityFile.Reading.Refused(var reason) ->
                    authorityProblem.set(
                            messages.text("authority." + reason.name().toLowerCase(Locale.ROOT)));
        }
    }

    /** Whether saving allows writes to a production account that did not allow them. */
    boolean unlocks() {
        ConnectionId id = edited.get();
        boolean open =
                id != null
                        && connections
                                .find(id)
                                .filter(kept -> kept.kind() == ConnectionKind.PRODUCTION)
                                .filter(kept -> !kept.readOnly())
                                .isPresent();
        return form.kindProperty().get() == ConnectionKind.PRODUCTION
                && !form.readOnlyProperty().get()
                && !open;
    }

    /** Saves the form and reopens the connection when it is the open one. */
    void save() {
        if (!form.problemsProperty().get().isEmpty()) {
            form.insist();
            return;
        }
        ConnectionId id = edited.get();
        Connection kept =
                id == null ? connections.add(form.draft()) : connections.edit(id, form.draft());
        form.tokenTyped().ifPresent(token -> connections.setToken(kept.id(), token));
        connections.setReadOnly(kept.id(), kept.readOnly());
        form.load(ConnectionDraft.of(kept));
        edited.set(kept.id());
        tokensChanged();
        reload();
        actions.connectionsChanged();
        context.notices().done(messages.text("saved", kept.name()));
        if (isOpen(kept.id())) {
            actions.openConnection(kept.id());
        }
    }

    /** Opens the connection that is in the form. */
    void open() {
        ConnectionId id = edited.get();
        if (id != null) {
            actions.openConnection(id);
        }
    }

    /** Deletes a connection and all its stored data. */
    void delete(ConnectionId id) {
        context.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.delete"),
                                        _ -> {
                                            connections.delete(id);
                                            return id;
                                        })
                                .onSuccess(
                                        _ -> {
                                            reload();
                                            actions.connectionsChanged();
                                            leave(id);
                                        }));
    }

    private void leave(ConnectionId gone) {
        if (gone.equals(edited.get())) {
            edit(context.connection().getValue().id());
        }
    }

    /** Settings of the saved reports. */
    ReportCacheSettings kept() {
        return connections.keptAnswers();
    }

    Settings settings() {
        return settings.current();
    }

    /** Changes one property of the appearance; keys may have changed the others meanwhile. */
    void appearance(Appearance.Part chosen) {
        actions.setAppearance(settings().appearance().with(chosen));
    }

    /**
     * @param stay runs when the user keeps the unsaved input and thus the language
     */
    void language(Language language, Runnable stay) {
        if (language != settings().language()) {
            actions.setLanguage(language, stay);
        }
    }

    void close() {
        testing.cancel();
    }
}
