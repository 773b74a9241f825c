package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CrawledWaysTest;
import app.marquee.WindowCrawl;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.WindowCommand;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.input.KeyCombination;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;

/** The one table of commands of the real window, and the palette over a real sandbox. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("window")
class CommandsTest {
    private static final Set<String> OWN = Set.of("go", "view", "application");

    private final List<WindowCommand> commands = new ArrayList<>();
    private final Map<String, String> refusals = new HashMap<>();
    private String found = "";
    private String front = "";
    private String tested = "";

    @BeforeAll
    void open(@TempDir Path home) throws IOException, TimeoutException {
        Toolkit.start();
        Tour.on(
                home,
                window -> {
                    window.section("playlists");
                    commands.addAll(window.commands());
                    window.section("settings");
                    window.command("palette-open");
                    window.type("palette-input", "curso");
                    window.pause(10);
                    found = window.words();
                    window.command("open-ranking");
                    front = window.frontSection();
                    window.connection(EmbeddedSandbox.ID);
                    window.command("connection-test");
                    tested = window.words();
                    window.connection(Tour.CONTRACT_ONLY);
                    window.section("library");
                    for (WindowCommand command : window.commands()) {
                        refusals.put(command.id(), FxStep.onFx(command::refusal));
                    }
                });
    }

    /** That the connection is locked says nothing to somebody who has selected nothing. */
    @Test
    void whereNoFolderIsSelectedThatIsTheReason() {
        assertThat(refusals)
                .containsEntry("folder-rename", "Select a folder you can change")
                .containsEntry("folder-move", "Select a folder first")
                .containsEntry("folder-to-root", "Select a folder first")
                .containsEntry("folder-deactivate", "Select a folder first")
                .containsEntry("folder-expand", "Select one folder first");
    }

    @Test
    void everyCommandHasAnIdOfItsOwn() {
        assertThat(commands).extracting(WindowCommand::id).doesNotHaveDuplicates();
        assertThat(commands)
                .extracting(WindowCommand::id)
                .allSatisfy(id -> assertThat(id).matches("[a-z0-9]+(-[a-z0-9]+)*"))
                .contains(
                        "open-library",
                        "palette-open",
                        "view-refresh",
                        "folder-rename",
                        "folder-to-root",
                        "playlist-create",
                        "playlist-delete",
                        "cities-period-back",
                        "ranking-period-back",
                        "changes-save",
                        "connection-new",
                        "app-quit");
    }

    /** What is not in the messages is shown as its key. */
    @Test
    void everyCommandHasATitle() {
        assertThat(commands)
                .extracting(WindowCommand::title)
                .isNotEmpty()
                .allSatisfy(title -> assertThat(title).isNotBlank().doesNotMatch("[a-zA-Z]+\\..*"));
        assertThat(Messages.of("library", Locale.of("pt", "BR")).has("needs.folders")).isTrue();
    }

    /** A new command is run by the crawl of the harness, or somebody looked at what it does. */
    @Test
    void everyCommandIsCrawledOverAConnectionThatIsReadOnlyOrSendsNothing() throws IOException {
        assertThat(commands)
                .filteredOn(command -> !WindowCrawl.runs(command))
                .filteredOn(command -> !CrawledWaysTest.ASKING.contains(command.group()))
                .extracting(WindowCommand::id)
                .isNotEmpty()
                .allSatisfy(id -> assertThat(CrawledWaysTest.leftOut()).contains(id));
    }

    @Test
    void noTwoCommandsShareTheirKeysWhereBothAreHeard() {
        Map<String, Map<KeyCombination, String>> heard = new HashMap<>();
        commands.stream()
                .filter(command -> OWN.contains(command.group()))
                .forEach(command -> put(heard, "", command));
        commands.stream()
                .filter(command -> !OWN.contains(command.group()))
                .forEach(command -> put(heard, place(command), command));
        Map<KeyCombination, String> own = heard.getOrDefault("", Map.of());
        assertThat(own).isNotEmpty();
        heard.forEach(
                (group, keys) -> {
                    if (!group.isEmpty()) {
                        // The cells of a matrix, like a text, have an undo of their own.
                        assertThat(own)
                                .as(group)
                                .doesNotContainKeys(
                                        keys.entrySet().stream()
                                                .filter(each -> !isOfCells(each.getValue()))
                                                .map(Map.Entry::getKey)
                                                .toArray(KeyCombination[]::new));
                    }
                });
    }

    private static boolean isOfCells(String command) {
        return command.equals("field-matrix-undo");
    }

    /**
     * A control hears its keys before the window does, so that it would hide those of its section.
     */
    @Test
    void noControlHidesTheKeysOfItsSection() {
        List<WindowCommand> ofControls =
                commands.stream().filter(CommandsTest::isOfControl).toList();
        assertThat(ofControls).isNotEmpty();
        assertThat(ofControls)
                .allSatisfy(
                        one ->
                                assertThat(commands)
                                        .filteredOn(other -> !isOfControl(other))
                                        .filteredOn(other -> other.group().equals(one.group()))
                                        .filteredOn(other -> other.keys() != null)
                                        .extracting(WindowCommand::keys)
                                        .as("%s on %s", one.id(), one.keys())
                                        .doesNotContain(one.keys()));
    }

    private static boolean isOfControl(WindowCommand command) {
        return command.reach() == Command.Reach.CONTROL;
    }

    /** Keys of one control are not heard in another. */
    private static String place(WindowCommand command) {
        return isOfControl(command) ? command.group() + " in " + command.about() : command.group();
    }

    private static void put(
            Map<String, Map<KeyCombination, String>> heard, String group, WindowCommand command) {
        KeyCombination keys = command.keys();
        if (keys != null) {
            String other =
                    heard.computeIfAbsent(group, _ -> new HashMap<>()).put(keys, command.id());
            assertThat(other).as("%s and %s on %s", command.id(), other, keys).isNull();
        }
    }

    @Test
    void thePaletteFindsWhatTheSandboxTold() {
        assertThat(found).contains("Items");
    }

    @Test
    void aCommandOfASectionThatWasNeverOpenedIsRun() {
        assertThat(tested).contains("Connected").doesNotContain("Select an editable connection");
    }

    @Test
    void aSectionIsOpenedByItsCommand() {
        assertThat(front).isEqualTo("ranking");
    }
}
