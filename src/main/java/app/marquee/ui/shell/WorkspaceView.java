package app.marquee.ui.shell;

import app.marquee.model.ConnectionId;
import app.marquee.task.JobScope;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/** Bars, rail and sections of one workspace, in one language. */
final class WorkspaceView extends StackPane implements AutoCloseable {
    private static final String SETTINGS = "settings";

    private final WindowParts parts;
    private final Messages messages;
    private final Workspace workspace;
    private final Rail rail;
    private final SectionHost sections;
    private final Overlay overlay;
    private final WindowNotices notices;
    private final StatusBar status;
    private final Subscription connection;

    WorkspaceView(WindowParts parts, Messages messages, Workspace workspace) {
        this.parts = parts;
        this.messages = messages;
        this.workspace = workspace;
        this.sections = new SectionHost(workspace.sections(), this::make);
        this.rail = new Rail(sections::open, offer());
        this.overlay =
                new Overlay(
                        new ConfirmCard.Words(
                                messages.common().text("cancel"), messages.text("confirm.name")));
        NoticeArea area = new NoticeArea(messages);
        VBox banner = new VBox();
        this.notices = new WindowNotices(messages, area, banner);
        this.status = new StatusBar(messages, parts.jobs(), workspace.network(), parts.clock());
        TopBar top = topBar();
        connection = workspace.connection().subscribe(top::show);
        rail.show(workspace.sections(), messages);
        sections.frontProperty().subscribe(this::follow);
        VBox.setVgrow(sections, Priority.ALWAYS);
        BorderPane frame = new BorderPane();
        frame.setTop(top);
        frame.setLeft(rail);
        frame.setCenter(new VBox(banner, sections));
        frame.setBottom(status);
        getChildren().addAll(frame, area, overlay);
    }

    private TopBar topBar() {
        return new TopBar(
                messages,
                workspace.connection().getValue(),
                parts.connections(),
                choice -> leaveFor(choice.id()),
                sections.has(SETTINGS),
                () -> sections.open(SETTINGS),
                this::showShortcuts);
    }

    private Optional<ConnectOffer> offer() {
        return sections.has(SETTINGS)
                ? Optional.of(
                        new ConnectOffer(
                                messages, parts.connections(), () -> sections.open(SETTINGS)))
                : Optional.empty();
    }

    private OpenSection make(SectionDefinition definition) {
        JobScope jobs = new JobScope(parts.tasks());
        SectionContext context =
                new SectionContext(
                        jobs,
                        messages.of(definition.room()),
                        sections,
                        notices,
                        overlay,
                        parts.desk(),
                        workspace.connection(),
                        parts.memory().under(definition.id()),
                        parts.clock());
        return new OpenSection(definition, jobs, definition.create().apply(context));
    }

    private void follow(@Nullable OpenSection front) {
        if (front == null) {
            status.follow(new ReadOnlyObjectWrapper<>(null));
        } else {
            rail.select(front.definition().id());
            status.follow(front.section().fetchedAt());
        }
    }

    private void leaveFor(ConnectionId id) {
        ifNothingIsLost(() -> parts.connections().open(id));
    }

    /** Runs the step at once, or after the person agreed to lose what they typed. */
    void ifNothingIsLost(Runnable step) {
        if (sections.hasUnsavedEdits()) {
            overlay.confirm(
                    Confirmation.destructive(
                            messages.text("unsaved.title"),
                            messages.text("unsaved.text"),
                            messages.text("unsaved.do"),
                            step));
        } else {
            step.run();
        }
    }

    Workspace workspace() {
        return workspace;
    }

    Navigation navigation() {
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

    /** The id of the section in front; empty when there is none. */
    String frontId() {
        OpenSection front = sections.front();
        return front == null ? "" : front.definition().id();
    }

    void openNumber(int number) {
        if (number < workspace.sections().size()) {
            sections.open(workspace.sections().get(number).id());
        }
    }

    void refresh() {
        notices.clear();
        OpenSection front = sections.front();
        if (front != null) {
            front.section().refresh();
        }
    }

    void cancelLoad() {
        OpenSection front = sections.front();
        if (front != null) {
            front.cancelJobs();
        }
    }

    void focusFilter() {
        OpenSection front = sections.front();
        if (front != null) {
            front.section().focusFilter();
        }
    }

    void showShortcuts() {
        OpenSection front = sections.front();
        List<Shortcut> ofSection = front == null ? List.of() : front.section().shortcuts();
        Button close = new Button(messages.common().text("close"));
        close.setId("dialog-close");
        close.setDefaultButton(true);
        Dialogs.OpenDialog dialog =
                overlay.show(
                        messages.text("shortcuts.title"),
                        new ShortcutSheet(messages, WindowKeys.all(messages), ofSection),
                        List.of(close));
        close.setOnAction(_ -> dialog.close());
    }

    @Override
    public void close() {
        overlay.closeAll();
        connection.unsubscribe();
        sections.close();
        status.close();
    }
}
