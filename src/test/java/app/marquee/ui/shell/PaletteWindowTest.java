package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.Theme;
import app.marquee.service.search.ItemFacts;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.shell.palette.PaletteCell;
import app.marquee.ui.shell.palette.PaletteRow;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionCommands;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.shell.section.WindowCommand;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** The palette in a window: by keys alone and by the mouse. */
class PaletteWindowTest extends WindowTest {
    private static final String VIDEO = "0b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
    private static final String OTHER = "77777777-6d3e-4c7a-9f01-1c2d3e4f5a6b";

    private final List<DummySection> made = new ArrayList<>();
    private final WindowStage stage = new WindowStage();
    private boolean selected;
    private @Nullable MainWindow window;

    private void open() {
        stage.known()
                .add(
                        new KnownItem(
                                ItemKind.VIDEO,
                                VIDEO,
                                "Produção de vídeo em São Paulo",
                                ItemSource.ANSWER,
                                null));
        stage.known().add(new KnownItem(ItemKind.FUNNEL, OTHER, null, ItemSource.PERSON, null));
        show(
                () -> {
                    window =
                            stage.window(
                                    Locale.ENGLISH,
                                    define("library", SectionGroup.CONTENT).with(commands()),
                                    define("videos", SectionGroup.CONTENT),
                                    define("ranking", SectionGroup.ANALYTICS),
                                    define("settings", SectionGroup.APPLICATION));
                    return window;
                });
    }

    private SectionDefinition define(String id, SectionGroup group) {
        return DummySection.definition(id, group, "fth-folder", made::add);
    }

    private SectionCommands<DummySection> commands() {
        return new SectionCommands<>(
                DummySection.class,
                List.of(
                        Command.<DummySection>of(
                                        "dummy-rename",
                                        "Rename folder",
                                        "fth-edit-2",
                                        section -> section.calls.add("rename"))
                                .on(KeyCode.F2)
                                .when(_ -> Availability.when(selected, "Select a folder first")),
                        Command.<DummySection>of(
                                        "dummy-cut",
                                        "Cut folder",
                                        "fth-scissors",
                                        section -> section.calls.add("cut"))
                                .on(KeyCode.X, KeyCombination.SHORTCUT_DOWN)
                                .inControl("section.folders")));
    }

    private MainWindow main() {
        return Objects.requireNonNull(window);
    }

    private void ask(String text) {
        press(KeyCode.SHORTCUT, KeyCode.K);
        robot().write(text);
        settle();
    }

    private List<PaletteRow> rows() {
        return List.copyOf(list().getItems());
    }

    @SuppressWarnings("unchecked")
    private ListView<PaletteRow> list() {
        return find("palette-list", ListView.class);
    }

    private List<String> titles() {
        return rows().stream()
                .map(row -> row instanceof PaletteRow.Line(var entry) ? entry.title() : "")
                .filter(title -> !title.isEmpty())
                .toList();
    }

    private List<String> heads() {
        return rows().stream()
                .map(row -> row instanceof PaletteRow.Head(var title, _) ? title : "")
                .filter(title -> !title.isEmpty())
                .toList();
    }

    @Test
    void keysAloneOpenItGoToASectionAndComeBack() {
        open();
        onFx(() -> find("nav-library", ToggleButton.class).requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.K);
        assertThat(exists("palette")).isTrue();
        assertThat(find("palette-input", TextField.class).isFocused()).isTrue();
        assertThat(heads()).containsExactly("Sections", "Commands", "Connections");
        press(KeyCode.ESCAPE);
        assertThat(exists("palette")).isFalse();
        assertThat(find("nav-library", ToggleButton.class).isFocused()).isTrue();
        ask("rnk");
        assertThat(titles().getFirst()).isEqualTo("ranking");
        press(KeyCode.ENTER);
        assertThat(main().frontSection()).isEqualTo("ranking");
        assertThat(exists("palette")).isFalse();
        press(KeyCode.SHORTCUT, KeyCode.K);
        assertThat(heads().getFirst()).isEqualTo("Recent");
        assertThat(titles().getFirst()).isEqualTo("ranking");
    }

    @Test
    void whereThereIsLittleRoomThePromptSaysLess() {
        open();
        TextField field = find("palette-input", TextField.class);
        assertThat(field.getPromptText()).isEqualTo("Search or run a command");
        onFx(() -> window().setWidth(440));
        settle();
        assertThat(field.getPromptText()).isEqualTo("Search");
        onFx(() -> window().setWidth(330));
        settle();
        assertThat(field.getPromptText()).isEmpty();
        assertThat(field.getAccessibleText()).isEqualTo("Search or run a command");
        onFx(() -> window().setWidth(1280));
        settle();
        assertThat(field.getPromptText()).isEqualTo("Search or run a command");
    }

    @Test
    void theMenuOfCommandsOpensByItsKeyAndIsLeftToWhereTheFocusWas() {
        open();
        onFx(() -> find("nav-library", ToggleButton.class).requestFocus());
        press(KeyCode.F10);
        assertThat(menu("command-menu")).isPresent();
        press(KeyCode.ESCAPE);
        assertThat(menu("command-menu")).isEmpty();
        assertThat(find("nav-library", ToggleButton.class).isFocused()).isTrue();
    }

    @Test
    void shiftF10OpensTheMenuOfTheTableThatHasTheFocus() {
        open();
        onFx(made.getFirst()::full);
        onFx(() -> find("dummy-table", TableView.class).requestFocus());
        press(KeyCode.SHIFT, KeyCode.F10);
        assertThat(menu("row-menu")).isPresent();
        assertThat(menu("command-menu")).isEmpty();
        press(KeyCode.ESCAPE);
        press(KeyCode.CONTEXT_MENU);
        assertThat(menu("row-menu")).isPresent();
    }

    private Optional<ContextMenu> menu(String id) {
        return onFx(
                () ->
                        Window.getWindows().stream()
                                .filter(ContextMenu.class::isInstance)
                                .map(ContextMenu.class::cast)
                                .filter(shown -> id.equals(shown.getId()))
                                .findFirst());
    }

    @Test
    void compactLeavesTheRoomOfItsSign() {
        open();
        TextField field = find("palette-input", TextField.class);
        double usual = onFx(() -> field.getInsets().getLeft());
        onFx(() -> main().pseudoClassStateChanged(PseudoClass.getPseudoClass("compact"), true));
        settle();
        assertThat(onFx(() -> field.getInsets().getLeft())).isEqualTo(usual);
    }

    @Test
    void rowsAreAsHighAsTheTextIsLarge() {
        open();
        ask("r");
        double usual = list().getFixedCellSize();
        onFx(() -> TextScale.set(list().getScene(), 2));
        settle();
        assertThat(list().getFixedCellSize()).isEqualTo(usual * 2);
        assertThat(
                        onFx(
                                () ->
                                        list().lookupAll(".palette-cell").stream()
                                                .mapToDouble(
                                                        cell -> cell.getLayoutBounds().getHeight())
                                                .max()
                                                .orElseThrow()))
                .isEqualTo(usual * 2);
    }

    @Test
    void aVideoHasItsFrameInThePlaceOfAnIcon() {
        open();
        ask("producao");
        assertThat(framed()).containsExactly(new VideoId(VIDEO));
        press(KeyCode.ESCAPE);
        ask(OTHER);
        assertThat(titles()).isNotEmpty();
        assertThat(framed()).as("a funnel has no frame").isEmpty();
    }

    private List<Object> framed() {
        return onFx(
                () ->
                        list().lookupAll(".fake-frame").stream()
                                .filter(Node::isVisible)
                                .map(Node::getUserData)
                                .toList());
    }

    @Test
    void theSettingsOpenByTheKeysTheyHaveElsewhere() {
        open();
        press(KeyCode.SHORTCUT, KeyCode.COMMA);
        assertThat(main().frontSection()).isEqualTo("settings");
    }

    @Test
    void theMenuOfConnectionsOpensByKeys() {
        open();
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
        assertThat(onFx(find("connection-menu", MenuButton.class)::isShowing)).isTrue();
    }

    @Test
    void aCommandRunsAndOneThatCannotSaysWhy() {
        open();
        ask("rename");
        assertThat(rows().get(1))
                .isInstanceOfSatisfying(
                        PaletteRow.Line.class,
                        line -> {
                            assertThat(line.entry().refusal()).isEqualTo("Select a folder first");
                            assertThat(line.entry().keys()).isEqualTo("F2");
                        });
        press(KeyCode.ENTER);
        assertThat(made.getFirst().calls).doesNotContain("rename");
        assertThat(exists("palette")).isTrue();
        press(KeyCode.ESCAPE);
        selected = true;
        ask("rename");
        press(KeyCode.ENTER);
        assertThat(made.getFirst().calls).contains("rename");
    }

    @Test
    void aCommandOfAnotherSectionOpensItFirst() {
        open();
        selected = true;
        click("nav-ranking");
        ask("cut fold");
        press(KeyCode.ENTER);
        assertThat(main().frontSection()).isEqualTo("library");
        assertThat(made.getFirst().calls).endsWith("cut");
    }

    @Test
    void keysOfTheTableRunTheCommandsOfTheSectionInFront() {
        open();
        press(KeyCode.F2);
        assertThat(made.getFirst().calls).doesNotContain("rename");
        selected = true;
        press(KeyCode.F2);
        assertThat(made.getFirst().calls).contains("rename");
        press(KeyCode.SHORTCUT, KeyCode.X);
        assertThat(made.getFirst().calls).doesNotContain("cut");
        click("nav-ranking");
        press(KeyCode.F2);
        assertThat(made.getFirst().calls).containsOnlyOnce("rename");
    }

    @Test
    void aTitleAPartOfAnIdAndAPastedAddressFindTheItem() {
        open();
        ask("producao");
        assertThat(titles()).containsExactly("Produção de vídeo em São Paulo");
        press(KeyCode.ESCAPE);
        ask("9f01-1c2d");
        assertThat(titles()).contains("Produção de vídeo em São Paulo", OTHER);
        press(KeyCode.ESCAPE);
        press(KeyCode.SHORTCUT, KeyCode.K);
        String address = "https://example.com/videos/" + VIDEO + "?tab=1";
        onFx(() -> find("palette-input", TextField.class).setText(address));
        settle();
        press(KeyCode.ENTER);
        assertThat(main().frontSection()).isEqualTo("videos");
        assertThat(made.getLast().calls).endsWith("open " + VIDEO);
    }

    @Test
    void anIdThatNobodyKnowsIsOpenedByItsKind() {
        open();
        String unknown = "11111111-2222-3333-4444-555555555555";
        press(KeyCode.SHORTCUT, KeyCode.K);
        onFx(() -> find("palette-input", TextField.class).setText(unknown));
        settle();
        press(KeyCode.ENTER);
        assertThat(made.getLast().calls).endsWith("open " + unknown);
    }

    @Test
    void theMouseOpensAndChooses() {
        open();
        click("palette-input");
        robot().write("dark theme");
        settle();
        Node row =
                robot().lookup(".palette-cell").queryAll().stream()
                        .filter(
                                node ->
                                        node instanceof PaletteCell cell
                                                && cell.getItem() instanceof PaletteRow.Line)
                        .findFirst()
                        .orElseThrow();
        robot().clickOn(row);
        settle();
        assertThat(stage.look().theme()).isEqualTo(Theme.DARK);
        assertThat(exists("palette")).isFalse();
        click("palette-input");
        robot().clickOn(find("network-state", Node.class));
        settle();
        assertThat(exists("palette")).isFalse();
    }

    @Test
    void everyLookIsFound() {
        open();
        ask("high contrast");
        press(KeyCode.ENTER);
        ask("compact");
        press(KeyCode.ENTER);
        assertThat(stage.look().theme()).isEqualTo(Theme.HIGH_CONTRAST);
        assertThat(stage.look().density()).isEqualTo(Density.COMPACT);
    }

    @Test
    void whatIsNotFoundIsSaidWithANextStep() {
        open();
        ask("zzqqxx");
        assertThat(exists("palette-nothing")).isTrue();
        assertThat(exists("palette-list")).isFalse();
        press(KeyCode.ENTER);
        assertThat(exists("palette")).isTrue();
    }

    @Test
    void thePagesAndTheEndsAreReachedByKeys() {
        open();
        press(KeyCode.SHORTCUT, KeyCode.K);
        int first = list().getSelectionModel().getSelectedIndex();
        press(KeyCode.PAGE_DOWN);
        assertThat(list().getSelectionModel().getSelectedIndex()).isGreaterThan(first + 7);
        press(KeyCode.PAGE_UP);
        assertThat(list().getSelectionModel().getSelectedIndex()).isEqualTo(first);
        press(KeyCode.UP);
        assertThat(list().getSelectionModel().getSelectedIndex()).isEqualTo(rows().size() - 1);
    }

    private String detail(String title) {
        return rows().stream()
                .flatMap(
                        row ->
                                row instanceof PaletteRow.Line(var entry)
                                                && entry.title().equals(title)
                                        ? Stream.of(entry.detail())
                                        : Stream.empty())
                .findFirst()
                .orElseThrow();
    }

    private void know(ItemKind kind, String id, String title, ItemFacts facts) {
        stage.known().add(new KnownItem(kind, id, title, ItemSource.LIST, null), facts);
    }

    @Test
    void itemsOfOneTitleAreToldApartWithoutIds() {
        Member<String> lessons = Member.of("Lessons");
        BigDecimal length = BigDecimal.valueOf(200);
        know(ItemKind.VIDEO, "a1b2c3d4e5", "Intro 1", new ItemFacts(lessons, length, null));
        know(
                ItemKind.VIDEO,
                "a2b2c3d4e5",
                "Intro 2",
                new ItemFacts(Member.ofNull(), BigDecimal.ZERO, null));
        know(ItemKind.FOLDER, "a3", "Intro 3", new ItemFacts(lessons, null, null));
        know(ItemKind.FOLDER, "a4", "Intro 4", new ItemFacts(Member.ofNull(), null, null));
        know(ItemKind.PLAYLIST, "a5", "Intro 5", new ItemFacts(Member.absent(), null, 12L));
        know(ItemKind.FUNNEL, "a6", "Intro 6", ItemFacts.UNKNOWN);
        open();
        ask("intro");
        assertThat(List.of("1", "2", "3", "4", "5", "6"))
                .extracting(number -> detail("Intro " + number))
                .extracting(text -> text.replace(" · copy ID", ""))
                .containsExactly(
                        "Video · Lessons · 3:20",
                        "Video · Unfiled",
                        "Folder · Lessons",
                        "Folder · Top level",
                        "Playlist · 12 videos",
                        "Funnel · a6");
        press(KeyCode.ESCAPE);
        ask("a1b2");
        assertThat(detail("Intro 1"))
                .as("by its ID")
                .startsWith("Video · a1b2c3d4… · Lessons · 3:20");
    }

    @Test
    void aLongFolderNameLeavesTheTitleItsRoom() {
        ItemFacts facts =
                new ItemFacts(Member.of("Recordings ".repeat(40)), BigDecimal.valueOf(200), null);
        know(ItemKind.VIDEO, "a1b2c3d4e5", "Introduction to knitting", facts);
        open();
        ask("introduction");
        settle();
        double[] widths =
                onFx(
                        () ->
                                robot().lookup(".palette-title").queryAllAs(Region.class).stream()
                                        .filter(PaletteWindowTest::isShown)
                                        .flatMapToDouble(
                                                title ->
                                                        DoubleStream.of(
                                                                title.getWidth(),
                                                                title.prefWidth(-1)))
                                        .toArray());
        assertThat(widths).hasSize(2);
        assertThat(widths[1]).isGreaterThan(100);
        assertThat(widths[0]).isGreaterThanOrEqualTo(widths[1]);
    }

    @Test
    void aLongTitleIsOneLineCutAtItsEnd() {
        know(
                ItemKind.VIDEO,
                "a1b2c3d4e5",
                "Introduction " + "to knitting ".repeat(20),
                ItemFacts.UNKNOWN);
        know(ItemKind.VIDEO, "a1b2c3d4e6", "Introduction", ItemFacts.UNKNOWN);
        open();
        ask("introduction");
        settle();
        List<Region> lines =
                onFx(
                        () ->
                                robot().lookup(".palette-title").queryAllAs(Region.class).stream()
                                        .filter(PaletteWindowTest::isShown)
                                        .toList());
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst().getHeight()).isEqualTo(lines.getLast().getHeight());
        assertThat(lines)
                .extracting(title -> title.lookup(".palette-dots").isVisible())
                .containsExactlyInAnyOrder(true, false);
    }

    private static boolean isShown(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
    }

    @Test
    void theMenuIsTheSameTable() {
        open();
        click("menu-button");
        assertThat(robot().lookup(".menu-item").queryAll()).isNotEmpty();
        assertThat(robot().lookup("Go to").tryQuery()).isPresent();
        press(KeyCode.ESCAPE);
    }

    @Test
    void theSheetListsTheTableAndNothingElse() {
        open();
        onFx(
                () ->
                        main().commands().stream()
                                .filter(each -> each.id().equals("shortcuts-show"))
                                .findFirst()
                                .orElseThrow()
                                .action()
                                .run());
        settle();
        List<String> texts =
                robot().lookup(".shortcut-sheet .label").queryAllAs(Label.class).stream()
                        .filter(
                                label ->
                                        !label.getStyleClass().contains("key-cap")
                                                && !label.getStyleClass().contains("caption"))
                        .map(Label::getText)
                        .toList();
        assertThat(texts)
                .containsExactlyInAnyOrderElementsOf(
                        main().commands().stream()
                                .filter(each -> each.keys() != null)
                                .map(WindowCommand::title)
                                .toList());
        onFx(() -> find("dialog-close", Button.class).fire());
    }

    @Test
    void theSheetGroupsTheTableByWhereItsKeysWork() {
        open();
        onFx(
                () ->
                        main().commands().stream()
                                .filter(each -> each.id().equals("shortcuts-show"))
                                .findFirst()
                                .orElseThrow()
                                .action()
                                .run());
        settle();
        List<String> captions =
                robot().lookup(".shortcut-sheet .caption").queryAllAs(Label.class).stream()
                        .map(Label::getText)
                        .toList();
        assertThat(captions).containsExactly("Everywhere", "Tables", "Go to", "library", "Folders");
        assertThat(group("Tables")).contains("Copy rows").doesNotContain("Refresh");
        assertThat(group("library")).containsExactly("Rename folder");
        assertThat(group("Folders")).containsExactly("Cut folder");
        onFx(() -> find("dialog-close", Button.class).fire());
    }

    private List<String> group(String caption) {
        return robot().lookup(".shortcut-sheet").queryAllAs(Parent.class).stream()
                .map(
                        group ->
                                group.getChildrenUnmodifiable().stream()
                                        .filter(Label.class::isInstance)
                                        .map(Label.class::cast)
                                        .filter(each -> !each.getStyleClass().contains("key-cap"))
                                        .map(Label::getText)
                                        .toList())
                .filter(texts -> texts.getFirst().equals(caption))
                .map(texts -> texts.subList(1, texts.size()))
                .findFirst()
                .orElseThrow();
    }
}
