package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.SectionPackages;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whatever a person can do is in the crawl of the harness {@code readonly}: a new button, menu,
 * place to drop on or section that is not fails here.
 */
public final class CrawledWaysTest {
    /** Sections that aren't crawled, since they know nothing of changes. */
    public static final List<String> ASKING =
            SectionPackages.ids().stream()
                    .filter(id -> !WindowCrawl.SECTIONS.contains(id))
                    .toList();

    private static final Path VIEWS = Path.of("src/main/java/app/marquee/ui");
    private static final Pattern BUTTON = Pattern.compile("\\| `([^`/]+)` \\| button \\|.*");

    /** What is left out on purpose. */
    public static List<String> leftOut() throws IOException {
        return Files.readAllLines(Path.of("src/test/resources/app/marquee/not-crawled.txt"))
                .stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    /** Whether a button or command isn't pressed by the crawl, since it sends nothing. */
    public static boolean isLeftOut(String id) {
        try {
            return !WindowCrawl.presses(id) || leftOut().contains(id);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyButtonIsPressedOrSendsNothing() throws IOException {
        List<String> buttons =
                Files.readAllLines(Path.of("src/test/resources/app/marquee/controls.md")).stream()
                        .map(BUTTON::matcher)
                        .filter(line -> line.matches())
                        .map(line -> line.group(1))
                        .toList();
        assertThat(buttons).contains("folder-move", "playlist-save");
        assertThat(leftOut())
                .containsAll(buttons.stream().filter(id -> !WindowCrawl.presses(id)).toList());
    }

    @Test
    void nothingThatIsCrawledIsCalledLeftOut() throws IOException {
        assertThat(leftOut())
                .isNotEmpty()
                .doesNotHaveDuplicates()
                .filteredOn(WindowCrawl::presses)
                .allMatch(
                        id ->
                                id.matches(
                                        "(open|view|filter|load|rows|cell|columns|work|known|shortcuts|undo)-.*"));
    }

    /** They could not make a change if they wanted to. */
    @Test
    void sectionsThatOnlyAskKnowNothingOfChanges() throws IOException {
        // Frames and images only read.
        assertThat(
                        naming(
                                "import"
                                    + " app\\.marquee\\.(change\\.|ui\\.change\\.|ui\\.video\\.(?!(VideoFrames|PictureDecoder);))"))
                .anyMatch(file -> file.startsWith("library/"))
                .noneMatch(file -> ASKING.stream().anyMatch(id -> file.startsWith(id + "/")))
                .noneMatch(file -> file.startsWith("analytics/"));
        assertThat(SectionPackages.ids()).containsAll(WindowCrawl.SECTIONS);
    }

    /**
     * Menus are made from the table of commands, but for these: none has an item that writes over a
     * connection that is read-only.
     */
    @Test
    void menusOfTheirOwnAreKnown() throws IOException {
        assertThat(naming("new (Check|Radio|)MenuItem\\("))
                .containsExactlyInAnyOrder(
                        // Discards pending changes, after a question.
                        "activity/PendingPartPane.java",
                        // Saves a move or addition for later.
                        "change/TargetMenu.java",
                        "cities/AudienceMenu.java",
                        "cities/MapBaseMenu.java",
                        // The commands of buttons that have no room.
                        "control/ChoiceSwitch.java",
                        "control/OverflowBar.java",
                        "control/table/ColumnChoice.java",
                        "export/ExportMenu.java",
                        // Folders to open.
                        "library/FolderTrail.java",
                        // The two commands folder-activate and folder-deactivate.
                        "library/folder/FolderSelection.java",
                        // Videos to open.
                        "overview/AttentionList.java",
                        // The accesses of a playlist: each opens a review.
                        "playlists/AccessMenu.java",
                        // Files to save.
                        "settings/PathsPane.java",
                        // From the table.
                        "shell/command/CommandMenu.java",
                        "shell/ConnectionPill.java");
    }

    /** Each is a gesture of {@link WindowGestures}, or takes ids that are only asked for. */
    @Test
    void placesToDropOnAreKnown() throws IOException {
        assertThat(naming("setOnDragDropped\\(|DRAG_DROPPED"))
                .containsExactlyInAnyOrder(
                        "library/FolderDrag.java",
                        "playlists/DroppedVideos.java",
                        "playlists/StagedRows.java",
                        // The order of blocks in a report.
                        "reports/BlockList.java",
                        "shell/dialog/KnownIdsInput.java",
                        // A file for the command thumb-replace.
                        "video/VideoGallery.java");
    }

    /** Keys that close, move, zoom, explain, search, choose a connection or quit. */
    private static final Set<String> HARMLESS_KEYS =
            Set.of(
                    "ESCAPE",
                    "TAB",
                    "COMMA",
                    "PLUS",
                    "MINUS",
                    "CONTEXT_MENU",
                    "F1",
                    "F5",
                    "F10",
                    "F",
                    "K",
                    "O",
                    "Q");

    /** A key that a view takes for itself is pressed at every control. */
    @Test
    void everyKeyThatAViewKnowsIsPressed() throws IOException {
        Set<String> known = new TreeSet<>();
        Pattern key = Pattern.compile("KeyCode\\.([A-Z][A-Z_0-9]*)|case ([A-Z][A-Z_0-9]*) ->");
        for (String view : naming("KeyEvent|KeyCombination")) {
            String text = read(VIEWS.resolve(view));
            key.matcher(text)
                    .results()
                    .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                    .filter(CrawledWaysTest::isKey)
                    .forEach(known::add);
        }
        known.removeAll(HARMLESS_KEYS);
        known.removeIf(name -> name.startsWith("DIGIT"));
        assertThat(known).contains("ENTER", "DELETE", "F2");
        assertThat(WindowKeys.KEYS).extracting(KeyCode::name).containsAll(known);
    }

    private static boolean isKey(String name) {
        return Stream.of(KeyCode.values()).anyMatch(key -> key.name().equals(name));
    }

    /** Views of this text, by their paths. */
    private static Set<String> naming(String pattern) throws IOException {
        Pattern text = Pattern.compile(pattern);
        try (Stream<Path> files = Files.walk(VIEWS)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> text.matcher(read(file)).find())
                    .map(file -> VIEWS.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
