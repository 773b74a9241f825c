package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CrawledWaysTest;
import app.marquee.WindowCrawl;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.change.WriteButton.Kind;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.shell.section.WindowCommand;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.kordamp.ikonli.javafx.FontIcon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Looks of every way to a write in the running window: a button's shape, icon and label, a
 * command's title, and that what ends in “…” opens a dialog and sends nothing.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("window")
class WriteWaysTest {
    private static final Path LIST = Path.of("src/test/resources/app/marquee/write-ways.txt");
    private static final Pattern BUTTON = Pattern.compile("\\| `([^`/]+)` \\| button \\|.*");

    /** Sections in which a filled button sends. */
    private static final List<String> WRITING =
            List.of("library", "playlists", "funnels", "thumbnails", "trash");

    /** Filled, since they load what a view has to show. */
    private static final Set<String> FILLED = Set.of("empty-action", "sheet-read");

    /** Leads to another section, which opens the dialog. */
    private static final String ELSEWHERE = "overview-recover";

    /** What a way does, by the IDs of its buttons and commands. */
    private final Map<String, String> ways = new TreeMap<>();

    private final List<WindowCommand> commands = new ArrayList<>();

    /** Those of all sections and of the window: menus, palette and keys are made of these. */
    private final List<WindowCommand> all = new ArrayList<>();

    private final Map<String, Look> looks = new HashMap<>();

    /** Labels of the items of menus in sight, by their IDs. */
    private final Map<String, String> items = new TreeMap<>();

    private final Set<String> opened = new TreeSet<>();
    private final Set<String> silent = new TreeSet<>();

    /** Look of a button. */
    private record Look(
            @Nullable Kind kind, boolean isFilled, boolean isRed, String icon, String text) {
        static Look of(Button button) {
            return new Look(
                    button instanceof WriteButton way ? way.kind() : null,
                    button.getStyleClass().contains("accent"),
                    button.getStyleClass().contains("danger"),
                    button.getGraphic() instanceof FontIcon icon ? icon.getIconLiteral() : "",
                    button.getText() == null ? "" : button.getText());
        }
    }

    @BeforeAll
    void walk(@TempDir Path home) throws IOException, TimeoutException {
        for (String line : Files.readAllLines(LIST)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] way = line.split(" ", 2);
                ways.put(way[1], way[0]);
            }
        }
        Toolkit.start();
        Tour.on(home, this::walk);
    }

    private void walk(TourWindow window) {
        window.section("library");
        window.select("folder-tree", 1);
        all.addAll(window.commands());
        for (String section : WRITING) {
            window.section(section);
            commands.addAll(
                    window.commands().stream()
                            .filter(command -> command.group().equals(section))
                            .toList());
            look(window);
            for (WindowCommand command : List.copyOf(commands)) {
                if (command.group().equals(section) && "dialog".equals(ways.get(command.id()))) {
                    open(window, section, command);
                }
            }
        }
        lookAtPending(window);
    }

    /** Looks at what is pending, in the window, the drawer and Activity. */
    private void lookAtPending(TourWindow window) {
        window.section("trash");
        window.press("trash-recover-urgent");
        window.press("confirm-keep");
        window.rest();
        window.section("overview");
        window.rest();
        window.press("pending-pill");
        window.rest();
        look(window);
        window.press("pending-group-recover");
        window.rest();
        look(window);
        window.press("confirm-safe");
        window.section("activity");
        window.rest();
        look(window);
    }

    private void open(TourWindow window, String section, WindowCommand command) {
        window.section(section);
        window.see(WindowCrawl::selectFirst);
        window.rest();
        look(window);
        if (!FxStep.onFx(command::refusal).isEmpty()) {
            return;
        }
        window.command(command.id());
        look(window);
        boolean isOpen = window.has("dialog");
        (isOpen ? opened : silent).add(command.id());
        for (int deep = 0; deep < 3 && window.has("dialog"); deep++) {
            window.see(WriteWaysTest::cancel);
            window.rest();
        }
    }

    /** The first button of a dialog leaves it. */
    private static boolean cancel(Parent root) {
        Node dialog = root.lookup("#dialog");
        if (dialog instanceof Parent card
                && card.lookup(".dialog-buttons") instanceof Parent foot
                && foot.lookup(".button") instanceof Button first) {
            first.fire();
        }
        return true;
    }

    private void look(TourWindow window) {
        window.see(
                root -> {
                    root.lookupAll(".button").stream()
                            .filter(Button.class::isInstance)
                            .filter(WindowCrawl::isShown)
                            .filter(node -> node.getId() != null)
                            .forEach(node -> looks.put(node.getId(), Look.of((Button) node)));
                    root.lookupAll(".menu-button").stream()
                            .filter(MenuButton.class::isInstance)
                            .filter(WindowCrawl::isShown)
                            .flatMap(node -> ((MenuButton) node).getItems().stream())
                            .filter(item -> item.getId() != null && item.getText() != null)
                            .forEach(item -> items.put(item.getId(), item.getText()));
                    return true;
                });
    }

    /** Whoever adds one says what it does. */
    @Test
    void everyWayOfTheCrawlIsListed() throws IOException {
        Set<String> crawled = new LinkedHashSet<>();
        Files.readAllLines(Path.of("src/test/resources/app/marquee/controls.md")).stream()
                .map(BUTTON::matcher)
                .filter(line -> line.matches())
                .map(line -> line.group(1))
                .filter(id -> !CrawledWaysTest.isLeftOut(id))
                .forEach(crawled::add);
        commands.stream()
                .filter(WindowCrawl::runs)
                .map(WindowCommand::id)
                .filter(id -> !CrawledWaysTest.isLeftOut(id))
                .forEach(crawled::add);
        assertThat(crawled).filteredOn(id -> !ways.containsKey(id)).isEmpty();
        assertThat(ways.values()).containsOnly("send", "save", "dialog", "none");
    }

    @Test
    void aFilledButtonWithAPlaneSendsAndNoOther() {
        assertThat(looks).containsKeys("confirm-do", "batch-rename-send");
        looks.forEach(
                (id, look) -> {
                    boolean sends = look.kind() == Kind.SEND;
                    assertThat(look.icon().equals("fth-send"))
                            .as("plane of %s", id)
                            .isEqualTo(sends);
                    if (!FILLED.contains(id)) {
                        assertThat(look.isFilled()).as("%s is filled", id).isEqualTo(sends);
                    }
                    if (sends) {
                        assertThat(Buttons.isOpening(look.text())).as(look.text()).isFalse();
                    }
                });
    }

    @Test
    void whatOpensADialogIsOutlinedAndEndsInAnEllipsis() {
        looks.forEach(
                (id, look) -> {
                    if (look.kind() == Kind.DIALOG) {
                        assertThat(look.text()).as(id).endsWith("…");
                        assertThat(look.isFilled()).as(id).isFalse();
                    }
                });
    }

    @Test
    void everyListedButtonThatWasSeenIsOfItsKind() {
        Map<String, Kind> kinds =
                Map.of("send", Kind.SEND, "save", Kind.SAVE, "dialog", Kind.DIALOG);
        Set<String> seen =
                looks.keySet().stream()
                        .filter(id -> kinds.containsKey(ways.getOrDefault(id, "none")))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(seen)
                .hasSizeGreaterThan(20)
                .contains(ELSEWHERE, "pending-group-recover", "changes-apply");
        assertThat(looks.get(ELSEWHERE)).extracting(Look::text).asString().endsWith("…");
        seen.remove(ELSEWHERE);
        seen.forEach(
                id ->
                        assertThat(looks.get(id))
                                .as(id)
                                .extracting(Look::kind)
                                .isEqualTo(kinds.get(ways.get(id))));
    }

    @Test
    void everyTitleInPaletteAndMenusSaysWhetherItOpensADialog() {
        assertThat(all)
                .filteredOn(command -> "dialog".equals(ways.get(command.id())))
                .hasSizeGreaterThan(30)
                .allSatisfy(command -> assertThat(command.title()).endsWith("…"));
        assertThat(all)
                .filteredOn(command -> List.of("send", "save").contains(way(command.id())))
                .allSatisfy(command -> assertThat(command.title()).doesNotEndWith("…"));
    }

    /** They aren't made from the table of commands. */
    @Test
    void everyItemOfAMenuOfItsOwnSaysWhetherItOpensADialog() {
        assertThat(items)
                .containsKeys("playlist-access-public")
                .allSatisfy(
                        (id, text) -> {
                            if (way(id).equals("dialog")) {
                                assertThat(text).as(id).endsWith("…");
                            } else if (!way(id).equals("none")) {
                                assertThat(text).as(id).doesNotEndWith("…");
                            }
                        });
        assertThat(ways)
                .containsEntry("playlist-access-public", "dialog")
                .containsEntry("pending-discard", "dialog");
    }

    private String way(String id) {
        return ways.getOrDefault(id, "none");
    }

    /** Menus, the palette and the list of shortcuts are made of these. */
    @Test
    void aCommandThatOpensADialogSaysSoAndDoes() {
        assertThat(commands)
                .filteredOn(command -> "dialog".equals(ways.get(command.id())))
                .hasSizeGreaterThan(25)
                .allSatisfy(command -> assertThat(command.title()).endsWith("…"));
        assertThat(opened).hasSizeGreaterThan(15);
        assertThat(silent).as("asks for a file first").containsExactly("thumb-replace");
    }

    @Test
    void redOpensWhatDestroysOrDestroys() {
        assertThat(
                        looks.entrySet().stream()
                                .filter(each -> each.getValue().isRed())
                                .map(Map.Entry::getKey)
                                .filter(id -> !id.equals("confirm-do")))
                .containsExactlyInAnyOrder("video-trash", "playlist-delete", "funnel-remove");
    }
}
