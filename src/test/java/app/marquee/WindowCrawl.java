package app.marquee;

import app.marquee.harness.Effort;
import app.marquee.tour.TourWindow;
import app.marquee.ui.shell.section.WindowCommand;
import app.marquee.ui.testing.SectionPackages;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeTableView;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Does in a window whatever can be done: in every section each command and each button, on the
 * first row of every table, and in whatever opens then the fields filled and every button pressed.
 * Commands are run even where the window would refuse them.
 */
public final class WindowCrawl {
    private static final Pattern NOT_OURS =
            Pattern.compile(
                    "app-quit|connect.*|connection.*|language.*|theme.*|density-.*|motion-.*|text-.*"
                        + "|nav-.*|palette.*"
                        + "|diagnostics.*|.*cancel.*|confirm-safe|.*-save-as.*|sandbox-.*"
                        + "|window.*|notice.*|about.*|error-.*|.*export.*|.*copy.*"
                        + "|.*columns|.*expand.*|.*collapse.*|.*filter.*|.*refresh.*|busy.*"
                        + "|.*browse.*|.*-open|.*forget.*|.*discard.*");
    private static final int DEEP = 3;

    /** Of the page of a video; the others only load. */
    private static final List<String> TABS = List.of("overview", "fields", "thumbnails");

    /** Those that change anything; the others only ask, and are crawled after them. */
    static final List<String> SECTIONS =
            List.of(
                    "library",
                    "playlists",
                    "funnels",
                    "trash",
                    "thumbnails",
                    "activity",
                    "settings");

    private final TourWindow window;
    private final Effort effort;
    private Effort now;
    private int steps;
    private int left;

    WindowCrawl(TourWindow window, Effort effort) {
        this.window = window;
        this.effort = effort;
        this.now = effort;
    }

    /** Whether a command of the window is run by the crawl. */
    public static boolean runs(WindowCommand command) {
        return SECTIONS.contains(command.group()) && presses(command.id());
    }

    /** Whether a button, wherever it turns up, is pressed by the crawl. */
    static boolean presses(String id) {
        return !NOT_OURS.matcher(id).matches();
    }

    /** For how many commands and buttons, or sections of them, there was no time. */
    int left() {
        return left;
    }

    /** Every section, those that change anything first. */
    static List<String> all() {
        return Stream.concat(SECTIONS.stream(), SectionPackages.ids().stream()).distinct().toList();
    }

    /** Each section gets its share of the time that is left; returns how much was tried. */
    int everything(List<String> sections) {
        for (int n = 0; n < sections.size(); n++) {
            now = effort.rest().share(1.0 / (sections.size() - n));
            section(sections.get(n));
        }
        return steps;
    }

    private void section(String section) {
        if (!isInTime()) {
            return;
        }
        leave();
        window.section(section);
        if (!window.frontSection().equals(section)) {
            left++;
            return;
        }
        commands(section);
        buttons(section);
        if (section.equals("library")) {
            pageOfVideo();
        }
    }

    /** What was sent has left by then; a long read has no end of its own in time. */
    void leave() {
        window.pause(DEEP * DEEP);
        window.cancelAllWithoutWaiting();
    }

    private void commands(String section) {
        for (String id :
                window.commands().stream()
                        .filter(command -> command.group().equals(section))
                        .map(command -> command.id())
                        .filter(WindowCrawl::presses)
                        .toList()) {
            if (!isInTime()) {
                continue;
            }
            begin(section);
            Set<String> before = buttonsNow();
            step(() -> run(id));
            goOn(before);
        }
    }

    private void buttons(String section) {
        begin(section);
        for (String id : buttonsNow()) {
            if (!isInTime()) {
                continue;
            }
            begin(section);
            Set<String> before = buttonsNow();
            step(() -> press(id));
            goOn(before);
        }
    }

    /** The buttons of every tab of the page of a video. */
    private void pageOfVideo() {
        for (String tab : TABS) {
            openPage(tab);
            for (String id : buttonsNow()) {
                if (!isInTime()) {
                    continue;
                }
                openPage(tab);
                Set<String> before = buttonsNow();
                step(() -> press(id));
                goOn(before);
            }
        }
    }

    private void openPage(String tab) {
        begin("library");
        if (!window.has("video-back")) {
            run("video-open");
        }
        press("video-tab-" + tab);
        window.see(WindowCrawl::selectFirst);
        window.pause(1);
    }

    /** Back in the section with something selected. */
    void begin(String section) {
        for (int n = 0; n < DEEP && window.has("confirm-safe"); n++) {
            press("confirm-safe");
        }
        window.front(section);
        window.see(WindowCrawl::selectFirst);
        window.pause(1);
    }

    private void step(Runnable what) {
        steps++;
        what.run();
    }

    private boolean isInTime() {
        boolean inTime = now.allows(steps);
        if (!inTime) {
            left++;
        }
        return inTime;
    }

    /** What opened is filled in and confirmed, as long as something new opens. */
    void goOn(Set<String> before) {
        for (int deep = 0; deep < DEEP; deep++) {
            Set<String> fresh = new HashSet<>(buttonsNow());
            fresh.removeAll(before);
            if (fresh.isEmpty()) {
                return;
            }
            window.see(WindowCrawl::fill);
            window.pause(2);
            window.see(WindowCrawl::selectFirst);
            fresh.forEach(id -> step(() -> press(id)));
            window.pause(2);
        }
    }

    private void run(String id) {
        for (WindowCommand command : window.commands()) {
            if (command.id().equals(id)) {
                Platform.runLater(command.action());
            }
        }
        window.pause(2);
    }

    /** What is gone by then, such as the other buttons of a dialog, takes no time. */
    private void press(String id) {
        boolean isThere =
                window.see(
                        root -> {
                            if (root.lookup("#" + id) instanceof ButtonBase button) {
                                // Later, for a dialog may wait for its answer within.
                                Platform.runLater(button::fire);
                                return true;
                            }
                            return false;
                        });
        if (isThere) {
            window.pause(2);
        }
    }

    /** The buttons that can be pressed and may write, once the next pulse has laid them out. */
    Set<String> buttonsNow() {
        return window.see(WindowCrawl::buttons);
    }

    /** Those as they are. On the FX thread. */
    static Set<String> buttons(Parent root) {
        Set<String> ids = new HashSet<>();
        for (Node node : root.lookupAll(".button")) {
            String id = node.getId();
            if (node instanceof Button
                    && !(node.getParent() instanceof MenuButton)
                    && id != null
                    && presses(id)
                    && !node.isDisabled()
                    && isShown(node)) {
                ids.add(id);
            }
        }
        return ids;
    }

    /** Whether a node and all around it are visible. */
    public static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** Selects the first row of every table, tree and list. */
    public static boolean selectFirst(Parent root) {
        for (String kind : List.of(".table-view", ".tree-table-view", ".list-view")) {
            for (Node node : root.lookupAll(kind)) {
                switch (node) {
                    case TableView<?> table when table.getSelectionModel().isEmpty() ->
                            table.getSelectionModel().selectFirst();
                    case TreeTableView<?> tree when tree.getSelectionModel().isEmpty() ->
                            tree.getSelectionModel().selectFirst();
                    case ListView<?> list when list.getSelectionModel().isEmpty() ->
                            list.getSelectionModel().selectFirst();
                    default -> {
                        // Something is selected already.
                    }
                }
            }
        }
        return true;
    }

    private static boolean fill(Parent root) {
        for (Node node : root.lookupAll(".text-input")) {
            if (node instanceof TextInputControl field
                    && field.isEditable()
                    && isShown(field)
                    && !String.valueOf(field.getId()).contains("filter")) {
                field.setText("Crawled");
            }
        }
        return true;
    }
}
