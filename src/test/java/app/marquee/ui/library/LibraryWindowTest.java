package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.folder;
import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.analytics.VideoViews;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.library.folder.ChangeMark;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.library.folder.RowKey;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** The gestures of the section, by mouse and by keys alone. */
class LibraryWindowTest extends WindowTest {
    private final List<LibrarySection> made = new ArrayList<>();
    private LibraryWindow library = new LibraryWindow(new InlineRunner());
    private WindowStage stage = new WindowStage();

    private void open() {
        open(new InlineRunner());
        settle();
    }

    private void open(TaskRunner tasks) {
        library = new LibraryWindow(tasks);
        library.account();
        stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
    }

    private FakeGate gate() {
        return library.services.gate;
    }

    private LibraryModels models() {
        return made.getLast().models();
    }

    @Test
    void renames_with_the_keyboard_and_shows_the_request_before() {
        developerDetails();
        open();
        select("Archive");
        press(KeyCode.F2);
        assertThat(find("folder-edit", TextField.class).getText()).isEqualTo("Archive");
        robot().write("Old things");
        settle();
        assertThat(exists("folder-edit-request")).as("only on demand").isFalse();
        press(KeyCode.TAB);
        press(KeyCode.SPACE);
        assertThat(find("folder-edit-request", Label.class).getText())
                .isEqualTo(
                        "PUT https://api.example/folders/" + id(5) + "\n{\"name\":\"Old things\"}");
        assertThat(gate().sent).isEmpty();
        press(KeyCode.ENTER);

        assertThat(gate().bodies()).containsExactly("{\"name\":\"Old things\"}");
        assertThat(names()).contains("Old things");
        takeEffect();
        assertThat(find("video-heading", Label.class).getText()).contains("Old things");
        assertThat(exists("folder-edit")).isFalse();
        assertThat(find("folder-tree", TableView.class).isFocused()).isTrue();
    }

    private List<UnsavedEdit> unsaved() {
        return onFx(() -> made.getLast().unsavedEdits());
    }

    private void keep(UnsavedEdit edit) {
        List<String> ends = new ArrayList<>();
        onFx(
                () ->
                        edit.keeping()
                                .orElseThrow()
                                .keep(() -> ends.add("kept"), () -> ends.add("failed")));
        settle();
        assertThat(ends).containsExactly("kept");
    }

    private List<String> kept() {
        return gate().kept().stream().map(change -> change.line().request().body()).toList();
    }

    @Test
    void a_typed_folder_name_counts_as_unsaved_and_can_be_saved_for_later() {
        open();
        select("Archive");
        press(KeyCode.F2);
        assertThat(unsaved()).as("nothing is typed yet").isEmpty();
        onFx(() -> find("folder-edit", TextField.class).setText("x".repeat(256)));
        assertThat(unsaved())
                .singleElement()
                .satisfies(edit -> assertThat(edit.keeping()).isEmpty());
        onFx(() -> find("folder-edit", TextField.class).setText("Old things"));
        assertThat(unsaved())
                .extracting(UnsavedEdit::name)
                .containsExactly("Name of folder “Archive”");
        keep(unsaved().getFirst());
        assertThat(kept()).containsExactly("{\"name\":\"Old things\"}");
        assertThat(gate().sent).isEmpty();
        assertThat(unsaved()).isEmpty();
        assertThat(exists("folder-edit")).isFalse();
    }

    @Test
    void what_is_typed_in_a_dialog_counts_as_unsaved_and_can_be_saved_for_later() {
        open();
        select("Archive");
        click("folder-create");
        assertThat(unsaved()).as("nothing is typed yet").isEmpty();
        robot().write("Fresh");
        settle();
        assertThat(unsaved()).extracting(UnsavedEdit::name).containsExactly("New folder");
        keep(unsaved().getFirst());
        assertThat(kept()).singleElement().asString().contains("\"name\":\"Fresh\"");
        assertThat(exists("folder-create-name")).as("its dialog is closed").isFalse();
        assertThat(unsaved()).isEmpty();
    }

    @Test
    void a_dialog_that_was_closed_leaves_nothing_unsaved() {
        open();
        select("Archive");
        click("folder-create");
        robot().write("Fresh");
        settle();
        onFx(() -> find("folder-create-name", TextField.class).setText(""));
        assertThat(unsaved()).as("as it was").isEmpty();
        robot().write("Fresh");
        settle();
        press(KeyCode.ESCAPE);
        assertThat(unsaved()).isEmpty();
    }

    @Test
    void known_folders_of_a_list_that_failed_were_not_refreshed() {
        library = new LibraryWindow(new InlineRunner());
        library.services.folders.failure = new Failure.LostAnswer("gone");
        library.services.folders.known = List.of(Folder.known(id(7)).withName(Member.of("Aulas")));
        stage = new WindowStage(new InlineRunner(), new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        Awaitility.await().until(() -> onFx(() -> robot().lookup("Aulas").tryQuery()).isPresent());
        assertThat(robot().lookup(".error-title").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .anyMatch(title -> title.startsWith("Couldn’t load folders"))
                .noneMatch(title -> title.contains("refresh"));
    }

    @Test
    void folders_that_failed_to_load_are_said_to_be_missing() {
        library = new LibraryWindow(new InlineRunner());
        library.services.folders.failure = new Failure.NoToken();
        library.services.folders.whole = false;
        library.services.videoService.failure = new Failure.NoToken();
        stage = new WindowStage(new InlineRunner(), new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        Awaitility.await()
                .until(
                        () ->
                                onFx(() -> robot().lookup("Folders not loaded").tryQuery())
                                        .isPresent());
        settle();
        assertThat(find("folder-create", Button.class).isDisabled()).isTrue();
        Bounds all = screen(find("library-all", ToggleButton.class));
        Bounds said = screen(robot().lookup("Folders not loaded").query());
        assertThat(said.getMinY()).as("right below").isEqualTo(all.getMaxY());
    }

    private Bounds screen(Node node) {
        return onFx(() -> node.localToScreen(node.getLayoutBounds()));
    }

    @Test
    void no_folder_is_marked_while_all_are_searched() {
        open();
        select("Archive");
        type("video-filter", "a");
        settle();
        Awaitility.await().until(this::isAllMarked);
        click("library-here");
        settle();
        assertThat(isAllMarked()).isFalse();
    }

    private boolean isAllMarked() {
        return onFx(() -> find("library-all", ToggleButton.class).isSelected());
    }

    @Test
    void the_names_have_all_the_width_that_the_numbers_of_videos_leave() {
        open();
        double large = width("videos");
        double name = width("name");
        library.services.folders.folders.removeIf(
                folder -> folder.videosCount().toOptional().filter(count -> count > 9).isPresent());
        press(KeyCode.F5);
        settle();
        assertThat(width("videos")).as("one digit instead of 40,000").isLessThan(large - 20);
        assertThat(width("name")).isGreaterThan(name + 20);
    }

    @Test
    void videos_of_which_no_image_is_known_have_their_initials() {
        open();
        select("Courses");
        Awaitility.await().until(() -> exists("video-table"));
        TableView<?> videos = find("video-table", TableView.class);
        Awaitility.await().until(() -> onFx(() -> videos.getItems().size() == 5));
        settle();
        assertThat(hasImages()).isTrue();
        assertThat(standIns()).containsExactly("V1", "V2", "V3", "V4", "V5");
    }

    /** What is seen in the place of the images, row by row. */
    private List<String> standIns() {
        return onFx(
                () ->
                        find("video-table", TableView.class)
                                .lookupAll(".row-picture-cell .row-picture")
                                .stream()
                                .map(Pane.class::cast)
                                .map(LibraryWindowTest::standIn)
                                .filter(each -> !each.isEmpty())
                                .sorted()
                                .toList());
    }

    private static String standIn(Pane frame) {
        return frame.getChildren().stream()
                .filter(Node::isVisible)
                .map(each -> each instanceof Text text ? text.getText() : "?")
                .collect(Collectors.joining());
    }

    private boolean hasImages() {
        return onFx(
                () ->
                        ((TableView<?>) find("video-table", TableView.class))
                                .getVisibleLeafColumns().stream()
                                        .anyMatch(PictureColumn.class::isInstance));
    }

    private double width(String column) {
        return onFx(
                () ->
                        ((TableView<?>) find("folder-tree", TableView.class))
                                .getColumns().stream()
                                        .filter(one -> column.equals(one.getId()))
                                        .mapToDouble(TableColumn::getWidth)
                                        .sum());
    }

    @Test
    void escape_and_an_unchanged_name_send_nothing() {
        open();
        select("Archive");
        press(KeyCode.F2);
        robot().write("Other");
        press(KeyCode.ESCAPE);
        press(KeyCode.F2);
        press(KeyCode.ENTER);

        assertThat(gate().sent).isEmpty();
        assertThat(exists("folder-edit")).isFalse();
    }

    /** One is the folder whose videos are shown; all can be done with it without the bar. */
    @Test
    void the_bar_of_selected_folders_is_there_from_two_on() {
        open();
        select("Archive");
        assertThat(exists("selection-bar")).isFalse();
        press(KeyCode.SHIFT, KeyCode.UP);
        assertThat(exists("selection-bar")).isTrue();
        assertThat(find("folder-rename", Button.class).getText()).isEqualTo("Rename…");
        press(KeyCode.UP);
        assertThat(exists("selection-bar")).isFalse();
    }

    /** The videos of another folder aren't there yet, so their place is shown. */
    @Test
    void videos_on_their_way_are_a_skeleton_and_nothing_is_to_be_selected() {
        HeldRunner held = new HeldRunner();
        open(held);
        assertThat(robot().lookup("Select a folder").tryQuery()).isEmpty();
        assertThat(robot().lookup(".video-pane .skeleton").tryQuery()).isPresent();
        onFx(held::releaseAll);
        settle();
        takeEffect();
        onFx(held::releaseAll);
        settle();
        assertThat(robot().lookup(".video-pane .skeleton").tryQuery()).isEmpty();
        select("Archive");
        takeEffect();
        assertThat(robot().lookup(".video-pane .skeleton").tryQuery()).isPresent();
    }

    @Test
    void a_name_that_is_too_long_says_so_beside_the_field() {
        open();
        select("Archive");
        press(KeyCode.F2);
        onFx(() -> find("folder-edit", TextField.class).setText("x".repeat(256)));
        settle();
        press(KeyCode.ENTER);

        assertThat(find("folder-edit-message", Label.class).getText()).contains("255");
        assertThat(gate().sent).isEmpty();
        press(KeyCode.ESCAPE);
    }

    @Test
    void moves_by_cut_and_paste_after_a_review() {
        open();
        select("Archive");
        press(KeyCode.SHORTCUT, KeyCode.X);
        select("Courses");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(texts("request-text"))
                .anyMatch(text -> text.contains("{\"parent_folder_id\":\"" + id(1) + "\"}"));
        assertThat(gate().sent).isEmpty();
        press(KeyCode.ENTER);

        assertThat(gate().bodies()).containsExactly("{\"parent_folder_id\":\"" + id(1) + "\"}");
    }

    @Test
    void the_review_can_be_left_without_sending() {
        open();
        select("Archive");
        click("folder-status");
        assertThat(exists("confirm-do")).isTrue();
        click("confirm-safe");
        click("folder-status");
        press(KeyCode.ESCAPE);

        assertThat(gate().sent).isEmpty();
        assertThat(exists("confirm-do")).isFalse();
        click("folder-status");
        click("confirm-do");
        assertThat(gate().bodies()).containsExactly("{\"status\":true}");
    }

    @Test
    void moves_to_the_top_level_with_null() {
        open();
        select("Basic 9");
        byPalette("Move folders to top level");
        click("confirm-do");

        assertThat(gate().bodies()).containsExactly("{\"parent_folder_id\":null}");
        assertThat(refusal("folder-to-root")).isEqualTo("Already at the top level");
    }

    @Test
    void moves_by_the_picker_with_a_filter_and_refuses_with_the_reason() {
        open();
        select("Courses");
        click("folder-move");
        assertThat(robot().lookup(".dialog-title").queryLabeled().getText())
                .isEqualTo("Move “Courses” to");
        robot().write("Lessons");
        ListView<?> places = find("folder-move-list", ListView.class);
        Awaitility.await().until(() -> onFx(() -> places.getItems().size() == 1));
        onFx(() -> places.getSelectionModel().select(0));
        settle();
        assertThat(find("folder-move-reason", Label.class).getText()).contains("Courses");
        assertThat(find("folder-move-choose", Button.class).isDisabled()).isTrue();

        type("folder-move-filter", "Spaced");
        Awaitility.await().until(() -> onFx(() -> places.getItems().toString().contains("Spaced")));
        onFx(() -> places.getSelectionModel().select(0));
        settle();
        click("folder-move-choose");
        click("confirm-do");
        assertThat(gate().bodies()).containsExactly("{\"parent_folder_id\":\"" + id(6) + "\"}");
    }

    @Test
    void moves_by_dragging_and_opens_the_target_after_a_pause() {
        open();
        onFx(() -> models().tree().expand(RowKey.of(id(1)), false));
        settle();
        robot().drag(name("Archive"), MouseButton.PRIMARY);
        robot().moveTo(name("Courses"));
        Awaitility.await().until(() -> onFx(() -> names().contains("Basic 9")));
        robot().dropTo(name("Basic 9"));
        settle();
        assertThat(exists("confirm-do")).isTrue();
        click("confirm-do");

        assertThat(gate().bodies()).containsExactly("{\"parent_folder_id\":\"" + id(3) + "\"}");
    }

    @Test
    void what_a_drag_says_leaves_the_rows_where_they_are() {
        open();
        TableView<?> tree = find("folder-tree", TableView.class);
        // The row that is pressed is selected, which shows the bar of the selection.
        robot().clickOn(name("Archive"));
        settle();
        double before = onFx(tree::getHeight);
        robot().drag(name("Archive"), MouseButton.PRIMARY);
        robot().moveTo(name("Courses"));
        settle();
        assertThat(exists("folder-drag")).isTrue();
        assertThat(onFx(tree::getHeight)).isEqualTo(before);
        robot().dropTo(name("Archive"));
        settle();
        assertThat(exists("folder-drag")).isFalse();
    }

    @Test
    void a_drop_on_itself_or_below_does_nothing_and_says_why() {
        open();
        robot().drag(name("Courses"), MouseButton.PRIMARY);
        robot().moveTo(name("Basic 9"));
        settle();
        assertThat(find("folder-drag", Label.class).getText()).contains("Courses");
        robot().dropTo(name("Basic 9"));
        settle();

        assertThat(exists("confirm-do")).isFalse();
        assertThat(gate().sent).isEmpty();
    }

    @Test
    void many_are_selected_and_switched_together() {
        open();
        select("Courses");
        robot().press(KeyCode.SHIFT);
        robot().clickOn(name("Basic 10"));
        robot().release(KeyCode.SHIFT);
        settle();
        click("folder-status");
        click("confirm-do");

        assertThat(gate().bodies())
                .containsExactly("{\"status\":false}", "{\"status\":false}", "{\"status\":false}");
    }

    @Test
    void walks_through_the_tree_by_arrow_keys() {
        open();
        select("Courses");
        press(KeyCode.LEFT);
        assertThat(names()).doesNotContain("Basic 9");
        press(KeyCode.RIGHT);
        assertThat(names()).contains("Basic 9");
        press(KeyCode.RIGHT);
        assertThat(selected()).containsExactly("Basic 9");
        press(KeyCode.LEFT);
        assertThat(selected()).containsExactly("Courses");
        press(KeyCode.ENTER);
        assertThat(names()).doesNotContain("Basic 9");
    }

    @Test
    void undo_is_offered_and_is_reviewed_before_it_is_sent() {
        open();
        select("Archive");
        press(KeyCode.F2);
        robot().write("Old");
        press(KeyCode.ENTER);
        click("changes-undo");
        assertThat(texts("request-text")).anyMatch(text -> text.contains("{\"name\":\"Archive\"}"));
        press(KeyCode.ENTER);

        assertThat(gate().bodies()).containsExactly("{\"name\":\"Old\"}", "{\"name\":\"Archive\"}");
        assertThat(names()).contains("Archive");
    }

    @Test
    void a_change_is_marked_until_it_is_answered_and_a_failure_is_worded() {
        HeldRunner held = new HeldRunner();
        open(held);
        onFx(held::releaseAll);
        settle();
        gate().nextFails();
        select("Archive");
        press(KeyCode.F2);
        robot().write("Nope");
        press(KeyCode.ENTER);
        assertThat(mark(5)).isInstanceOf(ChangeMark.Pending.class);
        assertThat(names()).contains("Nope");

        onFx(held::releaseAll);
        settle();
        assertThat(mark(5)).isInstanceOf(ChangeMark.Failed.class);
        assertThat(names()).contains("Archive").doesNotContain("Nope");
        assertThat(exists("error-banner")).isTrue();
    }

    @Test
    void a_folder_that_no_request_may_name_says_why_nothing_can_be_done() {
        library = new LibraryWindow(new InlineRunner());
        library.services.folders.folders =
                new ArrayList<>(
                        List.of(
                                Folder.known(new FolderId("42")).withName(Member.of("Odd")),
                                Folder.known(new FolderId("43")).withName(Member.of("Pair"))));
        stage = new WindowStage();
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        select("Odd");
        press(KeyCode.SHIFT, KeyCode.DOWN);

        assertThat(find("folder-rename", Button.class).isDisabled()).isTrue();
        assertThat(find("folder-move", Button.class).isDisabled()).isTrue();
        assertThat(find("folder-blocked", Label.class).getText())
                .isEqualTo("This item can’t be changed because its ID “42” isn’t valid.");
        press(KeyCode.F2);
        assertThat(exists("folder-edit")).isFalse();
    }

    @Test
    void a_read_only_connection_says_why_nothing_can_be_done() {
        open();
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        select("Archive");
        press(KeyCode.SHIFT, KeyCode.UP);

        assertThat(find("folder-rename", Button.class).isDisabled()).isTrue();
        assertThat(find("folder-move", Button.class).isDisabled()).isTrue();
        assertThat(find("folder-status", Button.class).isDisabled()).isTrue();
        assertThat(find("folder-blocked", Label.class).getText()).contains("read-only");
        press(KeyCode.F2);
        assertThat(exists("folder-edit")).isFalse();
    }

    @Test
    void without_a_list_the_known_videos_begin_with_the_most_viewed() {
        library = new LibraryWindow(new InlineRunner());
        library.services.folders.whole = false;
        library.services.videoService.lists = false;
        Video seldom = VideosViewModelTest.video(1);
        Video often = VideosViewModelTest.video(2);
        library.services.videoService.known = List.of(seldom, often);
        stage = new WindowStage();
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        Awaitility.await().until(() -> exists("video-table"));
        Map<VideoId, Long> views = Map.of(seldom.id(), 1_000L, often.id(), 3_000L);
        Map<VideoId, Long> before = Map.of(seldom.id(), 2_000L, often.id(), 2_000L);
        onFx(() -> models().videos().views(new VideoViews(null, views, before)));
        settle();
        assertThat(changes()).as("as in the ranking").containsExactly("▲ 50.0%", "▼ 50.0%");
        assertThat(onFx(() -> find("library-all", ToggleButton.class).getText()))
                .isEqualTo("Known videos");
        assertThat(onFx(() -> find("library-sort", ComboBox.class).getValue())).isEqualTo("viewed");
    }

    /** The shown changes of views, without the differences, for which there may be no room. */
    private List<String> changes() {
        return onFx(
                () ->
                        find("video-table", Node.class).lookupAll(".change-cell").stream()
                                .map(cell -> ((Labeled) cell).getText())
                                .filter(Objects::nonNull)
                                .map(text -> text.replaceAll(" \\(.*", ""))
                                .sorted()
                                .toList());
    }

    @Test
    void without_a_list_folders_are_added_by_pasting_their_ids() {
        library = new LibraryWindow(new InlineRunner());
        library.services.folders.whole = false;
        stage = new WindowStage();
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        click("folder-add");
        onFx(() -> find("add-known", TextArea.class).setText("see " + id(4) + " and " + id(5)));
        settle();
        int folder = ItemKind.listed().indexOf(ItemKind.FOLDER);
        onFx(() -> find("known-kind", ComboBox.class).getSelectionModel().select(folder));
        settle();
        click("add-known-confirm");

        assertThat(names()).hasSize(2);
        assertThat(exists("folder-note")).isTrue();
        press(KeyCode.F2);
        robot().write("Named now");
        press(KeyCode.ENTER);
        assertThat(gate().bodies()).containsExactly("{\"name\":\"Named now\"}");
    }

    @Test
    void adding_a_video_by_its_id_leaves_the_folders_alone() {
        open();
        int lists = library.services.folders.lists;
        click("folder-add");
        onFx(() -> find("add-known", TextArea.class).setText("video " + id(40)));
        settle();
        click("add-known-confirm");

        assertThat(exists("add-known")).isFalse();
        assertThat(library.services.folders.lists).isEqualTo(lists);
    }

    @Test
    void a_new_folder_is_made_after_its_request_was_shown() {
        developerDetails();
        open();
        gate().nextAnswers(folder(50, "Fresh", 1));
        select("Courses");
        click("folder-create");
        robot().write("Fresh");
        settle();
        click("name-request-show");
        assertThat(find("name-request", Label.class).getText())
                .contains("{\"name\":\"Fresh\",\"parent_folder_id\":\"" + id(1) + "\"}");
        click("confirm-do");

        assertThat(names()).contains("Fresh");
        assertThat(selected()).containsExactly("Fresh");
    }

    @Test
    void the_videos_of_the_selected_folder_are_shown_and_changed() {
        open();
        select("Courses");
        Awaitility.await().until(() -> exists("video-table"));
        TableView<?> videos = find("video-table", TableView.class);
        Awaitility.await().until(() -> onFx(() -> videos.getItems().size() == 5));
        robot().clickOn("#video-table .table-row-cell");
        settle();
        click("video-trash");
        click("confirm-do");
        assertThat(onFx(() -> videos.getItems().size())).isEqualTo(4);

        robot().clickOn("#video-table .table-row-cell");
        settle();
        press(KeyCode.F2);
        robot().write("Better title");
        settle();
        press(KeyCode.ENTER);
        assertThat(gate().bodies().getLast()).isEqualTo("{\"title\":\"Better title\"}");
    }

    @Test
    void the_newest_video_is_first_and_those_without_a_time_are_last() {
        open();
        library.services.videoService.videos.put(
                VideoFilter.in(id(1)),
                List.of(
                        VideosViewModelTest.video(1),
                        VideosViewModelTest.created(2, FakeShell.NOW.minusSeconds(60)),
                        VideosViewModelTest.created(3, FakeShell.NOW)));
        select("Courses");
        Awaitility.await().until(() -> exists("video-table"));
        TableView<?> videos = find("video-table", TableView.class);
        Awaitility.await().until(() -> onFx(() -> videos.getItems().size() == 3));
        assertThat(
                        onFx(
                                () ->
                                        videos.getItems().stream()
                                                .map(row -> ((VideoRow) row).video().title())
                                                .map(Member::orNull)
                                                .toList()))
                .containsExactly("Video 3", "Video 2", "Video 1");
    }

    @Test
    void a_refresh_while_somebody_types_takes_nothing_away() {
        open();
        select("Archive");
        press(KeyCode.F2);
        robot().write("Half a na");
        library.services.folders.set(folder(5, "Archive", null).withActive(Member.of(true)));
        onFx(() -> made.getLast().refresh());
        robot().write("me");
        press(KeyCode.ENTER);

        assertThat(gate().bodies()).containsExactly("{\"name\":\"Half a name\"}");
    }

    @Test
    void how_many_videos_pass_the_filter_is_said_beside_how_many_there_are() {
        open();
        select("Courses");
        takeEffect();
        assertThat(videoCount()).isEqualTo("5");
        click("library-filter");
        click("library-filter-bare");
        settle();
        assertThat(videoCount()).isEqualTo("0 of 5");
    }

    private String videoCount() {
        return onFx(
                () ->
                        robot()
                                .lookup(".video-head .caption")
                                .match(Node::isVisible)
                                .queryAllAs(Label.class)
                                .stream()
                                .map(Label::getText)
                                .filter(text -> text.matches("[0-9].*"))
                                .findFirst()
                                .orElse(""));
    }

    private void select(String name) {
        robot().clickOn(name(name));
        settle();
    }

    private Node name(String name) {
        return robot().lookup("#folder-tree .folder-name .label")
                .match((Node node) -> node instanceof Label label && label.getText().equals(name))
                .match(Node::isVisible)
                .query();
    }

    private List<String> names() {
        return onFx(
                () ->
                        models().tree().rowsProperty().get().stream()
                                .flatMap(row -> row.folder().stream())
                                .map(folder -> folder.name().toOptional().orElse("?"))
                                .toList());
    }

    private List<String> selected() {
        return onFx(
                () ->
                        models().tree().selectedFolders().stream()
                                .map(folder -> models().actions().name(folder))
                                .toList());
    }

    private ChangeMark mark(int folder) {
        return onFx(
                () ->
                        models().tree().rowsProperty().get().stream()
                                .filter(row -> row.key().equals(RowKey.of(id(folder))))
                                .map(FolderRow::mark)
                                .findFirst()
                                .orElseThrow());
    }

    private List<String> texts(String styleClass) {
        return robot().lookup("." + styleClass).queryAll().stream()
                .map(node -> Optional.ofNullable(((Label) node).getText()).orElse(""))
                .toList();
    }
}
