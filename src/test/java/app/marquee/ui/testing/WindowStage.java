package app.marquee.ui.testing;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.search.IdResolver;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.NetworkStatus;
import app.marquee.ui.shell.ProgramFacts;
import app.marquee.ui.shell.WindowParts;
import app.marquee.ui.shell.Workspace;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.command.WindowLooks;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.Drawer;
import app.marquee.ui.shell.section.DrawerDefinition;
import app.marquee.ui.shell.section.SectionDefinition;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * A real main window around sections under test. Make and use it on the FX thread.
 *
 * <pre>{@code
 * WindowStage shell = new WindowStage(runner);
 * show(() -> shell.window(Locale.ENGLISH, definition));
 * }</pre>
 */
public final class WindowStage implements ConnectionChoices, WindowLooks, ProgramFacts {
    private PendingChangeReader waiting = PendingChangeReader.NONE;
    private DrawerDefinition drawer = new DrawerDefinition("control", _ -> new EmptyDrawer());
    private final TaskRunner tasks;
    private final JobRegistry jobs;
    private final FakeDesk desk = new FakeDesk();
    private final FakeMemory memory = new FakeMemory();
    private final NetworkStatus network = new NetworkStatus();
    private final FakeItems known = new FakeItems();
    private IdResolver ids = new FakeIds();
    private final FakeAlerts alerts = new FakeAlerts();
    private final AlertCenter center = alerts.center();
    private Appearance look = Appearance.DEFAULT;
    private final List<Path> saved = new ArrayList<>();
    private @Nullable Failure refusal;
    private final List<ConnectionId> opened = new ArrayList<>();
    private final ObjectProperty<ConnectionSummary> connection =
            new SimpleObjectProperty<>(FakeShell.connection(ConnectionKind.SANDBOX, false));
    private final ObservableList<ConnectionSummary> choices =
            FXCollections.observableArrayList(
                    FakeShell.connection(ConnectionKind.SANDBOX, false),
                    FakeShell.connection(ConnectionKind.PRODUCTION, true));

    /** Who makes known what is pasted, in windows that are made from now on. */
    public void resolver(IdResolver resolver) {
        ids = resolver;
    }

    /** What comes of the alerts. */
    public FakeAlerts alerts() {
        return alerts;
    }

    /** The alerts of its windows. */
    public AlertCenter alertCenter() {
        return center;
    }

    /** What is known of the connection. */
    public FakeItems known() {
        return known;
    }

    /** How the window was asked to look. */
    public Appearance look() {
        return look;
    }

    @Override
    public void restyle(UnaryOperator<Appearance> change) {
        look = change.apply(look);
    }

    @Override
    public void setLanguage(Language language) {}

    public WindowStage() {
        this(new InlineRunner(), new JobRegistry());
    }

    /**
     * @param jobs the registry of the runner, when it has one
     */
    public WindowStage(TaskRunner tasks, JobRegistry jobs) {
        this.tasks = tasks;
        this.jobs = jobs;
    }

    /** A window that shows the sections, the first of them in front. */
    public MainWindow window(Locale locale, SectionDefinition... sections) {
        MainWindow window =
                new MainWindow(
                        new WindowParts(
                                tasks,
                                jobs,
                                this,
                                desk,
                                memory,
                                Clock.fixed(FakeShell.NOW, ZoneOffset.UTC),
                                tasks,
                                this,
                                this),
                        locale);
        window.open(workspace(sections), sections[0].id());
        return window;
    }

    /** From the next window on. */
    public void waiting(PendingChangeReader changes) {
        waiting = changes;
    }

    /** From the next window on. */
    public void drawer(DrawerDefinition opened) {
        drawer = opened;
    }

    public Workspace workspace(SectionDefinition... sections) {
        return new Workspace(
                connection,
                network,
                List.of(sections),
                known,
                (_, _) -> new FakeFrames(),
                ids,
                waiting,
                center,
                drawer);
    }

    public ObjectProperty<ConnectionSummary> connection() {
        return connection;
    }

    public NetworkStatus network() {
        return network;
    }

    public FakeDesk desk() {
        return desk;
    }

    public FakeMemory memory() {
        return memory;
    }

    /** Where diagnostics were saved. */
    public List<Path> saved() {
        return List.copyOf(saved);
    }

    /** From now on diagnostics cannot be saved. */
    public void refuseToSave(Failure failure) {
        refusal = failure;
    }

    @Override
    public List<Fact> versions() {
        return List.of(new Fact("Marquee", "1.2.3"), new Fact("Java", "25"));
    }

    @Override
    public String diagnosticsName() {
        return "diagnostics.zip";
    }

    @Override
    public void saveDiagnostics(Path file) {
        if (refusal != null) {
            throw new FailureException(refusal);
        }
        saved.add(file);
    }

    /** Which connections the menu asked to open. */
    public List<ConnectionId> opened() {
        return List.copyOf(opened);
    }

    @Override
    public ObservableList<ConnectionSummary> all() {
        return choices;
    }

    @Override
    public void open(ConnectionId id) {
        opened.add(id);
    }

    /** A drawer without anything in it. */
    private static final class EmptyDrawer implements Drawer {
        private final Region view = new Region();

        @Override
        public Region view() {
            return view;
        }

        @Override
        public void shown() {}

        @Override
        public void undoLatest(Runnable onUndone) {}

        @Override
        public void hidden() {}

        @Override
        public void close() {}
    }
}
