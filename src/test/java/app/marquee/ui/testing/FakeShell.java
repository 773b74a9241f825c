package app.marquee.ui.testing;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.Id;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A window that only remembers what sections asked of it, for tests of view-models and views
 * without a stage. Its jobs run inline unless another runner is given.
 */
public final class FakeShell implements Navigation, Notices, Dialogs {
    /** What time it is in every fake shell. */
    public static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");

    /** The zone of accounts, in which a day ends three hours later than in UTC. */
    public static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private final TaskRunner tasks;
    private final Locale locale;
    private final FakeDesk desk = new FakeDesk();
    private final FakeMemory memory = new FakeMemory();
    private final ObjectProperty<ConnectionSummary> connection =
            new SimpleObjectProperty<>(connection(ConnectionKind.SANDBOX, false));
    private final List<String> notices = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private final List<Id> subjects = new ArrayList<>();
    private final List<Failure> failures = new ArrayList<>();
    private final List<Confirmation> confirmations = new ArrayList<>();
    private final List<Shown> dialogs = new ArrayList<>();
    private final Set<Class<?>> closed = new HashSet<>();
    private Runnable lastAction = () -> {};
    private List<Step> steps = List.of();

    public FakeShell() {
        this(new InlineRunner(), Locale.ENGLISH);
    }

    public FakeShell(TaskRunner tasks, Locale locale) {
        this.tasks = tasks;
        this.locale = locale;
    }

    /** A connection of a kind. */
    public static ConnectionSummary connection(ConnectionKind kind, boolean readOnly) {
        return new ConnectionSummary(
                new ConnectionId("c-" + kind),
                kind == ConnectionKind.SANDBOX ? "Sandbox" : "Acme Video",
                kind,
                readOnly,
                ConnectionSummary.TokenState.KEPT,
                FakeShell.ZONE,
                120);
    }

    /** What a section of this room is given. */
    public SectionContext context(String room) {
        return new SectionContext(
                tasks,
                Messages.of(room, locale),
                this,
                this,
                this,
                desk,
                connection,
                (_, _) -> new FakeFrames(),
                new FakeIds(),
                memory,
                Clock.fixed(NOW, FakeShell.ZONE));
    }

    /** Another state of the connection, such as read-only. */
    public void connection(ConnectionSummary summary) {
        connection.set(summary);
    }

    public FakeDesk desk() {
        return desk;
    }

    public FakeMemory memory() {
        return memory;
    }

    /** The texts of all notices. */
    public List<String> noticed() {
        return List.copyOf(notices);
    }

    public List<Failure> failures() {
        return List.copyOf(failures);
    }

    /** The last question; answer it with {@code onConfirmed().run()} or {@code onDeclined()}. */
    public Confirmation question() {
        return confirmations.getLast();
    }

    public boolean wasAsked() {
        return !confirmations.isEmpty();
    }

    /** The last dialog with content of its own. */
    public Shown dialog() {
        return dialogs.getLast();
    }

    /** Presses the action of the last notice, or Retry of the last failure. */
    public void act() {
        lastAction.run();
    }

    /** The next steps of the last confirmation. */
    public List<Step> steps() {
        return steps;
    }

    @Override
    public void open(Id subject) {
        subjects.add(subject);
    }

    /** The items that were opened, in order. */
    public List<Id> subjects() {
        return List.copyOf(subjects);
    }

    @Override
    public void open(Place place) {
        places.add(place);
    }

    /** The places that were opened, in order. */
    public List<Place> places() {
        return List.copyOf(places);
    }

    @Override
    public boolean canOpen(Class<?> type) {
        return !closed.contains(type);
    }

    /** No section opens such an item or place from now on. */
    public void closes(Class<?> type) {
        closed.add(type);
    }

    @Override
    public void done(String text, Step... next) {
        notices.add(text);
        steps = List.of(next);
        steps.stream().findFirst().ifPresent(step -> lastAction = step.action());
    }

    @Override
    public void hint(String text) {
        notices.add(text);
    }

    @Override
    public void warn(String text) {
        notices.add(text);
    }

    @Override
    public void warn(String text, String action, Runnable onAction) {
        notices.add(text);
        lastAction = onAction;
    }

    @Override
    public void failed(String what, Failure failure, FailureSubject about) {
        failures.add(failure);
    }

    @Override
    public void failed(
            String what, Failure failure, FailureSubject about, String action, Runnable step) {
        failures.add(failure);
        lastAction = step;
    }

    @Override
    public void failed(String what, Failure failure, FailureSubject about, Runnable retry) {
        failures.add(failure);
        lastAction = retry;
    }

    @Override
    public void settled(String what, String outcome, boolean isApplied, boolean isInSight) {
        clear();
        if (!isInSight) {
            notices.add(outcome);
        }
    }

    @Override
    public void clear() {
        failures.clear();
    }

    @Override
    public void confirm(Confirmation confirmation) {
        confirmations.add(confirmation);
    }

    @Override
    public OpenDialog show(String title, Region content, List<? extends Node> buttons) {
        Shown shown = new Shown(title, content, List.copyOf(buttons));
        dialogs.add(shown);
        return shown;
    }

    @Override
    public boolean isOpen() {
        return dialogs.stream().anyMatch(shown -> !shown.closed);
    }

    /** A dialog that was shown. */
    public static final class Shown implements OpenDialog {
        private final String title;
        private final Region content;
        private final List<Node> buttons;
        private final List<Runnable> onClosed = new ArrayList<>();
        private boolean closed;

        Shown(String title, Region content, List<Node> buttons) {
            this.title = title;
            this.content = content;
            this.buttons = buttons;
        }

        public String title() {
            return title;
        }

        public Region content() {
            return content;
        }

        /** The controls of the foot that are shown, such as its buttons. */
        public List<Node> buttons() {
            return buttons.stream().flatMap(Shown::controls).toList();
        }

        private static Stream<Node> controls(Node node) {
            if (!node.isVisible()) {
                return Stream.empty();
            }
            return node instanceof Pane pane
                    ? pane.getChildren().stream().flatMap(Shown::controls)
                    : Stream.of(node);
        }

        public boolean isClosed() {
            return closed;
        }

        @Override
        public void close() {
            if (!closed) {
                closed = true;
                onClosed.forEach(Runnable::run);
            }
        }

        @Override
        public void onClosed(Runnable next) {
            onClosed.add(next);
        }
    }
}
