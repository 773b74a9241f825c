package app.marquee;

import app.marquee.http.ContentClient;
import app.marquee.http.proxy.SystemProxies;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.TextSize;
import app.marquee.service.alert.BusNotifications;
import app.marquee.service.alert.DesktopNotifications;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.Session;
import app.marquee.start.ExitGuard;
import app.marquee.start.OpenConnection;
import app.marquee.start.SandboxFaults;
import app.marquee.start.SettingsViewMemory;
import app.marquee.start.TokenPrompter;
import app.marquee.store.PictureFiles;
import app.marquee.store.report.TemplateFile;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.DisabledTooltip;
import app.marquee.ui.control.TruncationTooltip;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.NetworkStatus;
import app.marquee.ui.shell.SettingsActions;
import app.marquee.ui.shell.TextSizeKeys;
import app.marquee.ui.shell.ThemeSwitch;
import app.marquee.ui.shell.WindowParts;
import app.marquee.ui.shell.Workspace;
import app.marquee.ui.shell.command.WindowLooks;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;

/** Application window and its global state: connection, theme and language. FX thread only. */
public final class MarqueeApp implements AutoCloseable {
    private final Run run;
    private final DesktopServices desk;

    /** Before the toolkit gets another one. */
    private final Locale ofSystem = Locale.getDefault(Locale.Category.DISPLAY);

    private final Executor fxThread;
    private final JobRegistry jobs;
    private final VirtualThreadRunner tasks;
    private final SettingsService settings;
    private final ThemeSwitch theme = new ThemeSwitch();
    private final ConnectionSummaries summaries;
    private final OfferedConnections connections;
    private final Wiring wiring;
    private final MainWindow window;
    private final CoalescingFxRunner tokenNews;
    private final Runnable noTokenNews;
    private @Nullable OpenConnection opened;
    private final ExitGuard leaving;
    private int openings;
    private final TokenPrompter tokens;
    private final StartupNotifications news;

    public MarqueeApp(Run run, DesktopServices desk, Executor fxThread) {
        this.run = run;
        this.desk = desk;
        this.fxThread = fxThread;
        this.jobs = new JobRegistry(run.clock());
        this.tasks = runner(jobs);
        this.settings = new SettingsService(run.foundation().settings());
        this.summaries = new ConnectionSummaries(run);
        this.connections = new OfferedConnections(summaries, this::change);
        this.tokens = new TokenPrompter(run.connections());
        WholeWindow whole = new WholeWindow();
        this.wiring =
                new Wiring(
                        run.connections(),
                        settings,
                        whole,
                        new SandboxFaults(run.sandbox().sandbox()),
                        new PictureFiles(
                                run.foundation().home().cache().resolve("pictures"),
                                run.connections().keptAnswers()::imageBytes),
                        new TemplateFile(run.foundation().home().reportsFile(), run.clock()),
                        notifications(run, desk),
                        run.foundation().damage(),
                        fxThread);
        this.window =
                new MainWindow(
                        new WindowParts(
                                tasks,
                                jobs,
                                connections,
                                desk,
                                new SettingsViewMemory(settings),
                                run.clock(),
                                runner(new JobRegistry()),
                                whole,
                                new Program(run)),
                        locale(settings.current().language()));
        desk.speak(locale(settings.current().language()));
        this.news = new StartupNotifications(run, window, tasks, fxThread, this::words);
        this.leaving = new ExitGuard(window, this::words, jobs, this::session);
        this.tokenNews = new CoalescingFxRunner(fxThread, this::tokensChanged);
        this.noTokenNews = run.connections().onTokens(tokenNews::signal);
    }

    private static DesktopNotifications notifications(Run run, DesktopServices desk) {
        return desk.hasNotifications()
                ? BusNotifications.ofSystem(
                        System.getProperty("os.name", ""), run.watch().secrets()::mask)
                : DesktopNotifications.NONE;
    }

    private VirtualThreadRunner runner(JobRegistry registry) {
        return new VirtualThreadRunner(
                fxThread, registry, this::report, run.watch().secrets()::mask);
    }

    /** Runs the step when the user agrees to close everything here. */
    public void quit(Runnable step) {
        leaving.quit(step);
    }

    private Optional<Session> session() {
        return Optional.ofNullable(opened).map(OpenConnection::session);
    }

    public MainWindow window() {
        return window;
    }

    /** What is remembered for the next start; reaches the disk later. */
    public ViewMemory memory() {
        return new SettingsViewMemory(settings);
    }

    public JobRegistry jobs() {
        return jobs;
    }

    TaskRunner tasks() {
        return tasks;
    }

    public Scene scene(double width, double height) {
        Scene scene = new Scene(window, width, height);
        theme.choose(settings.current().appearance());
        theme.attach(scene);
        new TextSizeKeys(this::textSize).attach(scene);
        new TruncationTooltip().attach(scene);
        new DisabledTooltip().attach(scene);
        return scene;
    }

    /** Keeps the look and wears it at once. */
    public void appearance(Appearance chosen) {
        settings.setAppearance(chosen);
        theme.choose(chosen);
    }

    /**
     * Keeps the language and builds the window anew in it, unless it speaks it already.
     *
     * @param stay runs when the user keeps what is on the screen, and with it the language
     */
    public void language(Language chosen, Runnable stay) {
        Locale locale = locale(chosen);
        if (window.speaks(locale)) {
            settings.setLanguage(chosen);
            return;
        }
        leaving.leave(
                () -> {
                    settings.setLanguage(chosen);
                    desk.speak(locale);
                    window.relocalize(locale);
                },
                stay);
    }

    private void textSize(UnaryOperator<TextSize> change) {
        Appearance now = settings.current().appearance();
        appearance(now.with(change.apply(now.textSize())));
    }

    /** Opens the first connection of the run. */
    public void start() {
        connections.refresh();
        open(run.first());
    }

    /** Opens a connection that was chosen, unless the user keeps the typed changes. */
    private void change(ConnectionId chosen) {
        leaving.leave(() -> open(chosen), () -> {});
    }

    /** Opens a connection in place of the one before, in a job, since opening touches the disk. */
    public void open(ConnectionId id) {
        String name = run.connections().find(id).map(Connection::name).orElse("");
        openings++;
        int opening = openings;
        tasks.submit(
                Job.of(words().text("job.open-connection"), _ -> opened(id))
                        .in(name)
                        .onSuccess(session -> show(session, opening))
                        .onFailure(failure -> window.couldNotOpen(name, failure, () -> open(id))));
    }

    private Session opened(ConnectionId id) {
        run.connections().recallToken(id);
        return run.connections().open(id);
    }

    /** Whoever was chosen last is shown, whoever was opened last. */
    private void show(Session session, int opening) {
        if (opening == openings) {
            show(session);
        } else {
            session.close();
        }
    }

    private void show(Session session) {
        // The Overview at the start; another connection keeps what the user looks at.
        String front = opened == null ? "" : window.frontSection();
        closeOpened();
        ObjectProperty<ConnectionSummary> summary =
                new SimpleObjectProperty<>(summaries.of(session.connection()));
        NetworkStatus network = new NetworkStatus();
        Runnable unlisten =
                session.exchanges()
                        .listen(exchange -> fxThread.execute(() -> seen(network, exchange)));
        ContentClient content = new ContentClient(session.connection(), SystemProxies.ofProcess());
        opened = new OpenConnection(session, summary, content, unlisten);
        connections.refresh();
        Workspace workspace = wiring.workspace(session, content, summary, network);
        window.open(workspace, front);
        news.tellOnce();
        askForToken();
    }

    /** Nothing can be read without a token, so it is asked for at once. */
    private void askForToken() {
        OpenConnection asked = opened;
        if (asked == null || !asked.hasNoToken()) {
            return;
        }
        tokens.ask(window.dialogs(), words(), asked.name(), token -> useToken(asked, token));
    }

    private void useToken(OpenConnection asked, Secret token) {
        run.connections().setToken(asked.session().id(), token);
        if (asked.equals(opened)) {
            tokensChanged();
            window.refresh();
        }
    }

    /** A token is at hand, kept or gone; one that came late from the keychain ends the question. */
    private void tokensChanged() {
        OpenConnection now = opened;
        boolean missed = now != null && now.hasNoToken();
        connectionsChanged();
        boolean found = now != null && !now.hasNoToken();
        if (missed && found && tokens.end()) {
            window.refresh();
        }
    }

    /** What the menu offers and what the window says of the open one follow. */
    private void connectionsChanged() {
        connections.refresh();
        OpenConnection shown = opened;
        if (shown != null) {
            run.connections()
                    .find(shown.session().id())
                    .ifPresent(connection -> shown.summary().set(summaries.of(connection)));
        }
    }

    /**
     * Its addresses are others now: what is on the screen can still be read, and sends no request.
     */
    private void sayClosed() {
        OpenConnection shown = opened;
        if (shown != null && shown.session().isClosed()) {
            window.notices().warn(words().text("connection.closed", shown.name()));
        }
    }

    private static void seen(NetworkStatus network, Exchange exchange) {
        network.seen(exchange);
    }

    private void report(String job, Failure failure, Throwable submitted) {
        news.failed(job, failure, submitted);
    }

    /** Unhandled exception of the FX thread. */
    public void thrown(Throwable defect) {
        news.thrown(defect, this::start);
    }

    private Messages words() {
        return Messages.of("shell", locale(settings.current().language()));
    }

    private Locale locale(Language chosen) {
        return chosen.locale(ofSystem);
    }

    private void closeOpened() {
        tokens.forget();
        if (opened != null) {
            opened.close();
            opened = null;
        }
    }

    @Override
    public void close() {
        if (opened != null) {
            opened.session().changes().leave();
        }
        run.watch().trouble().mute();
        noTokenNews.run();
        tokenNews.close();
        tasks.close();
        window.close();
        closeOpened();
        theme.close();
    }

    /** Callback for settings that change the whole window. */
    private final class WholeWindow implements SettingsActions, WindowLooks {
        @Override
        public void setAppearance(Appearance chosen) {
            appearance(chosen);
        }

        @Override
        public void restyle(UnaryOperator<Appearance> change) {
            appearance(change.apply(settings.current().appearance()));
        }

        @Override
        public void setLanguage(Language chosen) {
            language(chosen, () -> {});
        }

        @Override
        public void setLanguage(Language chosen, Runnable stay) {
            language(chosen, stay);
        }

        @Override
        public void openConnection(ConnectionId id) {
            leaving.leave(() -> open(id), MarqueeApp.this::sayClosed);
        }

        @Override
        public void connectionsChanged() {
            MarqueeApp.this.connectionsChanged();
        }
    }
}
