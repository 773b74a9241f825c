package app.marquee.ui.library;

import app.marquee.change.ExternalChangeLog;
import app.marquee.change.JournalEntryFactory;
import app.marquee.model.Member;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FolderId;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeBatch;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.library.folder.ChangeMark;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.FolderEditViewModel;
import app.marquee.ui.library.folder.FolderFollower;
import app.marquee.ui.library.folder.FolderOverlay;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.library.folder.RowKey;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.testing.FakeShell;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The view-models of the section over services in memory. */
public final class LibraryFixture {
    final Messages messages = Messages.of("library", Locale.ENGLISH);
    final Clock clock = Clock.fixed(FakeGate.NOW, FakeShell.ZONE);
    final JournalEntryFactory staging = lines(clock);
    public final FakeFolders folders = new FakeFolders(staging);
    final FakePages pages = new FakePages();
    final FakeFieldEdits fields = new FakeFieldEdits(staging);
    final FakeVideos videoService = new FakeVideos(staging);
    public final FakeGate gate = new FakeGate(folders);
    final ExternalChangeLog differences = new ExternalChangeLog();
    public final ObjectProperty<ConnectionSummary> connection =
            new SimpleObjectProperty<>(summary(ConnectionKind.TEST, false));
    public final List<String> news = new ArrayList<>();
    final FolderOverlay overlay = new FolderOverlay();
    public final FolderTreeViewModel tree;
    final ChangeWords words;
    public final ChangeFlowViewModel flow;
    public final FolderActionsViewModel actions;
    public final FolderEditViewModel edit;
    final VideosViewModel videos;
    public final VideoActionsViewModel videoActions;

    public LibraryFixture(TaskRunner tasks) {
        tree = new FolderTreeViewModel(folders, overlay, tasks, clock, messages);
        words = new ChangeWords(messages, id -> tree.name(new FolderId(id)));
        flow = new ChangeFlowViewModel(tasks, gate, words, messages);
        actions = new FolderActionsViewModel(tree, folders, flow, connection, messages);
        edit = new FolderEditViewModel(tree, actions, folders, flow, messages);
        videos = new VideosViewModel(videoService, tasks, messages, clock);
        videoActions =
                new VideoActionsViewModel(
                        videos, videoService, flow, connection, messages, actions::name);
        FolderFollower follower = new FolderFollower(tree, overlay, folders);
        flow.listen(follower::follow);
        flow.listen(videos::follow);
        overlay.onSettled((line, done) -> flow.settle(line.id(), done));
        flow.onNews(news::add);
        actions.onNews(news::add);
        edit.onNews(news::add);
        videoActions.onNews(news::add);
    }

    private static JournalEntryFactory lines(Clock clock) {
        int[] count = {0};
        return new JournalEntryFactory(
                connection(), clock, () -> new ChangeId("change-" + ++count[0]), "Ana");
    }

    private static Connection connection() {
        return new Connection(
                new ConnectionId("c"),
                "Test",
                ConnectionKind.TEST,
                URI.create("https://api.example"),
                URI.create("https://data.example"),
                Connection.Routes.USUAL,
                new Connection.Terms(false, 120, FakeShell.ZONE, ConnectionNetwork.USUAL));
    }

    public static ConnectionSummary summary(ConnectionKind kind, boolean readOnly) {
        return new ConnectionSummary(
                new ConnectionId("c"),
                "Test",
                kind,
                readOnly,
                ConnectionSummary.TokenState.KEPT,
                FakeShell.ZONE,
                120);
    }

    /** An id that may be sent, made of a small number. */
    public static FolderId id(int number) {
        return new FolderId("00000000-0000-4000-8000-%012d".formatted(number));
    }

    public static Folder folder(int id, String name, @Nullable Integer parent) {
        return Folder.known(id(id))
                .withName(Member.of(name))
                .withParent(parent == null ? Member.ofNull() : Member.of(id(parent)))
                .withActive(Member.of(true));
    }

    /** The rows as text: two spaces a level, the name, and a sign for a mark. */
    public List<String> shown() {
        return tree.rowsProperty().get().stream()
                .map(row -> "  ".repeat(row.level()) + text(row) + sign(row.mark()))
                .collect(Collectors.toList());
    }

    private static String text(FolderRow row) {
        return switch (row.key()) {
            case RowKey.Top _ -> "TOP";
            case RowKey.Unplaced _ -> "UNPLACED " + row.count();
            case RowKey.Entry _ ->
                    row.folder().flatMap(folder -> folder.name().toOptional()).orElse("?");
        };
    }

    private static String sign(ChangeMark mark) {
        return switch (mark) {
            case ChangeMark.None _ -> "";
            case ChangeMark.Pending _ -> " …";
            case ChangeMark.Waiting _ -> " +";
            case ChangeMark.Failed _ -> " !";
            case ChangeMark.Unknown _ -> " ?";
        };
    }

    public Optional<ChangeBatch> latest() {
        return flow.gestures().stream().findFirst();
    }
}
