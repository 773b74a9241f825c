package app.marquee.tour;

import static app.marquee.tour.FxStep.onFx;

import app.marquee.MarqueeApp;
import app.marquee.Run;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.DeveloperDetails;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.ui.control.PendingStep;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.HeadlessDesktopServices;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Driver of a window from another thread: presses controls by ID and blocks until the window is
 * idle.
 */
public final class TourWindow implements AutoCloseable {
    private static final int WIDTH = 1360;
    private static final int HEIGHT = 850;
    private static final long PAUSE_MILLIS = 40;

    /** The section that a stop begins in: it loads nothing. */
    private static final String QUIET = "activity";

    /** So many pulses in a row nothing runs: what follows on the FX thread has been done. */
    private static final int RESTS = 2;

    /** So many pulses after another size all of it is laid out. */
    private static final int PULSES = 4;

    /** A moment for a window that does not come to rest. */
    private static final int MOMENT = 5;

    private final Run run;
    private final TourHome home;
    private final MarqueeApp app;
    private final Stage stage;
    private final Scene scene;
    private final ControlsRegister controls = new ControlsRegister();
    private final PressableRegister pressable = new PressableRegister();
    private final List<Throwable> uncaught = new CopyOnWriteArrayList<>();

    private Appearance worn = Appearance.DEFAULT;

    private TourWindow(Run run, DesktopServices desk) {
        this.run = run;
        this.home = new TourHome(run);
        this.app = new MarqueeApp(run, desk, Platform::runLater);
        this.stage = new Stage();
        this.scene = app.scene(WIDTH, HEIGHT);
        stage.setScene(scene);
        Thread.currentThread().setUncaughtExceptionHandler((_, thrown) -> uncaught.add(thrown));
        app.start();
        stage.show();
    }

    public static TourWindow open(Run run) {
        return open(run, new HeadlessDesktopServices());
    }

    /** With somewhere to copy and save to. */
    public static TourWindow open(Run run, DesktopServices desk) {
        TourWindow window = onFx(() -> new TourWindow(run, desk));
        window.rest();
        return window;
    }

    /** Begins anew: no faults, the sandbox as it was made, nothing remembered, the given look. */
    void begin(TourLook look) {
        faults("");
        // What is on its way could be saved after it was forgotten.
        onFx(() -> CancelTime.cancelAll(app.jobs())).exceptionally(_ -> Duration.ZERO).join();
        home.forget();
        act(
                () -> {
                    resize(look.size());
                    worn = look.appearance();
                    app.appearance(worn);
                    app.language(look.language(), () -> {});
                    app.window().open(QUIET);
                });
        connection(EmbeddedSandbox.ID);
    }

    /** Changes how everything looks, in the language that is shown. */
    void wear(TourLook look) {
        act(
                () -> {
                    resize(look.size());
                    worn = look.appearance().with(worn.developerDetails());
                    app.appearance(worn);
                });
        // A size that follows from another one comes with a pulse of its own.
        for (int pulses = 0; pulses < PULSES; pulses++) {
            pulse();
        }
    }

    private void resize(TourLook.Size size) {
        stage.setWidth(size.width());
        stage.setHeight(size.height());
    }

    /** Shows requests and raw responses, until another stop begins. */
    public void developerDetails() {
        act(
                () -> {
                    worn = worn.with(DeveloperDetails.ON);
                    app.appearance(worn);
                });
        rest();
    }

    /** Whether requests and raw responses are hidden, as they usually are. */
    boolean hidesDeveloperDetails() {
        return worn.developerDetails() == DeveloperDetails.OFF;
    }

    /** Unhandled exceptions of the FX thread. */
    public List<Throwable> uncaught() {
        return List.copyOf(uncaught);
    }

    /** What the window does about an unhandled defect. */
    void thrown(Throwable defect) {
        act(() -> app.thrown(defect));
    }

    /** What the system shows of the window. */
    String title() {
        return onFx(() -> app.window().titleProperty().get());
    }

    /** Opens a connection anew, so that every section is as on its first showing. */
    public void connection(ConnectionId id) {
        act(() -> app.open(id));
        rest();
    }

    /** What is held of the account on this computer. */
    public TourHome home() {
        return home;
    }

    /** What the sandbox does wrong from the next request on. */
    void faults(String spec) {
        run.sandbox().sandbox().faults().set(spec);
    }

    /** Opens a section without blocking on its load. */
    public void front(String section) {
        act(() -> app.window().open(section));
    }

    /** Opens a section and blocks until it is idle. */
    public void section(String section) {
        front(section);
        rest();
    }

    /** Opens a section as on a later start: the library and the ranking were loaded before. */
    void knownSection(String section) {
        section("ranking");
        section("library");
        connection(EmbeddedSandbox.ID);
        section(section);
    }

    /** Asks to quit, and stays. */
    void quit() {
        act(() -> app.quit(() -> {}));
        pause(MOMENT);
    }

    /** Presses a button, a tab or a check box. */
    public void press(String id) {
        fire(id);
        rest();
    }

    /** Presses a key on a control. */
    void key(String id, KeyCode code) {
        Node node = find(id);
        act(node::requestFocus);
        act(
                () ->
                        node.fireEvent(
                                new KeyEvent(
                                        KeyEvent.KEY_PRESSED,
                                        "",
                                        "",
                                        code,
                                        false,
                                        false,
                                        false,
                                        false)));
        rest();
    }

    /** Scrolls a pane to its end. */
    void scrollDown(String id) {
        ScrollPane pane = (ScrollPane) find(id);
        act(() -> pane.setVvalue(pane.getVmax()));
        rest();
    }

    /** Gives the focus to a control, which scrolls it into sight. */
    void focus(String id) {
        Node node = find(id);
        act(node::requestFocus);
        rest();
    }

    /** The same where the window does not come to rest. */
    public void pressWithoutWaiting(String id) {
        fire(id);
        pause(MOMENT);
    }

    private void fire(String id) {
        if (onFx(() -> scene.lookup("#" + id) == null)) {
            act(() -> TourHand.pick(scene.getRoot(), id));
            return;
        }
        Node node = find(id);
        act(() -> TourHand.press(node));
    }

    /** Runs a command by its id, as a key or the menu would. */
    public void command(String id) {
        run(id);
        rest();
    }

    /** The same where the window does not come to rest. */
    public void commandWithoutWaiting(String id) {
        run(id);
        pause(MOMENT);
    }

    private void run(String id) {
        act(
                () ->
                        app.window().commands().stream()
                                .filter(each -> each.id().equals(id))
                                .forEach(each -> each.action().run()));
    }

    /** Everything that can be done in the window. */
    public List<WindowCommand> commands() {
        return onFx(() -> app.window().commands());
    }

    /** The id of the section in front. */
    public String frontSection() {
        return onFx(() -> app.window().frontSection());
    }

    /** Types a text in place of what is in a field. */
    public void type(String id, String text) {
        Node node = find(id);
        act(() -> TourHand.type(node, text));
        rest();
    }

    /** Adds a filter in the toolbar: the first that is found. */
    public void filter(String text) {
        press("filter-add");
        type("filter-search", text);
        enter("filter-search");
    }

    /** Takes what was typed into a field. */
    public void enter(String id) {
        Node field = find(id);
        act(() -> field.fireEvent(new ActionEvent()));
        rest();
    }

    /** Chooses the entry of this place in a choice. */
    public void choose(String id, int place) {
        chooseWithoutWaiting(id, place);
        rest();
    }

    /** The same without blocking on its load. */
    void chooseWithoutWaiting(String id, int place) {
        Node node = find(id);
        act(() -> TourHand.choose(node, place));
    }

    /** Chooses a day in a calendar. */
    void date(String id, LocalDate day) {
        Node node = find(id);
        act(() -> TourHand.date(node, day));
        rest();
    }

    /** Chooses the days of a report. */
    void days(LocalDate from, LocalDate to) {
        press("period-button");
        date("period-from", from);
        date("period-to", to);
        press("period-button");
    }

    /** Chooses a preset of the period by its ID. */
    void preset(String id) {
        press("period-button");
        press(id);
    }

    /** Chooses what a report is compared with by its ID. */
    public void compare(String id) {
        press("compare-button");
        press(id);
    }

    /** Selects a row of a table, tree or list. */
    public void select(String id, int row) {
        selectWithoutWaiting(id, row);
        rest();
    }

    /** The same where the window does not come to rest. */
    public void selectWithoutWaiting(String id, int row) {
        Node node = find(id);
        act(() -> TourHand.select(node, row));
        pause(MOMENT);
    }

    /** Selects every row of a table. */
    void selectAll(String id) {
        Node node = find(id);
        act(() -> TourHand.selectAll(node));
        rest();
    }

    /** Selects the row of a table whose item names this text. */
    public void selectText(String id, String text) {
        Node node = find(id);
        act(() -> TourHand.select(node, text));
        rest();
    }

    /** How many rows a table or an opened tree shows. */
    public int rows(String id) {
        Node node = find(id);
        return onFx(() -> TourHand.rows(node));
    }

    /** Opens the field for known ids, pastes into it and adds what was found. */
    public void paste(String button, String text) {
        if (!has("add-known")) {
            press(button);
        }
        type("add-known", text);
        press("add-known-confirm");
    }

    /** Puts a text on the clipboard. */
    void copied(String text) {
        act(
                () -> {
                    ClipboardContent content = new ClipboardContent();
                    content.putString(text);
                    Clipboard.getSystemClipboard().setContent(content);
                });
    }

    /** Everything that can be read on the screen now. */
    public String words() {
        return onFx(
                () ->
                        scene.getRoot().lookupAll(".label").stream()
                                .filter(Node::isVisible)
                                .map(node -> node instanceof Labeled label ? label.getText() : "")
                                .filter(Objects::nonNull)
                                .collect(Collectors.joining("\n")));
    }

    /** Refreshes without blocking. */
    public void refreshWithoutWaiting() {
        act(() -> app.window().refresh());
        pause(MOMENT);
    }

    public void refresh() {
        refreshWithoutWaiting();
        rest();
    }

    /** Cancels whatever runs. */
    void cancelAll() {
        cancelAllWithoutWaiting();
        rest();
    }

    /** Cancels the running tasks and returns how long they took to end. */
    public Duration cancelled() {
        return onFx(() -> CancelTime.cancelAll(app.jobs())).join();
    }

    public void cancelAllWithoutWaiting() {
        act(() -> app.jobs().cancelAll());
    }

    /** Blocks until a control is on the screen, whatever else the window does. */
    public void until(String id) {
        long deadline = System.nanoTime() + FxStep.PATIENCE.toNanos();
        while (!has(id)) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("No control on the screen has the ID " + id);
            }
            pulse();
        }
    }

    /** Whether a control is on the screen. */
    public boolean has(String id) {
        return onFx(() -> scene.lookup("#" + id) != null);
    }

    /** Blocks until no job runs, no task is queued, and the window is laid out. */
    public void rest() {
        long deadline = System.nanoTime() + FxStep.PATIENCE.toNanos();
        int quiet = 0;
        while (quiet < RESTS) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("The window is still busy: " + running());
            }
            quiet = isBusy() ? 0 : quiet + 1;
            pulse();
        }
    }

    private boolean isBusy() {
        return onFx(() -> !app.jobs().running().isEmpty() || PendingStep.isIn(scene));
    }

    /** Lets the toolkit lay out what has changed. */
    private void pulse() {
        CountDownLatch done = new CountDownLatch(1);
        Runnable listener = done::countDown;
        act(
                () -> {
                    scene.addPostLayoutPulseListener(listener);
                    Platform.requestNextPulse();
                });
        await(done);
        act(() -> scene.removePostLayoutPulseListener(listener));
    }

    private static void await(CountDownLatch done) {
        try {
            done.await(FxStep.PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The tour was interrupted", ended);
        }
    }

    /** Lets the window work for a moment, whatever it does. */
    public void pause(int moments) {
        sleep(PAUSE_MILLIS * moments);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The tour was interrupted", ended);
        }
    }

    private List<String> running() {
        return onFx(() -> app.jobs().running().stream().map(job -> job.name()).toList());
    }

    private Node find(String id) {
        Node node = onFx(() -> scene.lookup("#" + id));
        if (node == null) {
            throw new IllegalStateException("No control on the screen has the ID " + id);
        }
        return node;
    }

    /** Saves what is on the screen, once the pulse after a layout has put dividers in place. */
    void save(Path file) {
        pulse();
        see(_ -> Screenshot.of(scene)).save(file);
    }

    /** Takes note of the controls on the screen. */
    void note() {
        see(
                root -> {
                    controls.note(root);
                    if (hidesDeveloperDetails()) {
                        pressable.note(root);
                    }
                    return true;
                });
    }

    /**
     * Looks at everything on the screen once the next pulse has laid it out. Asking the root to
     * apply its styles instead would style every node again, which takes a tenth of a second.
     */
    public <T> T see(Function<Parent, T> question) {
        pulse();
        return onFx(() -> question.apply(scene.getRoot()));
    }

    private static void act(Runnable step) {
        onFx(
                () -> {
                    step.run();
                    return true;
                });
    }

    /** All controls that were seen, as a page. */
    String controls() {
        return controls.page();
    }

    /** All things that can be pressed that were seen, by name. */
    List<String> pressable() {
        return pressable.names();
    }

    @Override
    public void close() {
        onFx(
                () -> {
                    app.close();
                    stage.close();
                    return true;
                });
    }
}
