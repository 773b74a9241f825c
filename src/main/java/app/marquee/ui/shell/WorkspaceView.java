package app.marquee.ui.shell;

import app.marquee.model.connection.Exchange;
import app.marquee.model.id.ConnectionId;
import app.marquee.service.search.ResolvedId;
import app.marquee.task.JobScope;
import app.marquee.text.Messages;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.VisibleTimer;
import app.marquee.ui.control.table.ColumnChoice;
import app.marquee.ui.control.table.TableCopy;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.alert.AlertNotices;
import app.marquee.ui.shell.command.ActiveTableTracker;
import app.marquee.ui.shell.command.CommandMenu;
import app.marquee.ui.shell.command.CommandTable;
import app.marquee.ui.shell.command.RowMenu;
import app.marquee.ui.shell.command.ShortcutSheet;
import app.marquee.ui.shell.command.WindowActions;
import app.marquee.ui.shell.command.WindowLooks;
import app.marquee.ui.shell.dialog.AddByIdDialog;
import app.marquee.ui.shell.dialog.ConfirmCard;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.Overlay;
import app.marquee.ui.shell.dialog.UnsavedQuestion;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.notification.NoticeArea;
import app.marquee.ui.shell.notification.NoticeHistory;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.ConnectionKindStyle;
import app.marquee.ui.shell.section.Drawer;
import app.marquee.ui.shell.section.DrawerDefinition;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionAccess;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/** View of one workspace in one language, with its bars, rail and sections. */
final class WorkspaceView extends StackPane implements SectionAccess, AutoCloseable {
    private static final Duration ALERT_BEAT = Duration.seconds(5);

    private final WindowParts parts;
    private final Messages messages;
    private final Workspace workspace;
    private final Rail rail;
    private final SectionHost sections;
    private final Overlay overlay;
    private final WindowNotices notices;
    private final StatusBarController foot;
    private final AboutProgram about;
    private final Subscription connection;
    private final Subscription repeats;
    private final CommandTable commands;
    private final CommandMenu menu;
    private final RowMenu rowMenu;
    private final ActiveTableTracker frontTable = new ActiveTableTracker();
    private final Subscription focus;
    private final WorkspacePalette palette;
    private final JobScope drawerJobs;
    private final DrawerPlace drawer;
    private final PendingPill pill;
    private final TopBar top;
    private final UnsavedQuestion unsaved;
    private final JobScope alertJobs;

    /**
     * @param history notifications of this connection since the start
     */
    WorkspaceView(
            WindowParts parts, Messages messages, Workspace workspace, NoticeHistory history) {
        this.parts = parts;
        this.messages = messages;
        this.workspace = workspace;
        this.sections = new SectionHost(workspace.sections(), this::make, this::openDrawer);
        this.rail = new Rail(sections::open, offer(), parts.searches());
        this.overlay =
                new Overlay(
                        new ConfirmCard.Words(
                                messages.text("cancel"), messages.text("confirm.type")));
        this.unsaved = new UnsavedQuestion(messages, overlay, sections::unsavedEdits);
        NoticeArea area = new NoticeArea(messages, this::showNotices);
        VBox banner = new VBox();
        this.notices = new WindowNotices(messages, area, banner, history);
        this.about = new AboutProgram(parts, messages, overlay, notices);
        this.foot = new StatusBarController(parts, messages, workspace, history);
        this.commands = new CommandTable(messages, new Actions(), workspace.sections(), this);
        this.menu = new CommandMenu(messages, commands, workspace.sections());
        this.rowMenu = new RowMenu(commands, menu::item);
        this.focus =
                sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(frontTable::focused);
        this.palette =
                new WorkspacePalette(
                        parts,
                        messages,
                        workspace,
                        commands,
                        sections,
                        new WorkspacePalette.Deeds(
                                this::frontId,
                                this::run,
                                choice -> leaveFor(choice.id()),
                                this::copyId));
        this.drawerJobs = new JobScope(parts.tasks(), this::connectionName);
        this.drawer = new DrawerPlace(messages, this::drawer);
        area.avoid(drawer.covered(), foot.noticesShown());
        this.pill = new PendingPill(messages, workspace.waiting(), parts.searches());
        pill.setOnAction(_ -> drawer.toggle(pill));
        this.top = topBar();
        getStyleClass().add("workspace");
        connection =
                workspace
                        .connection()
                        .subscribe(
                                now -> {
                                    top.show(now);
                                    ConnectionKindStyle.colour(this, now.kind());
                                });
        repeats = workspace.network().repeatingProperty().subscribe((_, now) -> repeats(now));
        rail.show(workspace.sections(), messages);
        sections.frontProperty().subscribe(this::follow);
        StackPane place = new StackPane(sections, drawer, area.passing());
        VBox.setVgrow(place, Priority.ALWAYS);
        BorderPane frame = new BorderPane();
        frame.setTop(top);
        frame.setLeft(rail);
        frame.setCenter(new VBox(banner, place, area.lasting()));
        frame.setBottom(foot.bar());
        getChildren().addAll(frame, foot.panel(), palette.panel(), overlay);
        this.alertJobs = new JobScope(parts.searches(), this::connectionName);
        startAlerts();
    }

    private void startAlerts() {
        AlertCenter alerts = workspace.alerts();
        alerts.start(
                new AlertCenter.Surroundings(
                        alertJobs,
                        drawerJobs,
                        messages.text("alert.job"),
                        new AlertNotices(messages, sections, notices, parts.clock())));
        VisibleTimer.whileShown(this, ALERT_BEAT, alerts::beat);
    }

    /** The view may be wrong: it is unknown which of the values the server meant. */
    private void repeats(@Nullable Exchange exchange) {
        if (exchange == null || exchange.repeated() == null) {
            return;
        }
        String text = messages.text("response.repeated");
        if (sections.canOpen(Place.Activity.class)) {
            notices.warn(
                    text,
                    messages.text("activity.open"),
                    () -> sections.open(new Place.Activity()));
        } else {
            notices.warn(text);
        }
    }

    private void copyId(String id) {
        parts.desk().copy(id);
        notices.done(messages.text("palette.copied", id));
    }

    private TopBar topBar() {
        return new TopBar(
                messages,
                workspace.connection().getValue(),
                parts.connections(),
                palette.field(),
                pill,
                new TopBar.Steps(
                        choice -> leaveFor(choice.id()),
                        canChangeSettings() ? () -> sections.open(new Place.Settings()) : null,
                        menu::show));
    }

    private Optional<ConnectOffer> offer() {
        return canChangeSettings()
                ? Optional.of(
                        new ConnectOffer(
                                messages,
                                parts.connections(),
                                () -> sections.open(new Place.NewConnection())))
                : Optional.empty();
    }

    private boolean canChangeSettings() {
        return sections.canOpen(Place.Settings.class);
    }

    private ViewMemory memory() {
        return parts.memory().of(connectionId());
    }

    private String connectionName() {
        return workspace.connection().getValue().name();
    }

    private ConnectionId connectionId() {
        return workspace.connection().getValue().id();
    }

    private Drawer drawer() {
        DrawerDefinition definition = workspace.drawer();
        return definition
                .create()
                .apply(context(drawerJobs, messages.of(definition.texts()), "drawer"));
    }

    private SectionContext context(JobScope jobs, Messages texts, String id) {
        return new SectionContext(
                jobs,
                texts,
                sections,
                notices,
                overlay,
                parts.desk(),
                workspace.connection(),
                workspace.frames(),
                workspace.ids(),
                memory().under(id),
                parts.clock());
    }

    private SectionInstance make(SectionDefinition definition) {
        JobScope jobs = new JobScope(parts.tasks(), this::connectionName);
        SectionContext context = context(jobs, definition.messages(messages), definition.id());
        Section section = definition.create().apply(context);
        rowMenu.attach(section.view(), definition.id());
        return new SectionInstance(definition, jobs, section);
    }

    private void showNotices() {
        foot.showNotices();
    }

    private void follow(@Nullable SectionInstance front) {
        notices.leaveSection();
        notices.listChanges(
                front != null
                        && front.definition().subjects().contains(Place.PendingChanges.class));
        if (front == null) {
            foot.bar().follow(new ReadOnlyObjectWrapper<>(null));
        } else {
            rail.select(front.definition().id());
            foot.bar().follow(front.section().fetchedAt());
        }
    }

    private void leaveFor(ConnectionId id) {
        parts.connections().open(id);
    }

    /** Runs the step at once, or after the user agreed to discard unsaved input. */
    void ifNothingIsLost(Runnable step) {
        ifNothingIsLost(step, () -> {});
    }

    void ifNothingIsLost(Runnable step, Runnable onDeclined) {
        unsaved.before(step, onDeclined);
    }

    Workspace workspace() {
        return workspace;
    }

    SectionHost sections() {
        return sections;
    }

    Notices notices() {
        return notices;
    }

    Dialogs dialogs() {
        return overlay;
    }

    boolean isDialogOpen() {
        return overlay.openProperty().get();
    }

    /** The ID of the section in front; empty when there is none. */
    String frontId() {
        SectionInstance front = sections.front();
        return front == null ? "" : front.definition().id();
    }

    CommandTable commands() {
        return commands;
    }

    void openPalette() {
        palette.field().open();
    }

    /** Begins a search with a typed letter where the section takes none itself. */
    boolean search(String letter) {
        SectionInstance front = sections.front();
        boolean searches = front != null && front.section().searchesByTyping();
        if (searches) {
            palette.field().open(letter);
        }
        return searches;
    }

    /** Runs a command, or shows why it is unavailable. */
    void run(WindowCommand command) {
        String refusal = command.refusal();
        if (refusal.isEmpty()) {
            command.action().run();
        } else {
            refused(refusal);
        }
    }

    @Override
    public Optional<Section> made(SectionDefinition definition) {
        return sections.made(definition);
    }

    @Override
    public Section open(SectionDefinition definition) {
        return sections.bringToFront(definition).section();
    }

    @Override
    public void enter(SectionDefinition definition) {
        sections.enter(definition);
    }

    @Override
    public Messages messages(SectionDefinition definition) {
        return definition.messages(messages);
    }

    @Override
    public void refused(String reason) {
        notices.hint(reason);
    }

    void refresh() {
        notices.clear();
        SectionInstance front = sections.front();
        if (front != null) {
            front.section().refresh();
        }
    }

    /**
     * Cancels the loads of the section in front, or else closes a notification.
     *
     * @return whether the key is consumed
     */
    boolean endLoadOrNotice() {
        SectionInstance front = sections.front();
        return (front == null || !front.cancelLoads()) && notices.dismiss();
    }

    /** Closes the panel of the status bar; false when there was none. */
    boolean dismissPanel() {
        return foot.dismiss() || drawer.close();
    }

    void focusFilter() {
        sections.focusFilter();
    }

    void showShortcuts() {
        Button close = new Button(messages.text("close"));
        close.setId("dialog-close");
        close.setDefaultButton(true);
        SectionInstance front = sections.front();
        Dialogs.OpenDialog dialog =
                overlay.show(
                        messages.text("shortcuts.title"),
                        new ShortcutSheet(
                                messages, commands, front == null ? null : front.definition()),
                        List.of(close));
        close.setOnAction(_ -> dialog.close());
    }

    @Override
    public void close() {
        workspace.alerts().stop();
        alertJobs.close();
        palette.end();
        overlay.closeAll();
        connection.unsubscribe();
        repeats.unsubscribe();
        focus.unsubscribe();
        rowMenu.hide();
        drawer.end();
        drawerJobs.close();
        sections.close();
        foot.close();
    }

    private void addKnown(List<ResolvedId> items) {
        notices.done(messages.plural("known.added", items.size()));
        refresh();
    }

    private void openDrawer() {
        drawer.open(pill);
    }

    /** Actions of the window's commands. */
    private final class Actions implements WindowActions {
        @Override
        public void openPalette() {
            WorkspaceView.this.openPalette();
        }

        @Override
        public void openMenu() {
            top.openMenu();
        }

        @Override
        public void showPending() {
            drawer.toggle(pill);
        }

        @Override
        public void undoLatest() {
            drawer.undoLatest(WorkspaceView.this::refresh);
        }

        @Override
        public void refresh() {
            WorkspaceView.this.refresh();
        }

        @Override
        public void focusFilter() {
            WorkspaceView.this.focusFilter();
        }

        @Override
        public void cancelLoad() {
            WorkspaceView.this.endLoadOrNotice();
        }

        @Override
        public void showShortcuts() {
            WorkspaceView.this.showShortcuts();
        }

        @Override
        public void showAbout() {
            about.show();
        }

        @Override
        public void saveDiagnostics() {
            about.save();
        }

        @Override
        public void showWork() {
            foot.showWork();
        }

        @Override
        public void showNotices() {
            foot.showNotices();
        }

        @Override
        public void editConnections() {
            sections.open(new Place.Settings());
        }

        @Override
        public void chooseConnection() {
            top.chooseConnection();
        }

        @Override
        public void addKnown() {
            new AddByIdDialog(
                            messages,
                            overlay,
                            parts.tasks(),
                            parts.desk(),
                            workspace.ids(),
                            workspace.frames())
                    .open(
                            messages.text("command.known"),
                            WantedItems.unknown(),
                            WorkspaceView.this::addKnown);
        }

        @Override
        public WindowLooks looks() {
            return parts.looks();
        }

        @Override
        public Optional<TableCopy<?>> table() {
            return frontTable.in(frontView());
        }

        @Override
        public Optional<ColumnChoice> columns() {
            return frontTable.columns(frontView());
        }

        private @Nullable Parent frontView() {
            SectionInstance front = sections.front();
            return front == null ? null : front.section().view();
        }

        @Override
        public void quit() {
            Window window = getScene().getWindow();
            window.fireEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST));
        }
    }
}
